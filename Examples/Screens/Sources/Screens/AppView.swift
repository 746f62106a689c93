#if canImport(SwiftUI)
import Foundation
import HealthDomain
import ScreenStores
import SwiftUI

/// The app: a tab for each store, with its files in the folder of the app.
public struct ScreensApp: App {
  @State private var stores = Self.open()

  /// Creates the app.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup {
      if let stores {
        AppView(stores: stores)
      } else {
        Text("The app has no folder for its files.")
      }
    }
  }

  @MainActor private static func open() -> AppStores? {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    guard let clock = deviceClock(), let url = folders.first?.appending(path: "Screens") else {
      return nil
    }
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try? AppStores(in: url.path, clock: clock)
  }
}

/// All tabs.
struct AppView: View {
  @Bindable var stores: AppStores

  var body: some View {
    TabView(selection: $stores.tab) {
      DirectoryScreen(store: stores.directory)
        .tabItem { Label("Markets", systemImage: "carrot") }
        .tag(AppStores.Tab.directory)
      CycleScreen(store: stores.cycle)
        .tabItem { Label("Cycle", systemImage: "calendar") }
        .tag(AppStores.Tab.cycle)
      ScanScreen(store: stores.scan)
        .tabItem { Label("Scan", systemImage: "barcode.viewfinder") }
        .tag(AppStores.Tab.scan)
      SignUpScreen(store: stores.signUp)
        .tabItem { Label("Events", systemImage: "figure.and.child.holdinghands") }
        .tag(AppStores.Tab.events)
      JournalScreen(store: stores.journal)
        .tabItem { Label("Journal", systemImage: "book.closed") }
        .tag(AppStores.Tab.journal)
    }
    .onOpenURL { stores.open($0.absoluteString) }
    .onChange(of: stores.signUp.session) { stores.sessionChanged() }
  }
}

// MARK: Previews

/// The screens with samples, in a light, a dark, and a large setting.
struct Screens_Previews: PreviewProvider {
  static var previews: some View {
    if let stores = try? AppStores.sample() {
      DirectoryScreen(store: stores.directory).previewDisplayName("Directory")
      CycleScreen(store: stores.cycle).preferredColorScheme(.dark).previewDisplayName("Cycle")
      ReportView(store: stores.scan).previewDisplayName("Report")
      SignUpScreen(store: stores.signUp).previewDisplayName("Events")
      JournalScreen(store: stores.journal)
        .environment(\.dynamicTypeSize, .accessibility3)
        .previewDisplayName("Journal, large")
    }
  }
}
#endif
