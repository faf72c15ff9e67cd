/** Plays a deal on by itself: one timer at a time, and none while it stands still. */

/** Milliseconds between two steps. @type {Record<string, number>} */
export const PAUSES = { slow: 2600, normal: 1400, fast: 600 };

export class Player {
  /**
   * @param {{ isWatched: () => boolean, step: () => boolean, pause: () => number, stopped: () => void }} hooks
   *   isWatched: whether anyone can see it; step: goes one on, and says whether there is more;
   *   pause: until the next step; stopped: it came to the end, or nobody watches
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Step now, then again after each pause. */
  play() {
    this.stop();
    const { isWatched, step, pause, stopped } = this.hooks;
    if (isWatched() && step()) this.timer = setTimeout(() => this.play(), pause());
    else stopped();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
