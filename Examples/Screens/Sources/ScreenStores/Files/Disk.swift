public import Foundation

/// The calls of a file system of which a save consists.
///
/// A process can be killed between two of them and within each of them. Only what was synchronized is
/// there after a loss of power.
public protocol Disk: Sendable {
  /// Returns the bytes of a file, or `nil` if there is none.
  func read(_ path: String) throws -> Data?
  /// Creates or empties a file that only this user may read, and writes bytes into it.
  func write(_ bytes: Data, to path: String) throws
  /// Waits until a file, or the names in a folder, will outlast a loss of power.
  func synchronize(_ path: String) throws
  /// Gives a file another name at once, and replaces the file that had it.
  func move(_ path: String, to other: String) throws
}

/// The file system of this device.
public struct SystemDisk: Disk {
  /// Creates a value, all of which are the same.
  public init() {}

  /// Returns the bytes of a file, or `nil` if there is none.
  public func read(_ path: String) throws -> Data? {
    do {
      return try withFile(path, O_RDONLY) { try $0.readToEnd() ?? Data() }
    } catch let error as POSIXError where error.code == .ENOENT {
      return nil
    }
  }

  /// Creates or empties a file with mode 600, and writes bytes into it.
  public func write(_ bytes: Data, to path: String) throws {
    try withFile(path, O_WRONLY | O_CREAT | O_TRUNC) { try $0.write(contentsOf: bytes) }
  }

  /// Waits for the drive, too, not only for its cache.
  public func synchronize(_ path: String) throws {
    try withFile(path, O_RDONLY) { file in
      #if canImport(Darwin)
      // On Apple's platforms, `fsync` leaves the bytes in the cache of the drive.
      if fcntl(file.fileDescriptor, F_FULLFSYNC) == 0 { return }
      #endif
      if fsync(file.fileDescriptor) != 0 { throw Self.lastError }
    }
  }

  /// Renames a file.
  public func move(_ path: String, to other: String) throws {
    if rename(path, other) != 0 { throw Self.lastError }
  }

  private func withFile<Result>(
    _ path: String, _ flags: Int32, _ body: (FileHandle) throws -> Result
  ) throws -> Result {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.lastError }
    let file = FileHandle(fileDescriptor: descriptor)
    defer { try? file.close() }
    return try body(file)
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
