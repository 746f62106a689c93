#if canImport(SwiftUI)
import ScreenStores
import SwiftUI

extension Binding {
  /// Creates a binding that shows a property of a store, and sends what the person changes.
  init(
    showing value: @escaping @MainActor () -> Value, sending: @escaping @MainActor (Value) -> Void
  ) {
    self.init(get: value, set: sending)
  }
}

extension View {
  /// Shows what the store tells at the bottom, with a way to undo or to close it.
  func notice(
    _ notice: Notice?, undo: @escaping @MainActor () -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    safeAreaInset(edge: .bottom) {
      if let notice { NoticeBar(notice: notice, undo: undo, dismiss: dismiss) }
    }
  }

  /// Tells a store when the app is in front and when not, so that what was typed is on the disk before the
  /// system may end the app.
  func whenActive(_ change: @escaping @MainActor (_ isActive: Bool) -> Void) -> some View {
    modifier(ActivityModifier(change: change))
  }
}

private struct ActivityModifier: ViewModifier {
  @Environment(\.scenePhase) private var scenePhase
  let change: @MainActor (Bool) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: scenePhase) { _, phase in change(phase == .active) }
  }
}

/// The bar at the bottom of a screen.
struct NoticeBar: View {
  let notice: Notice
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      text.font(.subheadline)
      Spacer()
      if notice == .removed {
        Button("Undo", action: undo).bold()
      } else {
        Button("OK", action: dismiss).bold()
      }
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
    .padding()
    .accessibilityElement(children: .contain)
  }

  private var text: Text {
    switch notice {
    case .removed: Text("Deleted")
    case .message(let reason): Text(reason)
    case .notSaved(.notSaved):
      Text("This was not saved. There may be no space left on this device.")
    case .notSaved(.unreadable): Text("The file cannot be opened, so nothing was changed.")
    }
  }
}

/// What a screen shows instead of a file that cannot be read.
struct UnreadableFile: View {
  let tryAgain: @MainActor () -> Void
  let startAnew: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("This Cannot Be Opened", systemImage: "lock.doc")
    } description: {
      Text("Your data is still on this device, and nothing was deleted.")
    } actions: {
      Button("Try Again", action: tryAgain).buttonStyle(.borderedProminent)
      Button("Start Anew and Keep the Old File", action: startAnew)
    }
  }
}
#endif
