import BenchmarkHarness
import Foundation

let program = Program(
  version: "1.0.0",
  benchmarks: geoBenchmarks + cycleBenchmarks + ingredientBenchmarks + registrationBenchmarks
    + listingBenchmarks + browsingBenchmarks + peopleBenchmarks + sharingBenchmarks
    + hoursBenchmarks + epidemicBenchmarks + journalBenchmarks + textSearchBenchmarks,
  peers: [
    geoPeer, polygonPeer, editPeer, cyclePeer, ingredientPeer, registrationPeer, directoryPeer,
    hoursPeer, namesPeer,
  ],
  example: marketsExample)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
