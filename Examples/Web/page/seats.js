// Families that book seats at once.

import { $, asking, count, facts, h, load, meter } from "./glue.js";

const FAMILIES = 10_000;
let [ask, seed, event] = [null, 1, null];

export async function start() {
  ask = load("seats");
  const [book, cancel] = [mine(() => `book 0 ${whole("seats-mine")}`), mine(() => "cancel 0")];
  $("seats-rush").addEventListener("click", asking("seats", rush, told));
  $("seats-book").addEventListener("click", book);
  $("seats-cancel").addEventListener("click", cancel);
  $("seats-other").addEventListener("click", asking("seats", other, (tell) => tell()));
  show(await open());
  return ask;
}

const whole = (id) => Math.max(0, Math.round(Number($(id).value)) || 0);
const open = () => ask(`open ${whole("seats-capacity")} ${whole("seats-waitlist")} ${$("seats-overtaking").value}`);

async function rush() {
  await open();
  return ask(`rush ${FAMILIES} ${seed++}`);
}

function told(answer) {
  const milliseconds = ask.milliseconds;
  const canceled = answer.outcomes.find(([name]) => name === "canceled")?.[1] ?? 0;
  show(answer);
  const time = milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds);
  $("seats-answer").replaceChildren(h("strong", {}, `${count(answer.commands)} requests in ${time} ms.`),
    ` ${count(answer.taken)} of ${count(answer.capacity)} seats are taken, and ${count(answer.waiting)} families wait.`,
    canceled > 0 ? ` ${count(canceled)} families canceled, and others moved up at once.` : "");
  chart(answer.samples, answer.capacity);
  facts($("seats-facts"), [
    ...answer.outcomes.map(([name, number]) => [name[0].toUpperCase() + name.slice(1), count(number)]),
    ["Counted again, family by family", `${count(answer.counted)} seats, ${answer.counted === answer.taken && answer.taken <= answer.capacity ? "none twice" : "which is wrong"}`],
  ]);
  $("seats-mine-status").textContent = "";
}

/** Asks for the visitor's family, and tells her the answer. */
const mine = (line) => asking("seats", () => ask(line()), (answer) => {
  show(answer);
  const place = answer.mine === null ? "Your family has no seats."
    : answer.mine.place ? `Your family waits at place ${count(answer.mine.place)} for ${answer.mine.seats} seats.`
    : `Your family has ${answer.mine.seats} ${answer.mine.seats === 1 ? "seat" : "seats"}.`;
  $("seats-mine-status").textContent = `Answer: ${answer.outcome}. ${place}`;
});

/** The first family in the field that has seats cancels, and who waits moves up. */
async function other() {
  const before = event;
  const family = before.states.indexOf("1", 1);
  if (family < 1) return () => { $("seats-mine-status").textContent = "No other family has seats."; };
  const answer = await ask(`cancel ${family}`);
  const moved = [...answer.states].filter((state, number) => state === "1" && before.states[number] === "2").length;
  return () => {
    show(answer);
    $("seats-mine-status").textContent = `Family ${count(family)} cancels ${before.sizes[family]} `
      + `${before.sizes[family] === "1" ? "seat" : "seats"}, and ${count(moved)} ${moved === 1 ? "family moves" : "families move"} up. `
      + `${count(answer.waiting)} wait.`;
  };
}

function colors(canvas) {
  const style = getComputedStyle(canvas);
  return Object.fromEntries(["accent", "tint3", "line"].map((name) => [name, style.getPropertyValue(`--${name}`)]));
}

function show(answer) {
  event = answer;
  const canvas = $("seats-field");
  const [context, color] = [canvas.getContext("2d"), colors(canvas)];
  context.clearRect(0, 0, 1000, 1000);
  const { states } = event;
  for (let number = 0; number < FAMILIES; number++) {
    const state = states[number + 1] ?? "0";
    context.fillStyle = state === "1" ? color.accent : state === "2" ? color.tint3 : color.line;
    context.fillRect((number % 100) * 10, Math.floor(number / 100) * 10, 8, 8);
  }
  canvas.setAttribute("aria-label", `A square for each of ${count(FAMILIES)} families: ${count([...states].filter((s) => s === "1").length)} `
    + `have seats, ${count(event.waiting)} wait.`);
  meter("seats-meter", ask);
}

/** Taken seats over the requests, and below them the families that wait. */
function chart(samples, capacity) {
  const canvas = $("seats-chart");
  const [context, color] = [canvas.getContext("2d"), colors(canvas)];
  const [width, half] = [canvas.width, 160];
  context.clearRect(0, 0, width, canvas.height);
  const last = samples.at(-1)[0];
  const waits = Math.max(...samples.map(([, , waiting]) => waiting), 1);
  const area = (fill, value, base, height) => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(0, base);
    for (const sample of samples) context.lineTo((width * sample[0]) / last, base - height * value(sample));
    context.lineTo(width, base);
    context.fill();
  };
  area(color.accent, ([, taken]) => taken / Math.max(capacity, 1), half, half - 44);
  area(color.tint3, ([, , waiting]) => waiting / waits, canvas.height, canvas.height - half - 44);
  context.fillStyle = color.line;
  context.fillRect(0, half, width, 2);
  context.fillRect(0, canvas.height - 2, width, 2);
  canvas.setAttribute("aria-label", `Over ${count(last)} requests, the taken seats rise to ${count(samples.at(-1)[1])}, and the waiting families to ${count(waits)}.`);
}
