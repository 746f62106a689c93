import CNats
import Foundation

/// A connection of one thread to a NATS cluster, with the few calls of JetStream that a store needs.
final class NATSConnection {
  /// A stored message.
  struct Message {
    let sequence: UInt64
    let bytes: [UInt8]
  }

  enum Publication {
    case stored(sequence: UInt64)
    /// The subject has another last message than the expected one.
    case wrongSequence
    /// There was no answer, so nobody knows.
    case unknown
  }

  private var connection: OpaquePointer?
  private var jetStream: OpaquePointer?

  /// Connects, and waits up to some seconds for a cluster that is starting.
  init(_ servers: [String]) throws {
    let end = Date(timeIntervalSinceNow: 15)
    while true {
      let status = connect(servers)
      guard status != NATS_OK else { return }
      guard Date() < end else { throw Self.error(status) }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  deinit {
    jsCtx_Destroy(jetStream)
    natsConnection_Destroy(connection)
  }

  private func connect(_ servers: [String]) -> natsStatus {
    var options: OpaquePointer?
    guard natsOptions_Create(&options) == NATS_OK else { return NATS_NO_MEMORY }
    defer { natsOptions_Destroy(options) }
    // The library copies them.
    let copies = servers.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var addresses = copies.map { UnsafePointer<CChar>($0) }
    natsOptions_SetServers(options, &addresses, Int32(addresses.count))
    natsOptions_SetMaxReconnect(options, -1)
    natsOptions_SetReconnectWait(options, 50)
    let status = natsConnection_Connect(&connection, options)
    guard status == NATS_OK else { return status }
    var settings = jsOptions()
    jsOptions_Init(&settings)
    settings.Wait = 1000
    return natsConnection_JetStream(&jetStream, connection, &settings)
  }

  static func error(_ status: natsStatus) -> FactStoreError {
    FactStoreError("NATS: \(String(cString: natsStatus_GetText(status)))")
  }

  // MARK: Calls

  /// Creates a stream in files, if it is missing, and waits until the cluster has a leader for that.
  func create(
    _ stream: String, subject: String, replicas: Int, messagesPerSubject: Int64
  ) throws {
    let end = Date(timeIntervalSinceNow: 20)
    while true {
      let status = stream.withCString { name in
        subject.withCString { subject in
          var subjects: [UnsafePointer<CChar>?] = [subject]
          return subjects.withUnsafeMutableBufferPointer { subjects in
            var config = jsStreamConfig()
            jsStreamConfig_Init(&config)
            config.Name = name
            config.Subjects = subjects.baseAddress
            config.SubjectsLen = 1
            config.Replicas = Int64(replicas)
            config.Storage = js_FileStorage
            config.MaxMsgsPerSubject = messagesPerSubject
            return js_AddStream(nil, jetStream, &config, nil, nil)
          }
        }
      }
      guard status != NATS_OK else { return }
      guard Date() < end else { throw Self.error(status) }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  /// Publishes a message, if the last message of the subject has this sequence number; 0 if there is none.
  func publish(_ bytes: [UInt8], to subject: String, after sequence: UInt64?) -> Publication {
    var options = jsPubOptions()
    jsPubOptions_Init(&options)
    options.MaxWait = 2000
    // An expected number 0 would expect nothing.
    if sequence == 0 { options.ExpectNoMessage = true }
    options.ExpectLastSubjectSeq = sequence ?? 0
    var answer: UnsafeMutablePointer<jsPubAck>?
    var code = jsErrCode(rawValue: 0)
    let status = js_Publish(
      &answer, jetStream, subject, bytes, Int32(bytes.count), &options, &code)
    defer { jsPubAck_Destroy(answer) }
    if status == NATS_OK, let answer { return .stored(sequence: answer.pointee.Sequence) }
    if code == JSStreamWrongLastSequenceErr { return .wrongSequence }
    return .unknown
  }

  /// Returns the name of the server that leads a stream.
  func leader(of stream: String) throws -> String? {
    var info: UnsafeMutablePointer<jsStreamInfo>?
    let status = js_GetStreamInfo(&info, jetStream, stream, nil, nil)
    defer { jsStreamInfo_Destroy(info) }
    guard status == NATS_OK else { throw Self.error(status) }
    return info?.pointee.Cluster?.pointee.Leader.map { String(cString: $0) }
  }

  /// Returns the last message of a subject, as its leader knows it, or `nil` if there is none.
  func last(_ stream: String, _ subject: String) throws -> Message? {
    let end = Date(timeIntervalSinceNow: 20)
    while true {
      var message: OpaquePointer?
      var code = jsErrCode(rawValue: 0)
      let status = js_GetLastMsg(&message, jetStream, stream, subject, nil, &code)
      defer { natsMsg_Destroy(message) }
      if status == NATS_OK {
        return Message(sequence: natsMsg_GetSequence(message), bytes: Self.bytes(of: message))
      }
      if code == JSNoMessageFoundErr { return nil }
      guard Date() < end else { throw Self.error(status) }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Returns the first message of a subject from a sequence number on, as its leader knows it, or `nil` if there is
  /// none.
  ///
  /// A direct get would be served by the nearest server, which may lag by many seconds. The C client has no call for
  /// this request of JetStream, so it is made by hand.
  func next(_ stream: String, _ subject: String, from sequence: UInt64) throws -> Message? {
    let end = Date(timeIntervalSinceNow: 20)
    let request = "{\"seq\":\(max(sequence, 1)),\"next_by_subj\":\"\(subject)\"}"
    while true {
      var answer: OpaquePointer?
      defer { natsMsg_Destroy(answer) }
      let status = natsConnection_RequestString(
        &answer, connection, "$JS.API.STREAM.MSG.GET.\(stream)", request, 1000)
      if status == NATS_OK {
        let json = try? JSONSerialization.jsonObject(with: Data(Self.bytes(of: answer)))
        let fields = json as? [String: Any] ?? [:]
        if let message = fields["message"] as? [String: Any],
          let number = message["seq"] as? NSNumber
        {
          let data = (message["data"] as? String).flatMap { Data(base64Encoded: $0) }
          return Message(sequence: number.uint64Value, bytes: data.map(Array.init) ?? [])
        }
        let code = (fields["error"] as? [String: Any])?["err_code"] as? NSNumber
        if code?.uint32Value == JSNoMessageFoundErr.rawValue { return nil }
      }
      guard Date() < end else { throw Self.error(status) }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  private static func bytes(of message: OpaquePointer?) -> [UInt8] {
    let start = UnsafeRawPointer(natsMsg_GetData(message))
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(natsMsg_GetDataLength(message))))
  }
}
