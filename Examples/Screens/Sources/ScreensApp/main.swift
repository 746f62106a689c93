#if os(Linux)
import Foundation

// Without SwiftUI, the stores show what their screens say, in a folder that the next run finds again.
let folder = CommandLine.arguments.dropFirst().first ?? "\(NSTemporaryDirectory())/screens"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
try await Walk(in: folder).run()
#else
import Screens

ScreensApp.main()
#endif
