import Foundation

/// Returns how many times a second the disk of a folder flushes a page, which nothing that commits once can exceed.
func flushesPerSecond(in folder: String) -> Double {
  let file = open(folder + "/probe", O_RDWR | O_CREAT | O_TRUNC, 0o600)
  defer { close(file) }
  #if canImport(Darwin)
  let flush = fsync
  #else
  let flush = fdatasync
  #endif
  let page = [UInt8](repeating: 7, count: 8192)
  let start = DispatchTime.now().uptimeNanoseconds
  var count = 0.0
  while true {
    guard pwrite(file, page, page.count, 0) == page.count, flush(file) == 0 else { return 0 }
    count += 1
    let time = DispatchTime.now().uptimeNanoseconds - start
    if time > 1_000_000_000 { return count * 1e9 / Double(time) }
  }
}
