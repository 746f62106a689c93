#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An error of the operating system.
package struct SystemError: Error, CustomStringConvertible {
  package let code: CInt

  /// The error of the last call.
  package init() { code = errno }

  package var description: String { String(cString: strerror(code)) }
}

/// The resources that this process has used so far.
package struct ProcessUsage {
  /// The processor time of its own code, in seconds.
  package let seconds: Double
  /// The greatest memory that was resident, in megabytes.
  package let megabytes: Int

  package init() {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    megabytes = usage.ru_maxrss >> 20
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    megabytes = usage.ru_maxrss >> 10
    #endif
    seconds = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }
}
