#if canImport(SwiftUI)
import Foundation
import HealthDomain
import ScreenStores
import SwiftUI

extension Binding {
  /// Shows a property of a store, and sends what the person makes of it.
  init(
    showing value: @escaping @MainActor () -> Value, sending: @escaping @MainActor (Value) -> Void
  ) { self.init(get: value, set: sending) }

  /// Shows a part of a form, and sends the whole form.
  init<Form>(
    _ part: WritableKeyPath<Form, Value> & Sendable, of form: @escaping @MainActor () -> Form,
    sending: @escaping @MainActor (Form) -> Void
  ) {
    self.init(showing: { form()[keyPath: part] }) { value in
      var form = form()
      form[keyPath: part] = value
      sending(form)
    }
  }
}

extension Binding where Value == Bool {
  /// Shows whether something is there, and does something when the person closes it.
  init(
    isShown: @escaping @MainActor () -> Bool, closing: @escaping @MainActor () -> Void
  ) { self.init(showing: isShown) { if !$0 { closing() } } }
}

extension View {
  /// Shows what a store tells at the bottom, and keeps its file up to date while the app comes and goes.
  func screen<Saved>(of store: ScreenStore<Saved>, needsFile: Bool = true) -> some View {
    modifier(ScreenModifier(store: store, needsFile: needsFile))
  }

  /// Writes what was typed, a second after the last keystroke.
  func pauses<Saved, Draft: Equatable>(_ store: ScreenStore<Saved>, after draft: Draft) -> some View
  {
    task(id: draft) {
      if (try? await Task.sleep(for: .seconds(1))) != nil { store.send(.pause) }
    }
  }
}

private struct ScreenModifier<Saved: Codable>: ViewModifier {
  @Environment(\.scenePhase) private var scenePhase
  let store: ScreenStore<Saved>
  let needsFile: Bool

  func body(content: Content) -> some View {
    Group {
      if store.isReadable || !needsFile {
        content
      } else {
        ContentUnavailableView {
          Label("This Cannot Be Opened", systemImage: "lock.doc")
        } description: {
          Text("Your data is still on this device, and nothing was deleted.")
        } actions: {
          Button("Try Again") { store.send(.resume) }.buttonStyle(.borderedProminent)
          Button("Start Anew and Keep the Old File") { store.send(.startAnew) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      if let notice = store.notice {
        NoticeBar(notice: notice) { store.send(notice == .removed ? .undo : .dismissNotice) }
      }
    }
    .onChange(of: scenePhase) { _, phase in store.send(phase == .active ? .resume : .pause) }
  }
}

/// The bar at the bottom of a screen.
private struct NoticeBar: View {
  let notice: Notice
  let tap: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      text.font(.subheadline)
      Spacer()
      Button(notice == .removed ? "Undo" : "OK", action: tap).bold()
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
    .padding()
    .accessibilityElement(children: .contain)
  }

  private var text: Text {
    switch notice {
    case .removed: Text("Deleted")
    case .message(let words): Text(words)
    case .notSaved(.notSaved): Text("This was not saved. There may be no space on this device.")
    case .notSaved(.unreadable): Text("The file cannot be opened, so nothing was changed.")
    }
  }
}

/// A day that may not be set yet.
struct DayField: View {
  let title: LocalizedStringKey
  @Binding var day: CalendarDate?

  init(_ title: LocalizedStringKey, day: Binding<CalendarDate?>) {
    self.title = title
    _day = day
  }

  var body: some View {
    Toggle(title, isOn: Binding(showing: { day != nil }) { day = $0 ? Date.now.calendarDate : nil })
    if let day {
      DatePicker(
        title, selection: Binding(showing: { day.date }) { self.day = $0.calendarDate },
        displayedComponents: .date)
    }
  }
}

extension CalendarDate {
  /// The beginning of the day by the clocks of this device.
  fileprivate var date: Date {
    let parts = DateComponents(year: year, month: month, day: day)
    return Calendar(identifier: .gregorian).date(from: parts) ?? .now
  }
}

extension Date {
  /// The day by the clocks of this device.
  var calendarDate: CalendarDate? {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: self)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return try? CalendarDate(year, month, day)
  }
}
#endif
