import Essentials

extension HTMLPage {
  /// Begins an HTML document that can be printed, which loads nothing and runs nothing.
  package mutating func begin(_ title: String, language: String) {
    append("<!doctype html>\n")
    open("html", ["lang": language])
    append(
      """

      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">

      """)
    element("title", title)
    append(
      """
      <style>
      @page{margin:12mm}
      body{font:10pt/1.3 sans-serif;max-width:45em;margin:0 auto}
      article,section{break-inside:avoid;border-top:1px solid;padding:.5em 0}
      h2{font-size:1em;margin:0}
      p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25em 0}
      ul{margin:.25em 0;padding-left:1.5em}
      </style>
      </head>
      <body>

      """)
    element("h1", title)
  }

  /// Writes a list, if there is anything in it.
  package mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    open("ul")
    newLine()
    for item in items { element("li", item) }
    close("ul")
  }

  /// Ends the document.
  package mutating func end() {
    close("body")
    close("html")
  }
}
