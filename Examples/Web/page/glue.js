// A module of WebAssembly, and the few helpers that all panels share.

/** Starts a module in a thread of its own, and returns a function that asks it a question. */
export function load(name) {
  const worker = new Worker(`worker.js?module=${name}`);
  const waiting = new Map();
  let number = 0;
  const ask = (line, text = "") => new Promise((resolve) => {
    waiting.set(++number, resolve);
    worker.postMessage([number, text === "" ? line : `${line}\n${text}`]);
  });
  worker.onmessage = ({ data: [answered, json, milliseconds, bytes] }) => {
    Object.assign(ask, { json, milliseconds, bytes });
    waiting.get(answered)(JSON.parse(json));
    waiting.delete(answered);
  };
  return ask;
}

/**
 * Returns a function by which a panel asks `question` and shows the answer.
 *
 * While an answer is awaited, any number of calls lead to one more question.
 */
export function asking(name, question, show) {
  let [running, isAskedAgain] = [null, false];
  const run = async () => {
    do {
      isAskedAgain = false;
      const began = lastEvent;
      lastEvent = 0;
      await show(await question());
      // For the test of times: from what the person did to what the page shows.
      if (began > 0) performance.measure(`shown:${name}`, { start: began, end: performance.now() });
    } while (isAskedAgain);
    running = null;
  };
  return () => {
    if (running) isAskedAgain = true;
    else running = run();
    return running;
  };
}

let lastEvent = 0;
for (const type of ["pointerdown", "pointermove", "pointerup", "click", "keydown", "input", "change", "wheel"]) {
  addEventListener(type, (event) => { lastEvent = event.timeStamp; }, { capture: true, passive: true });
}

/** Returns the element with an ID. */
export const $ = (id) => document.getElementById(id);

/** Makes an element of a tag and classes, such as `li.row`, with attributes, listeners, and children. */
export function h(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [rule, text] of Object.entries(value)) element.style.setProperty(rule, text);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Makes a button that is pressed or not, and calls `change` with its new state. */
export function chip(text, change, isPressed = false) {
  const button = h("button.chip", { type: "button", "aria-pressed": String(isPressed) }, text);
  button.addEventListener("click", () => {
    const isNowPressed = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(isNowPressed));
    change(isNowPressed);
  });
  return button;
}

/** Fills a list of terms; a fact without a value is left out. */
export function facts(list, rows) {
  list.replaceChildren(...rows.filter(([, value]) => value).flatMap(([term, value]) => [h("dt", {}, term), h("dd", {}, value)]));
}

export const count = new Intl.NumberFormat("en-US").format;
export const percent = (share) => (share > 0 && share < 0.005 ? "< 1 %" : share < 1 && share >= 0.995 ? "> 99 %" : `${Math.round(100 * share)} %`);

/** Shows the size of a panel's module and the time of its latest answer. */
export function meter(id, ask) {
  const time = ask.milliseconds < 10 ? ask.milliseconds.toFixed(1) : Math.round(ask.milliseconds);
  $(id).textContent = `${count(Math.round(ask.bytes / 1000))} KB of WebAssembly. The last answer took ${time} ms.`;
}
