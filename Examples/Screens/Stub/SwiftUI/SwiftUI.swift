// The declarations of SwiftUI that the views of this package use, with their signatures. On Linux, the
// compiler checks the views against them; nothing is ever shown. Apple documents each of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Observation
public import struct Foundation.Date
public import struct Foundation.URL

/// Stands for everything that only the system could make.
func absent<Value>() -> Value { fatalError("This module only checks types.") }

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("There is no value of this type.") } }

/// A view of the system.
public protocol SystemView: View where Body == Never {}
extension SystemView { public var body: Never { absent() } }

public struct EmptyView: SystemView { public init() {} }
public struct TupleView<T>: SystemView {}
public struct ConditionalContent<A: View, B: View>: SystemView {}
extension Optional: View, SystemView where Wrapped: View {}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { absent() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { absent() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> {
    absent()
  }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> {
    absent()
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  typealias Content = ModifiedContentRoot<Self>
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
}
public struct ModifiedContentRoot<Modifier>: SystemView {}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}
extension App { public static func main() {} }
@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: @escaping () -> Content) {}
}

// MARK: State

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { absent() }
}

@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { absent() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { absent() }
  public init(wrappedValue: Value) {}
}

@MainActor @preconcurrency @propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { absent() }
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
}

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { absent() }
  public var dynamicTypeSize: DynamicTypeSize {
    get { absent() }
    set {}
  }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

// MARK: Texts, pictures, and controls

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Text: SystemView, Equatable, Sendable {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
}

public struct Image: SystemView, Sendable { public init(systemName: String) {} }

public struct Label<Title: View, Icon: View>: SystemView {}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct ButtonRole: Equatable, Sendable {
  public static var destructive: Self { absent() }
  public static var cancel: Self { absent() }
}

public struct Button<Content: View>: SystemView {
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Content
  ) {}
}
extension Button where Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {}
}
extension Button where Content == Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {}
}

public struct TextField: SystemView {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct SecureField: SystemView {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = Self(rawValue: 1)
}
public struct DatePicker: SystemView {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents
  ) {}
}

public struct Picker<Content: View>: SystemView {
  public init<Selection: Hashable>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ShareLink<Content: View>: SystemView {}
extension ShareLink where Content == Label<Text, Image> {
  public init(item: String) {}
}

public struct Toggle<Content: View>: SystemView {}
extension Toggle where Content == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

// MARK: Containers

public enum Axis: Sendable { case horizontal, vertical }
public enum VerticalEdge: Sendable { case top, bottom }
public enum HorizontalEdge: Sendable { case leading, trailing }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

public struct Spacer: SystemView { public init() {} }
public struct Group<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct HStack<Content: View>: SystemView {
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct VStack<Content: View>: SystemView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct TabView<Selection: Hashable, Content: View>: SystemView {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Content: View>: SystemView {
  public init(@ViewBuilder root: () -> Content) {}
}

public struct Section<Parent, Content, Footer>: SystemView {}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: SystemView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: SystemView {
  public init(
    @ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {}
}
extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
}

// MARK: Toolbars

public protocol ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static var primaryAction: Self { absent() }
  public static var cancellationAction: Self { absent() }
  public static var confirmationAction: Self { absent() }
}
public struct ToolbarItem<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItems<T>: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems<(repeat each Content)> { absent() }
}

// MARK: Styles

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, SystemView, Hashable {
  public static let primary = Color()
  public static let secondary = Color()
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { .init() }
  public static var secondary: Self { .init() }
}
extension ShapeStyle where Self == Material { public static var regularMaterial: Self { .init() } }
extension ShapeStyle where Self == Color {
  public static var red: Color { absent() }
}

public protocol Shape: View {}
public struct RoundedRectangle: Shape, SystemView {}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: Double) -> Self { .init() }
}

public struct Font: Sendable {
  public static let body = Font(), headline = Font(), subheadline = Font(), footnote = Font()
  public static let title2 = Font()
}

public protocol PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}
public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}

// MARK: Accessibility

public struct AccessibilityChildBehavior: Sendable {
  public static let combine = Self(), contain = Self()
}

// MARK: Modifiers

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View { EmptyView() }
  public func font(_ font: Font?) -> some View { EmptyView() }
  public func bold() -> some View { EmptyView() }
  public func monospacedDigit() -> some View { EmptyView() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func background<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    EmptyView()
  }
  public func padding(_ length: Double? = nil) -> some View { EmptyView() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { EmptyView() }
  public func frame(maxWidth: Double? = nil, minHeight: Double? = nil) -> some View { EmptyView() }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { EmptyView() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    EmptyView()
  }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { EmptyView() }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    EmptyView()
  }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { EmptyView() }
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    EmptyView()
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }
  public func previewDisplayName(_ value: String?) -> some View { EmptyView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { EmptyView() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View { EmptyView() }
  public func task<T: Equatable>(
    id value: T, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { EmptyView() }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View {
    EmptyView()
  }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    EmptyView()
  }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { EmptyView() }
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>, _ value: DynamicTypeSize
  ) -> some View { EmptyView() }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { EmptyView() }
}

public struct UITextContentType: Sendable {
  public static let emailAddress = Self(), newPassword = Self()
}

public enum ColorScheme: Sendable { case light, dark }
