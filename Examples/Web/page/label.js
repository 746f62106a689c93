// A label, how it is read, and what that means for a person.

import { $, asking, chip, facts, h, load, meter } from "./glue.js";

const LANGUAGES = {
  en: "English", de: "Deutsch", fr: "Français", es: "Español", it: "Italiano", nl: "Nederlands", pl: "Polski", sv: "Svenska",
};

/** Labels of invented products, each with a word that is in no table. */
const EXAMPLES = {
  en: "Ingredients: wholegrain oats (42%), sugar, palm oil, almonds 8%, milk chocolate chips (sugar, cocoa butter, whole MILK powder, emulsifier: soy lecithin), honey, zorvalin, raising agent (E 500), salt. May contain peanuts and sesame.",
  de: "Zutaten: Weizenmehl, Zucker, Sonnenblumenöl, Haselnüsse (9 %), fettarmer Kakao, Magermilchpulver, Emulgator Lecithine (Soja), Zorvalin, Backtriebmittel Natriumhydrogencarbonat, Salz, Aroma Vanillin. Kann Spuren von Erdnüssen und Ei enthalten.",
  fr: "Ingrédients : farine de blé, beurre (lait) 18 %, sucre, œufs frais, amandes, sirop de glucose, zorvaline, poudre à lever (E 450, E 500), sel, arôme naturel de vanille. Peut contenir des traces de noisettes et de soja.",
  es: "Ingredientes: tomate (60 %), aceite de oliva virgen extra, pimiento rojo, cebolla, vinagre de vino (sulfitos), sal, azúcar, ajo, zorvalina, acidulante (ácido cítrico), especias. Puede contener apio y mostaza.",
  it: "Ingredienti: semola di grano duro, acqua, ricotta (latte) 22%, spinaci 12%, uova, pangrattato (farina di grano tenero, lievito, sale), formaggio grattugiato, zorvalina, noce moscata, correttore di acidità: acido lattico. Può contenere tracce di soia e frutta a guscio.",
  nl: "Ingrediënten: tarwebloem, boter (melk), bruine suiker, eieren, amandelen 6%, glucosestroop, speculaaskruiden, zorvaline, rijsmiddel (natriumcarbonaat), zout. Kan sporen van pinda's en noten bevatten.",
  pl: "Składniki: mąka pszenna, cukier, olej rzepakowy, kakao o obniżonej zawartości tłuszczu 7%, mleko w proszku, jaja, orzechy laskowe, zorwalina, substancja spulchniająca: węglany sodu, sól, aromat. Może zawierać orzeszki ziemne i sezam.",
  sv: "Ingredienser: havregryn 48%, socker, rapsolja, vetemjöl, hasselnötter, skummjölkspulver, zorvalin, emulgeringsmedel (sojalecitin), bakpulver (E 450, E 500), salt. Kan innehålla spår av jordnötter och ägg.",
};

// The order is that of `Allergen.europeanUnion` and `LabelDiet`.
const ALLERGENS = ["Gluten", "Crustaceans", "Eggs", "Fish", "Peanuts", "Soy", "Milk", "Nuts", "Celery", "Mustard", "Sesame", "Sulfites", "Lupin", "Mollusks"];
const DIETS = ["Vegan", "Vegetarian", "Halal", "Kosher", "Keto", "Low FODMAP", "Gluten-free"];
const STATEMENTS = { contains: "Contains", mayContain: "May contain", facility: "Made where there is", freeFrom: "Free from", unread: "Not read" };

let ask = null;
const [avoided, followed] = [new Set([4, 7]), new Set()];

export async function start() {
  ask = load("label");
  $("label-language").append(...Object.entries({ auto: "Any of the eight", ...LANGUAGES }).map(([code, name]) => h("option", { value: code }, name)));
  $("label-examples").append(...Object.entries(LANGUAGES).map(([code, name]) =>
    h("button.chip", { type: "button", lang: code, onclick: () => example(code) }, name)));
  const set = (chosen, number) => (isPressed) => {
    if (isPressed) chosen.add(number);
    else chosen.delete(number);
    show();
  };
  $("label-allergens").append(...ALLERGENS.map((name, number) => chip(name, set(avoided, number), avoided.has(number))));
  $("label-diets").append(...DIETS.map((name, number) => chip(name, set(followed, number))));
  $("label-language").addEventListener("change", show);
  $("label-text").addEventListener("input", show);
  await ($("label-text").value === "" ? example("en") : show());
  prepare();
  return ask;
}

/** A language takes longer the first time, so all are read before somebody asks. */
async function prepare() {
  for (const code of Object.keys(LANGUAGES)) await ask(`read ${code} - -`, " ");
  $("label").classList.add("is-prepared");
}

function example(code) {
  $("label-text").value = EXAMPLES[code];
  $("label-language").value = code;
  return show();
}

let [text, language] = ["", "en"];
const show = asking("label", () => {
  const list = (chosen) => [...chosen].sort((a, b) => a - b).join(",") || "-";
  [text, language] = [$("label-text").value, $("label-language").value];
  return ask(`read ${language} ${list(avoided)} ${list(followed)}`, text || " ");
}, draw);

function draw(answer) {
  $("label-text").lang = language === "auto" ? "" : language;
  for (const button of $("label-examples").children) {
    button.setAttribute("aria-pressed", String(EXAMPLES[button.lang] === text));
  }
  meter("label-meter", ask);
  $("label-verdict").className = `verdict ${answer.severity}`;
  $("label-verdict").replaceChildren(h("strong", {}, answer.verdict),
    h("ul", {}, ...answer.causes.slice(0, 8).map(([severity, cause]) => h(`li.${severity}`, {}, cause))));
  $("label-reading").replaceChildren(...reading(text, answer.reports.flatMap((report) => report.rows)));
  $("label-reading").lang = answer.reports[0].language;
  $("label-tree").replaceChildren(...answer.reports.map((report) => tree(report, answer.reports.length > 1)));
  const names = (key) => [...new Set(answer.reports.flatMap((report) => report[key]))].join(", ");
  const [read, all] = ["recognized", "mentions"].map((key) => answer.reports.reduce((sum, report) => sum + report[key], 0));
  const diets = (status) => DIETS.filter((_, number) => answer.reports.every((report) => report.diets[number] === status)).join(", ");
  facts($("label-facts"), [
    ["Names read", all > 0 ? `${read} of ${all}` : null], ["Language", answer.reports.map((report) => LANGUAGES[report.language]).join(", ")],
    ["Allergens", names("allergens") || "none found"], ["Traces", names("traces")], ["Usually with", names("probable")],
    ["Additives", names("additives")], ["Suits", diets(1)], ["Does not suit", diets(3)],
  ]);
  $("label-note").textContent = answer.disclaimer;
}

/** The text of the label, in which each name has a mark. */
function reading(text, rows) {
  const [bytes, decoder] = [new TextEncoder().encode(text), new TextDecoder()];
  const parts = [];
  let place = 0;
  for (const [, start, end, statement, , known, isCorrected] of [...rows].sort((a, b) => a[1] - b[1])) {
    if (start < place || end <= start) continue;
    parts.push(decoder.decode(bytes.subarray(place, start)));
    const kind = known === null || statement === "unread" ? "unread" : statement !== "ingredients" ? "statement" : isCorrected ? "corrected" : "read";
    parts.push(h(`mark.${kind}`, { title: kind === "unread" ? "Nobody read this" : known }, decoder.decode(bytes.subarray(start, end)),
      kind === "unread" ? h("span.hidden", {}, " (not read)") : null));
    place = end;
  }
  parts.push(decoder.decode(bytes.subarray(place)));
  return parts;
}

/** The ingredients and their parts, and then the statements. */
function tree(report, hasLanguage) {
  const items = hasLanguage ? [h("li.title", {}, LANGUAGES[report.language])] : [];
  let statement = "ingredients";
  for (const [depth, , , kind, name, known, , share, additive] of report.rows) {
    if (kind !== statement && depth === 0) items.push(h("li.title", {}, STATEMENTS[kind] ?? ""));
    if (depth === 0) statement = kind;
    const bounds = share === null ? "" : amount(share);
    items.push(h(`li.d${Math.min(depth, 4)}${known === null ? ".unread" : ""}`, {},
      h("span", { lang: report.language }, name), h("span.known", {}, known === null ? "not read" : known.toLowerCase() === name.toLowerCase() ? "" : known),
      h("span.amount", {}, bounds || additive || "")));
  }
  return h("ul", { "aria-label": hasLanguage ? `Ingredients, ${LANGUAGES[report.language]}` : "Ingredients" }, ...items);
}

function amount([low, high]) {
  const [least, most] = [Math.round(low), Math.round(high)];
  return least === most ? `${least} %` : `${least}–${most} %`;
}
