// What a notebook does for a widget, without a notebook: a model, its views, and the listeners
// they leave behind. `pySave` and `pySend` reach the Python object.
(() => {
  /**
   * Listeners that the widget put where they outlive its nodes, and on any node while it is put up,
   * and did not take away.
   */
  const alive = new Set();
  let hasBegun = false;
  let isMounting = false;
  const outlives = (target) =>
    [window, document, document.documentElement, document.body].includes(target) || target instanceof MediaQueryList;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const isOurs = hasBegun && (outlives(this) || (isMounting && this instanceof Node));
    // messages are heard by axe, which comes later
    if (isOurs && type !== "message" && !options?.signal?.aborted) {
      const entry = { target: this, type, listener };
      const forget = () => alive.delete(entry);
      alive.add(entry);
      if (options?.signal) addEventListener.call(options.signal, "abort", forget, { once: true });
      if (options?.once) addEventListener.call(this, type, forget, { once: true });
    }
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    for (const entry of alive) {
      if (entry.target === this && entry.type === type && entry.listener === listener) alive.delete(entry);
    }
    return removeEventListener.call(this, type, listener, options);
  };

  const subscribers = {};
  const dirty = new Set();
  let data = {};
  const emit = (event, ...args) => [...(subscribers[event] ?? [])].forEach((one) => one(...args));
  const put = (name, value) => {
    if (JSON.stringify(data[name]) === JSON.stringify(value)) return;
    data[name] = value;
    emit(`change:${name}`);
  };
  const take = (answer) => {
    for (const [name, value] of Object.entries(answer?.state ?? {})) put(name, value);
    for (const message of answer?.messages ?? []) emit("msg:custom", message, []);
  };
  const model = {
    get: (name) => data[name],
    set: (name, value) => (dirty.add(name), put(name, value)),
    save_changes: () => {
      const changes = Object.fromEntries([...dirty].map((name) => [name, data[name]]));
      dirty.clear();
      pySave(changes).then(take);
    },
    send: (content) => pySend(content).then(take),
    on: (event, one) => (subscribers[event] ??= []).push(one),
    off: (event, one) => (subscribers[event] = (subscribers[event] ?? []).filter((other) => other !== one)),
  };

  globalThis.belote = {
    take,
    model,
    forge: (state) => pySave(state).then(take),
    async mount(state, esm, css, roots) {
      data = structuredClone(state);
      const style = document.createElement("style");
      style.textContent = css;
      document.head.append(style);
      const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
      const widget = (await import(url)).default;
      hasBegun = isMounting = true;
      this.ends = await Promise.all(
        roots.map((id) => widget.render({ model, el: document.getElementById(id), signal: new AbortController().signal })),
      );
      isMounting = false;
    },
    async unmount() {
      for (const end of this.ends) await end?.();
      const left = Object.values(subscribers).flat().length;
      return { model: left, page: alive.size, nodes: document.querySelectorAll(".belote").length };
    },
  };
})();
