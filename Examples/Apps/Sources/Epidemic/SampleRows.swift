/// Rows of Arizona as the source wrote them.
///
/// Source: The COVID Tracking Project at The Atlantic, CC BY 4.0.
enum SampleRows {
  static let json = """
    [{"date":20200902,"state":"AZ","positive":202861,"death":5065,"recovered":null,
      "totalTestResults":1212177,"totalTestResultsSource":"totalTestsPeopleViral"},
     {"date":20200827,"state":"AZ","positive":200139,"death":4929,
      "totalTestResults":1173293,"totalTestResultsSource":"totalTestsPeopleViral"},
     {"date":20200826,"state":"AZ","positive":199459,"death":4896,
      "totalTestResults":1165295,"totalTestResultsSource":"totalTestsPeopleViral"},
     {"date":20200819,"state":"AZ","positive":195557,"death":4634,
      "totalTestResults":1109724,"totalTestResultsSource":"totalTestsPeopleViral"}]
    """
}
