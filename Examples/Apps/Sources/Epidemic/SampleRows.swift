/// Rows of New York as the source wrote them.
///
/// Source: The COVID Tracking Project at The Atlantic, CC BY 4.0.
enum SampleRows {
  static let json = """
    [{"date":20200902,"state":"NY","positive":436218,"death":25336,"recovered":75203,
      "totalTestResults":8428477},
     {"date":20200827,"state":"NY","positive":432131,"death":25309,"recovered":74850,
      "totalTestResults":7905071},
     {"date":20200826,"state":"NY","positive":431340,"death":25305,"recovered":74791,
      "totalTestResults":7821634},
     {"date":20200819,"state":"NY","positive":427202,"death":25270,"recovered":74328,
      "totalTestResults":7272403}]
    """
}
