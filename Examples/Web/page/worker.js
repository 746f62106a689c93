// A module of WebAssembly in a thread of its own, which answers one question after another.

const name = new URLSearchParams(location.search).get("module");
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const module = fetch(`${name}.wasm`).then(async (response) => {
  const bytes = await response.arrayBuffer();
  return { size: bytes.byteLength, ...(await WebAssembly.instantiate(bytes, {})).instance.exports };
});

onmessage = async ({ data: [number, text] }) => {
  const { size, memory, room, reply, answer } = await module;
  const start = performance.now();
  const question = encoder.encode(text);
  const place = room(question.length);
  new Uint8Array(memory.buffer, place, question.length).set(question);
  const count = answer(question.length);
  const json = decoder.decode(new Uint8Array(memory.buffer, reply(), count));
  postMessage([number, json, performance.now() - start, size]);
};
