// What a notebook does for a widget, without a notebook: a model, its views, and the listeners
// they leave behind. `pySave` and `pySend` reach the Python object.
(() => {
  /** Listeners put on the page by the widget and not taken away. */
  const alive = new Set();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (globalThis.watching && (this instanceof Node || this === window)) {
      const entry = { target: this, type, listener };
      alive.add(entry);
      options?.signal?.addEventListener("abort", () => alive.delete(entry), { once: true });
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
      globalThis.watching = true;
      this.ends = await Promise.all(
        roots.map((id) => widget.render({ model, el: document.getElementById(id), signal: new AbortController().signal })),
      );
      globalThis.watching = false;
    },
    async unmount() {
      for (const end of this.ends) await end?.();
      const left = Object.values(subscribers).flat().length;
      return { model: left, page: alive.size, nodes: document.querySelectorAll(".belote").length };
    },
  };
})();
