import CyclePrediction
import ForecastLines
import LineStreams

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

let usage = """
  forecast-batch [--part <k>/<n>] [--no-heading]   reads rows of women, and writes rows of forecasts
  forecast-batch --simulate <count> [--seed <n>]   writes rows of simulated women

  in    \(WomanLine.heading)
  out   \(ForecastLine.heading)

  --part says that the lines are those of process k, counted from 0, of n that get lines in turns.

  \(CycleForecast.disclaimer)
  """

/// Writes a line of standard error.
func say(_ words: String) {
  var errors = LineWriter(STDERR_FILENO)
  errors.bytes += "\(words)\n".utf8
  try? errors.flush()
}

func exit(saying words: String, _ status: CInt) -> Never {
  say("forecast-batch: \(words)")
  exit(status)
}

var options = Options()
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  exit(saying: "unknown arguments\n\(usage)", EX_USAGE)
}
do {
  if options.wantsHelp {
    print(usage)
  } else if let count = options.simulated {
    try simulate(count, seed: options.seed)
  } else {
    try forecast(options)
  }
} catch {
  exit(saying: "\(error)", EX_IOERR)
}

/// Writes rows of simulated women on a fixed day.
func simulate(_ count: Int, seed: UInt64) throws {
  let day = try CalendarDate(2026, 11, 1)
  var output = LineWriter(STDOUT_FILENO)
  output.bytes += "\(WomanLine.heading)\n".utf8
  try SimulatedWomen(asOf: day, seed: seed).forEach(count: count) { woman in
    output.bytes += woman.line(asOf: day).utf8
    try output.flushIfLarge()
  }
  try output.flush()
}

/// Answers each row, and says at the end how many there were.
func forecast(_ options: Options) throws {
  var input = LineReader(STDIN_FILENO)
  var output = LineWriter(STDOUT_FILENO)
  if options.writesHeading { output.bytes += "\(ForecastLine.heading)\n".utf8 }
  let forecasts = ForecastLine()
  let heading = Array(WomanLine.heading.utf8)
  var (lines, rows, problems) = (0, 0, 0)
  while let line = try input.next(beforeWaiting: { try output.flush() }) {
    let number = lines * options.parts + options.part + 1
    lines += 1
    switch line {
    case .text(let text):
      if text.isEmpty || text.elementsEqual(heading) { continue }
      if forecasts.append(for: text, number: number, to: &output.bytes) != nil { problems += 1 }
    case .tooLong:
      forecasts.append(.lineTooLong, of: nil, number: number, to: &output.bytes)
      problems += 1
    }
    rows += 1
    try output.flushIfLarge()
  }
  try output.flush()
  let usage = ProcessUsage()
  say(
    "\(rows) rows, \(problems) problems, \((usage.seconds * 10).rounded() / 10) s of processor time, "
      + "\(usage.megabytes) MB")
}
