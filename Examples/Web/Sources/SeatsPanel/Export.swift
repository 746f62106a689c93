#if arch(wasm32)
import WebGlue

@_expose(wasm, "answer")
@_cdecl("answer")
func answer(_ count: Int32) -> Int32 { Exchange.answer(count, SeatsPanel.answer) }
#endif
