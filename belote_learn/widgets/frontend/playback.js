/** A deal that plays by itself, as one view shows it; anybody's wish stops it. */

import { PAUSES, Player } from "./player.js";
import { clamp } from "./state.js";

/** @typedef {import("./widget.js").TableView} TableView */

export class Playback {
  /** @param {TableView} view */
  constructor(view) {
    this.view = view;
    /** The step that playing by itself went to; another one is somebody's wish. */
    this.expected = -1;
    this.player = new Player({
      isWatched: () => view.root.isConnected && !view.root.ownerDocument.hidden,
      step: () => this.step(),
      pause: () => PAUSES[view.local.speed],
      stopped: () => this.halt(),
    });
  }

  /** Play on, from the start when the end is reached; or stop that. */
  toggle() {
    const { view } = this;
    if (view.local.playing) return this.halt();
    const scene = view.scene();
    const atEnd = scene?.index === (scene?.view.frames.length ?? 0) - 1;
    view.local = { ...view.local, playing: true, held: true };
    this.expected = atEnd ? -1 : (scene?.index ?? -1);
    this.player.play();
  }

  /** @returns {boolean} whether there is more to play: not past a question */
  step() {
    const { view } = this;
    const last = (view.scene()?.view.frames.length ?? 0) - 1;
    this.expected = clamp(this.expected + 1, last);
    view.goto(this.expected);
    return view.local.playing && this.expected < last && !view.scene()?.veil;
  }

  /** The step changed: is it still ours? */
  follow() {
    if (this.view.local.playing && this.view.scene()?.index !== this.expected) this.halt();
  }

  /** Stop, if it plays. */
  halt() {
    this.player.stop();
    if (this.view.local.playing) this.view.update({ playing: false });
  }

  end() {
    this.player.stop();
  }
}
