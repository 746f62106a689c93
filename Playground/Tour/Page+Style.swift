extension Page {
  /// The style sheet: variables for a light and a dark screen, and rules that use them.
  ///
  /// A rule that sets a color sets the background too, unless it is that of the page.
  var style: String {
    """
    :root{\(Palette.shared(isDark: false))}
    \(App.allCases.map { ".\($0){\(Palette.variables(of: $0, isDark: false))}\n" }.joined())\
    @media (prefers-color-scheme:dark){
    :root{\(Palette.shared(isDark: true))}
    \(App.allCases.map { ".\($0){\(Palette.variables(of: $0, isDark: true))}\n" }.joined())\
    }
    \(Picture.rules)
    *{box-sizing:border-box}
    html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,\
    'Helvetica Neue',sans-serif}
    header,main,footer{max-width:1120px;margin:0 auto;padding:0 20px}
    header,.step{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,420px);gap:0 56px;align-items:start}
    .step{grid-template-rows:auto 1fr}
    .step .pictures{grid-column:2;grid-row:1/3}
    .pair{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 40px;grid-template-rows:auto}
    .pair .pictures{grid-column:1/3;grid-row:auto;grid-template-columns:subgrid;margin-top:28px}
    header{padding-top:56px;padding-bottom:56px}
    h1{font-size:clamp(34px,5vw,52px);line-height:1.08;letter-spacing:-.022em;margin:0 0 18px;font-weight:720}
    h2{font-size:27px;line-height:1.2;letter-spacing:-.012em;margin:2px 0 10px;font-weight:680}
    p{margin:0 0 16px;max-width:62ch}
    .lead p{font-size:19px}
    nav ol{list-style:none;counter-reset:step;margin:26px 0 0;padding:0;display:grid;gap:0 24px;\
    grid-template-columns:repeat(auto-fill,minmax(250px,1fr))}
    nav li{counter-increment:step;border-top:1px solid var(--line)}
    nav a{display:flex;gap:10px;align-items:baseline;padding:9px 0;font-size:15px;line-height:1.35;color:var(--ink);\
    text-decoration:none}
    nav a::before{content:counter(step);flex:none;width:22px;color:var(--accent);font-weight:700;\
    font-variant-numeric:tabular-nums}
    nav a:hover,nav a:focus-visible{text-decoration:underline}
    .step{padding:44px 0;border-top:1px solid var(--line);scroll-margin-top:8px}
    .eyebrow{margin:0;font-size:14px;font-weight:650;color:var(--accent)}
    .eyebrow .app{color:var(--muted);font-weight:450;margin-left:8px}
    pre{margin:0;padding:14px 16px;font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    white-space:pre-wrap;overflow-wrap:anywhere}
    pre code,pre samp{font:inherit}
    .code{background:var(--code);color:var(--ink);border-radius:10px 10px 0 0;border-left:3px solid var(--accent)}
    .output{background:var(--paper);color:var(--ink);border:1px solid var(--line);border-left:3px solid var(--line);\
    border-top:0;border-radius:0 0 10px 10px}
    .row{display:block;min-height:1.6em;padding-left:calc((var(--indent) + 4)*1ch);\
    text-indent:calc((var(--indent) + 4)*-1ch)}
    .keyword{color:var(--accent);background:var(--code);font-weight:650}
    .text{color:var(--good);background:var(--code)}
    .number{color:var(--warn);background:var(--code)}
    .comment{color:var(--muted);background:var(--code)}
    .pictures{display:grid;gap:22px}
    figure{margin:0;width:100%;max-width:440px}
    .picture{display:block;width:100%;height:auto}
    figcaption{font-size:14px;line-height:1.45;color:var(--muted);margin:10px 2px 0}
    details{margin:4px 2px 0;font-size:14px}
    summary{cursor:pointer;color:var(--muted);padding:4px 0}
    table{border-collapse:collapse;width:100%;font-size:13px;margin-top:6px;font-variant-numeric:tabular-nums}
    th,td{text-align:left;padding:5px 10px 5px 0;border-bottom:1px solid var(--line);vertical-align:top;\
    overflow-wrap:anywhere}
    th{color:var(--muted);font-weight:600}
    :focus-visible{outline:2px solid var(--ink);outline-offset:3px;border-radius:3px}
    footer{padding-top:32px;padding-bottom:64px;border-top:1px solid var(--line);font-size:14px}
    footer p{color:var(--muted)}
    @media (max-width:900px){
    header,.step{grid-template-columns:minmax(0,1fr)}
    header{padding-top:32px;padding-bottom:32px}
    .step,.pair{padding:32px 0;grid-template-rows:auto}
    .step .pictures,.pair .pictures{grid-column:1;grid-row:auto;grid-template-columns:minmax(0,1fr);margin-top:22px}
    header figure{margin-top:28px}
    figure{max-width:480px}
    body{font-size:16px}
    pre{font-size:12.5px;padding:12px}
    }
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    @media print{
    :root{\(Palette.shared(isDark: false))--page:#ffffff}
    \(App.allCases.map { ".\($0){\(Palette.variables(of: $0, isDark: false))}\n" }.joined())\
    body{font-size:10.5pt}
    nav,details{display:none}
    header,.step,.pair{display:block;padding:14px 0}
    .step{break-inside:avoid}
    .pictures,.pair .pictures{display:grid;grid-template-columns:repeat(2,minmax(0,300px));gap:20px;margin-top:14px}
    header figure{max-width:300px}
    pre{font-size:11px;padding:8px 12px}
    figure,pre,h2{break-inside:avoid}
    h2,.eyebrow{break-after:avoid}
    .picture,.code,.output{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }

    """
  }
}
