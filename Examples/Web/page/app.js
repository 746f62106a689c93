// Each panel loads its module when it comes near the screen.

import * as places from "./places.js";
import * as label from "./label.js";
import * as cycle from "./cycle.js";
import * as seats from "./seats.js";

document.documentElement.classList.add("is-served");
const panels = { places, label, cycle, seats };
/** What each panel asks, for tests. */
window.asks = {};

const starts = {};
function start(id) {
  starts[id] ??= panels[id].start().then((ask) => {
    window.asks[id] = ask;
    document.getElementById(id).classList.add("is-ready");
    performance.mark(`ready:${id}`);
  });
  return starts[id];
}
window.startPanel = start;

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) start(entry.target.id);
  }, { rootMargin: "120px 0px" });
for (const id of Object.keys(panels)) observer.observe(document.getElementById(id));
