// A calendar of bleeding, and what comes next.

import { $, asking, count, facts, h, load, meter, percent } from "./glue.js";

const DAY = 86_400_000;
const iso = (time) => new Date(time).toISOString().slice(0, 10);
const time = (text) => Date.parse(`${text}T00:00Z`);
const form = (options) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
  // A month and its day stay on one line.
  return (date) => format.format(time(date)).replace(/ (\d)/g, "\u00a0$1");
};
const [short, long, monthName] = [
  form({ month: "short", day: "numeric" }), form({ weekday: "long", month: "long", day: "numeric" }),
  form({ month: "long", year: "numeric" }),
];

const months = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", year: "numeric" });

const now = new Date();
const today = iso(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
const bleeding = new Set();
// A phone has no room for the month before.
const narrow = matchMedia("(max-width: 900px)");
const monthCount = () => (narrow.matches ? 2 : 3);
const startMonth = () => monthOf(today, narrow.matches ? 0 : -1);
let [ask, firstMonth, focused] = [null, startMonth(), today];

/** The first day of the month that is a number of months after that of a date. */
function monthOf(date, months) {
  const day = new Date(time(date));
  return iso(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
}

/** Seven periods, which began so many days ago, each with its number of days. */
const EXAMPLE = [[13, 5], [40, 5], [68, 5], [98, 5], [125, 6], [155, 5], [184, 5]];

function log(example) {
  bleeding.clear();
  for (const [ago, length] of example) {
    for (let day = 0; day < length; day++) bleeding.add(iso(time(today) - (ago - day) * DAY));
  }
  [firstMonth, focused] = [startMonth(), today];
  return show();
}

export async function start() {
  ask = load("cycle");
  $("cycle-logs").append(
    h("button.chip", { type: "button", onclick: () => log(EXAMPLE) }, "Seven periods"),
    h("button.chip", { type: "button", onclick: () => log(EXAMPLE.filter(([ago]) => ago !== 98)) }, "One of them forgotten"),
    h("button.chip", { type: "button", onclick: () => log([]) }, "Nothing yet"));
  $("cycle-age").addEventListener("input", () => show());
  const turn = (months) => () => {
    firstMonth = monthOf(firstMonth, months);
    focused = firstMonth;
    show();
  };
  $("cycle-before").addEventListener("click", turn(-1));
  $("cycle-after").addEventListener("click", turn(1));
  $("cycle-months").addEventListener("keydown", move);
  narrow.addEventListener("change", () => show());
  await log(EXAMPLE);
  return ask;
}

/** Moves from day to day by the arrow keys. */
function move(event) {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
  if (!days) return;
  event.preventDefault();
  focused = iso(time(focused) + days * DAY);
  if (focused < firstMonth) firstMonth = monthOf(focused, 0);
  if (focused > lastDay()) firstMonth = monthOf(focused, 1 - monthCount());
  show().then(() => $("cycle-months").querySelector("[tabindex='0']")?.focus());
}

const show = asking("cycle", () => {
  const age = Math.round(Number($("cycle-age").value)) || 0;
  return ask(`forecast ${today} ${firstMonth} ${lastDay()} ${age}`, [...bleeding].sort().join("\n"));
}, draw);

const lastDay = () => iso(time(monthOf(firstMonth, monthCount())) - DAY);

function draw(answer) {
  meter("cycle-meter", ask);
  if (answer.problem) {
    $("cycle-answer").textContent = answer.problem;
    return;
  }
  $("cycle-range").textContent = months.formatRange(time(firstMonth), time(lastDay()));
  const hadFocus = $("cycle-months").contains(document.activeElement);
  $("cycle-months").replaceChildren(...Array.from({ length: monthCount() }, (_, number) => month(monthOf(firstMonth, number), answer)));
  if (hadFocus) $("cycle-months").querySelector("[tabindex='0']")?.focus();
  tell(answer);
}

/** A table of the weeks of a month, from Sunday on. */
function month(first, answer) {
  const next = monthOf(first, 1);
  const weeks = [];
  for (let day = time(first) - new Date(time(first)).getUTCDay() * DAY; day < time(next); day += 7 * DAY) {
    weeks.push(h("tr", {}, ...[0, 1, 2, 3, 4, 5, 6].map((number) => {
      const date = iso(day + number * DAY);
      return h("td", {}, date >= first && date < next && cell(date, answer.days[(time(date) - time(firstMonth)) / DAY]));
    })));
  }
  const head = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  return h("table.month", {}, h("caption", {}, monthName(first)),
    h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col", abbr: name }, name[0])))), h("tbody", {}, ...weeks));
}

function cell(date, [period, fertile, , isLogged]) {
  const isBleeding = bleeding.has(date);
  const shown = Math.round(100 * period);
  const words = [long(date)];
  if (date === today) words.push("today");
  if (isBleeding) words.push("bleeding logged");
  else if (shown > 0) words.push(`period ${shown} %`);
  if (!isLogged && fertile >= 0.005) words.push(`fertile ${Math.round(100 * fertile)} %`);
  const strength = isBleeding ? "" : period >= 0.75 ? ".s4" : period >= 0.5 ? ".s3" : period >= 0.25 ? ".s2" : period >= 0.04 ? ".s1" : "";
  return h(`button.day${strength}${isBleeding ? ".logged" : ""}${date === today ? ".today" : ""}`,
    {
      type: "button", "aria-pressed": String(isBleeding), "aria-label": words.join(", "), tabindex: date === focused ? "0" : "-1",
      onclick: () => {
        if (!bleeding.delete(date)) bleeding.add(date);
        focused = date;
        show();
      },
    },
    h("b", {}, String(Number(date.slice(8)))), h("i", {}, !isBleeding && shown > 0 ? `${shown}%` : ""),
    fertile >= 0.03 && !isLogged ? h("u", { style: { width: `${Math.round(100 * fertile)}%` } }) : null);
}

function tell(answer) {
  $("cycle-answer").replaceChildren(
    answer.cycles.length === 0 && answer.cycleDay === null ? "Without a log, this is a random day of a cycle. " : "",
    "The next period is expected ", h("strong", {}, `around ${short(answer.median)}`), `, and with 80 % between ${short(answer.low)} and ${short(answer.high)}.`);
  $("cycle-questions").replaceChildren(
    ...answer.missed.map(([start, length, share]) => h("p.question", {},
      `Did you forget a period? ${length} days from ${short(start)} are probably two cycles (${percent(share)}).`)),
    ...answer.questions.map(([kind, date, share]) => h("p.question", {}, {
      missed: `Did you forget a period around ${short(date)}? (${percent(share)})`,
      other: `Was the bleeding of ${short(date)} a period? It was probably other bleeding (${percent(share)}).`,
      nothing: `Nothing has been logged since ${short(date)}. When was the latest period?`,
    }[kind])));
  const most = Math.max(...answer.starts.map(([, share]) => share));
  const bars = answer.starts.slice(0, 24);
  $("cycle-starts").replaceChildren(...bars.map(([date, share]) => h(`div.bar${date >= answer.low && date <= answer.high ? ".likely" : ""}`, {},
    h("span", {}, share >= 0.01 ? String(Math.round(100 * share)) : ""), h("div", { style: { height: `${(100 * share) / most}%` } }),
    h("small", {}, String(Number(date.slice(8)))))));
  $("cycle-starts-text").textContent = bars.map(([date, share]) => `${short(date)}: ${percent(share)}`).join("; ");
  facts($("cycle-facts"), [
    ["Day of the cycle", answer.cycleDay === null ? null : count(answer.cycleDay)],
    ["Logged cycles", answer.cycles.map(([, length]) => length).join(", ") + (answer.cycles.length > 0 ? " days" : "")],
    ["Their mean", answer.meanLength === null ? null : `${answer.meanLength.toFixed(1)} days`],
    ["Fertile today", percent(answer.fertileToday)],
  ]);
  $("cycle-note").textContent = answer.disclaimer;
}
