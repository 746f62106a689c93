#if canImport(SwiftUI)
import HealthDomain
import ScreenStores
import SwiftUI

/// Events for a family, with the account that registration needs.
struct SignUpScreen: View {
  let store: SignUpStore

  var body: some View {
    NavigationStack {
      List { ForEach(store.events) { EventLink(store: store, row: $0) } }
        .navigationTitle("Events")
        .navigationDestination(isPresented: isEventShown) { EventView(store: store) }
        .refreshable { await store.deliver() }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Account", systemImage: "person.crop.circle") {
              store.send(.open(store.session.person == nil ? .signUp : .profile))
            }
          }
        }
    }
    .sheet(isPresented: isShown { $0 == .signUp }) { SignUpForm(store: store) }
    .sheet(isPresented: isShown { $0 == .profile }) { ProfileForm(store: store) }
    .confirmationDialog(
      "Cancel this registration?",
      isPresented: Binding(isShown: { store.confirmation != nil }) { store.send(.decline) }
    ) {
      Button("Cancel the Registration", role: .destructive) { store.send(.confirm) }
      Button("Keep It", role: .cancel) { store.send(.decline) }
    }
    // At the start, and whenever something waits for the server.
    .task(id: store.isWaiting) { await store.deliver() }
    .screen(of: store)
  }

  private var isEventShown: Binding<Bool> {
    isShown { if case .event = $0 { true } else { false } }
  }

  private func isShown(_ condition: @escaping (SignUpStore.Screen) -> Bool) -> Binding<Bool> {
    Binding(isShown: { condition(store.screen) }) { store.send(.open(.events)) }
  }
}

/// An event in the list.
private struct EventLink: View {
  let store: SignUpStore
  let row: EventRow

  var body: some View {
    Button {
      store.send(.open(.event(row.id)))
    } label: {
      VStack(alignment: .leading) {
        Text(row.record.details.title).font(.headline).foregroundStyle(.primary)
        Text("\(row.record.seats.available) spots left").foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// An event, with the children of the family.
private struct EventView: View {
  let store: SignUpStore

  private func lines(of row: EventRow) -> [EventPreview.Line] {
    store.texts.registration.lines(for: row.record.details, formats: store.formats)
  }

  var body: some View {
    List {
      if case .event(let id) = store.screen, let row = store.events.first(where: { $0.id == id }) {
        Section {
          ForEach(lines(of: row)) { line in
            VStack(alignment: .leading) {
              Text(line.label).font(.subheadline).foregroundStyle(.secondary)
              Text(line.text)
            }
            .accessibilityElement(children: .combine)
          }
        } footer: {
          if store.isWaiting { Text("Waiting for an answer…") }
        }
        Section("Your Children") {
          ForEach(store.children) { child in
            let isThere = row.registrations.contains { $0.id == child.id }
            Button(isThere ? "Cancel for \(child.name)" : "Register \(child.name)") {
              store.send(isThere ? .cancel([child.id], id) : .register([child.id], id))
            }
          }
          Button("Add a Child", systemImage: "plus") { store.send(.open(.profile)) }
        }
      }
    }
  }
}

/// The form of a new account.
private struct SignUpForm: View {
  let store: SignUpStore

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("E-mail", text: field(\.email)).textContentType(.emailAddress)
          FieldProblem(text: store.problems[.email])
          SecureField("Password", text: field(\.password)).textContentType(.newPassword)
          FieldProblem(text: store.problems[.password])
        } footer: {
          Text(store.warnings.joined(separator: "\n"))
        }
        Button("Create Account") { store.send(.signUp) }.disabled(store.isWaiting)
      }
      .navigationTitle("New Account")
    }
  }

  private func field(
    _ field: WritableKeyPath<AccountForm.SignUp, String> & Sendable
  ) -> Binding<String> { Binding(field, of: { store.signUpForm }) { store.send(.fillSignUp($0)) } }
}

/// The form of the parent's profile, and the children.
private struct ProfileForm: View {
  let store: SignUpStore
  @State private var name = ""
  @State private var birthDate: CalendarDate?

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          ForEach(AccountForm.Parent.fields.map(\.field), id: \.self) { field in
            TextField(store.texts.accountForms.fields[field] ?? "", text: text(of: field))
            FieldProblem(text: store.problems[field])
          }
        }
        Section("Children") {
          ForEach(store.children) { child in
            Text(child.name)
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  store.send(.removeChild(child.id))
                }
              }
          }
          TextField("Name", text: $name)
          DayField("Born", day: $birthDate)
          Button("Add") {
            guard let birthDate else { return }
            store.send(.addChild(name: name, birthDate: birthDate))
            name = ""
          }
          .disabled(birthDate == nil)
        }
        Button("Sign Out", role: .destructive) { store.send(.signOut) }
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveProfile) }
        }
      }
    }
    .pauses(store, after: store.profileForm)
  }

  private func text(of field: AccountForm.Field) -> Binding<String> {
    Binding(\.[field], of: { store.profileForm }) { store.send(.fillProfile($0)) }
  }
}

/// The problem of a field, right below it.
private struct FieldProblem: View {
  let text: String?

  var body: some View {
    if let text { Text(text).font(.footnote).foregroundStyle(.red) }
  }
}
#endif
