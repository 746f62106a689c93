// A map of markets, with filters, a search, and the hours.

import { $, asking, chip, count, h, load, meter } from "./glue.js";

// The order of both is that of the script `markets`.
const LABELS = ["Cards", "SNAP", "WIC", "Organic", "Vegetables", "Fruit", "Eggs", "Honey", "Bread", "Cheese", "Meat", "Flowers", "Coffee"];
const ZONES = ["New_York", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage", "Honolulu", "Puerto_Rico"];
const SHOWN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12];

let ask = null;
let markets = [];
let labels = 0;
let isOpen = false;
let selected = -1;
let [answer, times, isNewSearch, isPrepared] = [null, [], false, false];
/** The middle in units of the world, which is 1 wide, and the pixels that the world is wide. */
const view = { x: 0.23, y: 0.38, size: 1600 };

const mercator = (latitude) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
const latitudeOf = (y) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90;
const xOf = (longitude) => (longitude + 180) / 360;
const millionths = (degrees) => Math.round(degrees * 1e6);
const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

export async function start() {
  const table = fetch("markets.txt").then((response) => response.text());
  ask = load("places");
  const [head, ...lines] = (await table).trimEnd().split("\n");
  $("places-source").textContent = head.split("\t")[1];
  ask("load", lines.join("\n"));
  markets = lines.map((line) => {
    const [latitude, longitude, title, city, state, zone] = line.split("\t");
    return { title, city, state, zone: Number(zone), x: xOf(longitude / 1e6), y: mercator(latitude / 1e6) };
  });
  $("places-intro").textContent = `${count(markets.length)} farmers`;
  $("places-filters").append(
    chip("Open now", (isPressed) => { isOpen = isPressed; refresh(); }),
    ...SHOWN.map((bit) => chip(LABELS[bit], (isPressed) => { labels = isPressed ? labels | (1 << bit) : labels & ~(1 << bit); refresh(); })));
  $("places-text").addEventListener("input", () => { isNewSearch = true; refresh(); });
  $("places-time").addEventListener("input", () => refresh());
  $("places-in").addEventListener("click", () => zoom(2));
  $("places-out").addEventListener("click", () => zoom(0.5));
  $("places-all").addEventListener("click", () => { fitAll(); refresh(); });
  listen($("places-map"));
  new ResizeObserver(() => refresh()).observe($("places-map"));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => refresh());
  fitAll();
  await refresh();
  prepare();
  return ask;
}

/** Reads what is not needed for the first map, in parts, so that no question waits for long. */
async function prepare() {
  await ask("words");
  for (let read = 0; read < markets.length;) ({ count: read } = await ask("hours 200"));
  isPrepared = true;
  await refresh();
  $("places").classList.add("is-prepared");
}

/** Moves the map to the mainland. */
function fitAll() {
  fit([xOf(-125), xOf(-66.5)], [mercator(49.5), mercator(24.5)]);
}

function fit([west, east], [north, south]) {
  const map = $("places-map");
  view.size = clamp(Math.min(map.clientWidth / (east - west || 1e-9), map.clientHeight / (south - north || 1e-9)) * 0.97, 500, 2 ** 22);
  [view.x, view.y] = [(west + east) / 2, (north + south) / 2];
}

/** Moves the map to what a search found. */
function fitTo({ around, total }) {
  if (!around || total > 1000) return fitAll();
  const [south, west, north, east] = around;
  if (west <= east) fit([xOf(west), xOf(east)], [mercator(north), mercator(south)]);
}

function zoom(factor, x = 0, y = 0) {
  const size = clamp(view.size * factor, 500, 2 ** 22);
  // The point under the pointer stays there.
  view.x += x / view.size - x / size;
  view.y += y / view.size - y / size;
  view.size = size;
  refresh();
}

function pan(x, y) {
  view.x = clamp(view.x + x / view.size, 0, 1);
  view.y = clamp(view.y + y / view.size, 0.1, 0.9);
  refresh();
}

function listen(map) {
  const pointers = new Map();
  map.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("button")) {
      pointers.set(event.pointerId, event);
      map.setPointerCapture(event.pointerId);
    }
  });
  map.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const other = [...pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) {
      const distance = (a) => Math.hypot(a.clientX - other.clientX, a.clientY - other.clientY) || 1;
      zoom(distance(event) / distance(last), ...offset(map, other));
    } else {
      pan(last.clientX - event.clientX, last.clientY - event.clientY);
    }
    pointers.set(event.pointerId, event);
  });
  for (const name of ["pointerup", "pointercancel"]) map.addEventListener(name, (event) => pointers.delete(event.pointerId));
  map.addEventListener("dblclick", (event) => { if (!event.target.closest("button")) zoom(2, ...offset(map, event)); });
  map.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(2 ** (-event.deltaY / 400), ...offset(map, event));
  }, { passive: false });
  map.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-80, 0], ArrowRight: [80, 0], ArrowUp: [0, -80], ArrowDown: [0, 80] }[event.key];
    if (step) pan(...step);
    else if (event.key === "+" || event.key === "=") zoom(2);
    else if (event.key === "-") zoom(0.5);
    else return;
    event.preventDefault();
  });
}

function offset(map, { clientX, clientY }) {
  const box = map.getBoundingClientRect();
  return [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
}

const clocks = ZONES.map((zone) => new Intl.DateTimeFormat("sv-SE", {
  timeZone: zone === "Honolulu" ? "Pacific/Honolulu" : `America/${zone}`, dateStyle: "short", timeStyle: "short",
}));

/** The time in each zone, now or as it is in the field. */
function timesNow() {
  const chosen = $("places-time").value.slice(0, 16);
  return clocks.map((clock) => chosen || clock.format(new Date()).replace(" ", "T"));
}

/** Asks for what the map shows. */
function find() {
  const map = $("places-map");
  const [west, east] = [-1, 1].map((side) => clamp(view.x + (side * map.clientWidth) / 2 / view.size, 0, 1) * 360 - 180);
  const [north, south] = [-1, 1].map((side) => clamp(latitudeOf(view.y + (side * map.clientHeight) / 2 / view.size), -85, 85));
  // Cells of 46 to 92 pixels, in steps, so that clusters stay while the map moves.
  const cell = 2 ** Math.ceil(Math.log2((360 * 46) / view.size));
  const text = $("places-text").value.replaceAll("\n", " ");
  times = timesNow();
  return ask(`find ${[south, west, north, east, cell].map(millionths).join(" ")} ${labels} ${Number(isOpen)}`, [text, ...times].join("\n"));
}

const refresh = asking("places", async () => {
  const found = await find();
  if (!isNewSearch) return found;
  isNewSearch = false;
  fitTo(found);
  return find();
}, async (found) => {
  answer = found;
  meter("places-meter", ask);
  draw();
  await list();
});

function draw() {
  const map = $("places-map");
  const [width, height] = [map.clientWidth, map.clientHeight];
  const canvas = map.querySelector("canvas");
  const scale = window.devicePixelRatio;
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  }
  const [context, style] = [canvas.getContext("2d"), getComputedStyle(map)];
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const at = (place) => [(place.x - view.x) * view.size + width / 2, (place.y - view.y) * view.size + height / 2];
  context.fillStyle = style.getPropertyValue("--tint3");
  const side = view.size > 20_000 ? 4 : 2.5;
  for (const number of answer.shown) {
    const [x, y] = at(markets[number]);
    context.fillRect(x - side / 2, y - side / 2, side, side);
  }
  const pins = answer.pins.map(([[latitude, longitude], number, id, box]) => {
    const [x, y] = at({ x: xOf(longitude), y: mercator(latitude) });
    const radius = number === 1 ? 6 : Math.min(8 + 0.8 * Math.sqrt(number), 22);
    return { x, y, radius, number, id, box };
  }).filter(({ x, y, radius }) => x > -radius && y > -radius && x < width + radius && y < height + radius)
    // A small pin stands before a large one.
    .sort((a, b) => b.number - a.number);
  if (view.size > 9000) names(context, style, answer.shown.map((number) => ({ ...markets[number], at: at(markets[number]) })), pins);
  map.querySelector(".pins").replaceChildren(...pins.map(({ x, y, radius, number, id, box }) => h(
    `button.pin${number === 1 ? ".single" : ""}`, {
      type: "button", tabindex: "-1", style: { left: `${x}px`, top: `${y}px`, width: `${2 * radius}px`, height: `${2 * radius}px` },
      "aria-label": number === 1 ? markets[id].title : `${count(number)} markets`,
      onclick: () => (number === 1 ? select(id) : zoomTo(box)),
    }, number > 1 ? (number > 999 ? `${(number / 1000).toFixed(1)}k` : String(number)) : "")), ...here(at));
}

/** A ring around the selected market, which may be one of many in a pin. */
function here(at) {
  if (selected < 0) return [];
  const [x, y] = at(markets[selected]);
  return [h("span.here", { style: { left: `${x}px`, top: `${y}px` } })];
}

/** Writes the names of the cities with the most markets, where no pin and no other name is. */
function names(context, style, shown, pins) {
  const cities = Map.groupBy(shown.filter(({ city }) => city !== ""), ({ city, state }) => `${city}, ${state}`);
  const taken = pins.map(({ x, y, radius }) => [x, y, radius, radius]);
  context.font = "12px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = style.getPropertyValue("--ink");
  for (const places of [...cities.values()].sort((a, b) => b.length - a.length).slice(0, 40)) {
    const [x, middle] = [0, 1].map((axis) => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length);
    const half = context.measureText(places[0].city).width / 2 + 4;
    const y = [22, -22, 34, -34].map((offset) => middle + offset).find((y) => !taken.some(
      ([otherX, otherY, width, height]) => Math.abs(x - otherX) < half + width && Math.abs(y - otherY) < 9 + height));
    if (y === undefined) continue;
    taken.push([x, y, half, 9]);
    context.fillText(places[0].city, x, y);
  }
}

function zoomTo([south, west, north, east]) {
  const before = view.size;
  fit([xOf(west), xOf(east)], [mercator(north), mercator(south)]);
  view.size = Math.max(view.size, Math.min(before * 2, 2 ** 22));
  refresh();
}

const weekday = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "short" });
const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
const clock = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", hour: "numeric", minute: "2-digit" });

/** The words for a state of the hours: whether it is open, and until when. */
function words(state, zone) {
  if (!state) return ["none", isPrepared ? "Hours unknown" : "…"];
  const [kind, next] = state;
  const time = next && new Date(`${next}Z`);
  const hour = time && clock.format(time).replace(":00", "").replace("12 PM", "noon");
  if (kind === "open") return ["open", hour ? `Open until ${hour}` : "Open"];
  if (kind === "unknown") return ["none", "Hours not certain"];
  if (!time) return ["closed", "Closed"];
  const away = (time - new Date(`${times[zone]}Z`)) / 86_400_000;
  return ["closed", away < 6.5 ? `Opens ${weekday.format(time)} ${hour}` : `Opens ${day.format(time)}`];
}

async function list() {
  const hours = selected >= 0 ? await week(selected) : null;
  const { total, shown, corrected } = answer;
  const text = $("places-text").value.trim();
  const status = total === 0 ? "No market matches." : `${count(total)} ${total === 1 ? "market" : "markets"}, ${count(shown.length)} on the map.`;
  $("places-status").textContent = (corrected ? `Results for “${corrected}”. ` : "") + status
    + (text && text.length < 3 ? " A search needs three letters." : "");
  $("places-list").replaceChildren(...answer.list.map(([number, meters, state]) => {
    const market = markets[number];
    const [kind, text] = words(state, market.zone);
    const miles = meters / 1609.344;
    const isSelected = number === selected;
    return h("li", {}, h("button.row", { type: "button", "aria-expanded": String(isSelected), onclick: () => select(isSelected ? -1 : number, true) },
      h("span.name", {}, market.title), h(`span.hours.${kind}`, {}, text),
      h("span.where", {}, [market.city, market.state].filter(Boolean).join(", ")),
      h("span.far", {}, `${miles < 10 ? miles.toFixed(1) : count(Math.round(miles))} mi`)), isSelected && hours);
  }));
}

/** Shows a market in the list, and moves the map if it is not there. */
async function select(number, isFromList = false) {
  selected = number;
  if (number >= 0 && (isFromList ? !answer.shown.includes(number) : true)) [view.x, view.y] = [markets[number].x, markets[number].y];
  await refresh();
  const row = $("places-list").querySelector("[aria-expanded='true']");
  row?.scrollIntoView({ block: "nearest" });
  if (isFromList) (row ?? $("places-list").querySelector("button"))?.focus();
}

async function week(number) {
    const { week } = await ask(`market ${number} ${times[markets[number].zone]}`);
  if (week.length === 0) return h("p.week", {}, "The directory has no hours of this market.");
  return h("dl.week", {}, ...week.flatMap(([days, hours]) => [h("dt", {}, days), h("dd", {}, hours)]));
}
