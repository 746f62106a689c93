/// Charts for every rule and edge of the sympto-thermal method, each on three lines: what it shows; the
/// second sign, the first higher days of earlier cycles, and the three signs; the verdict.
///
/// The verdict is that of `SymptoThermalChart.Evaluation.line`.
let symptoThermalCases = #"""
  the third of three is 0.2 above: the regular rule
  none | | 36.30 36.40 36.35 36.38 36.32 36.40 36.50 36.55 36.65 | |
  regular 36.4 7 9; -; 0; -

  exactly 0.2 is enough
  none | | 36.40*6 36.45 36.45 36.60 | |
  regular 36.4 7 9; -; 0; -

  36.58 is rounded to 36.60
  none | | 36.40*6 36.45 36.45 36.58 | |
  regular 36.4 7 9; -; 0; -

  36.57 is rounded to 36.55
  none | | 36.40*6 36.45 36.45 36.57 | |
  -; -; 0; -

  36.525, half a step, is rounded up, and so is 36.725
  none | | 36.525*6 36.60 36.60 36.725 | |
  regular 36.55 7 9; -; 0; -

  36.42 is not higher than 36.40 once rounded
  none | | 36.40*6 36.42 36.45 36.60 36.60 | |
  regular 36.4 8 10; -; 0; -

  the third is too low, and the fourth is missing
  none | | 36.30 36.40 36.35 36.38 36.32 36.40 36.50 36.55 36.55 | |
  -; -; 0; -

  a fourth above the coverline: the first exception
  none | | 36.30 36.40 36.35 36.38 36.32 36.40 36.50 36.55 36.55 36.50 | |
  firstException 36.4 7 10; -; 0; -

  a fourth on the coverline is no exception
  none | | 36.40*6 36.50 36.55 36.55 36.40 | |
  -; -; 0; -

  the second is below the coverline, and the fourth is missing
  none | | 36.30 36.40 36.35 36.38 36.32 36.40 36.50 36.38 36.65 | |
  -; -; 0; -

  the second is below the coverline: the second exception
  none | | 36.30 36.40 36.35 36.38 36.32 36.40 36.50 36.38 36.65 36.65 | |
  secondException 36.4 7 10; -; 0; -

  the third is on the coverline: the second exception
  none | | 36.40*6 36.50 36.55 36.40 36.60 | |
  secondException 36.4 7 10; -; 0; -

  the second and the third are below the coverline
  none | | 36.40*6 36.50 36.35 36.40 36.80 | |
  -; -; 0; -

  the exceptions are not combined: one is skipped, and the fourth is too low
  none | | 36.40*6 36.50 36.40 36.55 36.55 | |
  -; -; 0; -

  all four are above the coverline, the fourth by more than 0.2: the first exception
  none | | 36.40*6 36.50 36.45 36.45 36.80 | |
  firstException 36.4 7 10; -; 0; -

  six measurements before the first higher one, not five
  none | | 36.30 36.40 36.35 36.38 36.32 36.50 36.55 36.65 36.65 | |
  -; -; 0; -

  an undisturbed fever is the coverline
  none | | 36.30 36.90 36.35 36.38 36.32 36.40 36.50 36.55 36.65 | |
  -; -; 0; -

  a disturbed one is skipped
  none | | 36.30 36.90x 36.35 36.38 36.32 36.40 36.35 36.50 36.55 36.65 | |
  regular 36.4 8 10; -; 0; -

  gaps and disturbed values lie among the lower and the higher
  none | | 36.40*3 - 36.40 -*2 36.40*2 - 36.50 36.90x 36.55 - 36.65 | |
  regular 36.4 11 15; -; 0; -

  a rise that falls back raises the coverline of the next
  none | | 36.30 36.40 36.35 36.40 36.30 36.40 36.50 36.30 36.35 36.40*2 36.35 36.60 36.65 36.70 | |
  regular 36.5 13 15; -; 0; -

  the temperature is done on day 19, the mucus on 20
  mucus | 17 | 36.40*16 36.60 36.65 36.65 | 0*10 2 3 4*5 0*5 |
  regular 36.4 17 19; 17 20; 5; 20

  the mucus is done on day 18, the temperature by the first exception on 20
  mucus | 17 | 36.40*16 36.50 36.55 36.55 36.50 | 0*10 2 3 4*3 0*5 |
  firstException 36.4 17 20; 15 18; 5; 20

  the temperature is done on day 19, the cervix is closed and firm on 19 to 21
  cervix | 17 | 36.40*16 36.60 36.65 36.65 | | 0/0*10 1/0 2/1*7 0/0*3
  regular 36.4 17 19; 18 21; 5; 21

  the peak is the last day of the best quality, and two lower days are too few
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*6 4*2 3*2 4 2 0*2 |
  regular 36.4 13 15; 11 14; 5; 15

  the best quality on the day of completion reopens the check
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*5 4 0*7 4*2 |
  regular 36.4 13 15; -; 5; -

  it is closed by the next three lower days
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*5 4 0*7 4*2 0*3 |
  regular 36.4 13 15; 15 18; 5; 18

  the peak must not come after the temperature
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*9 2*6 4*2 0*4 |
  regular 36.4 13 15; -; 5; -

  the best quality may be moist
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*6 2*4 1*5 |
  regular 36.4 13 15; 10 13; 5; 15

  dry and nothing are no peak
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*6 1*4 0*5 |
  regular 36.4 13 15; -; 5; -

  excluded mucus and days without any are skipped
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | 0*6 3*4 4x 1 - 1*2 |
  regular 36.4 13 15; 10 15; 5; 15

  without a shift there is no peak
  mucus | 17 | 36.40*15 | 0*6 3*4 0*5 |
  -; -; 5; -

  the cervix that never opens has no peak
  cervix | 17 | 36.40*12 36.60 36.65 36.65 | | 0/0*15
  regular 36.4 13 15; -; 5; -

  a soft cervix is no less fertile than an open one
  cervix | 17 | 36.40*12 36.60 36.65 36.65 | | 0/0*6 2/1*2 0/1 0/0*2 0/0x 0/0
  regular 36.4 13 15; 9 13; 5; 15

  two days closed and firm are too few
  cervix | 17 | 36.40*12 36.60 36.65 36.65 | | 0/0*6 2/1*2 0/0*2 1/0 0/0*2
  regular 36.4 13 15; -; 5; -

  another sign than the chosen one does not matter
  mucus | 17 | 36.40*12 36.60 36.65 36.65 | | 0/1*10 0/0*5
  regular 36.4 13 15; -; 5; -

  moist mucus on day 3 ends the infertile days
  mucus | 17 | 36.40*7 | 0*2 2 0*4 |
  -; -; 2; -

  on day 1 it leaves none
  mucus | 17 | 36.40*7 | 2 0*6 |
  -; -; 0; -

  on day 6 it is too late to matter
  mucus | 17 | 36.40*7 | 0*5 2 0 |
  -; -; 5; -

  excluded fertile mucus ends the infertile days too
  mucus | 17 | 36.40*7 | 0*2 4x 0*4 |
  -; -; 2; -

  a day without any record before the fertile sign is not infertile
  mucus | 17 | 36.40*2 -*2 36.40*3 | 5:3 |
  -; -; 2; -

  nor is any but the first if nothing is recorded
  mucus | 17 | | 5:3 |
  -; -; 1; -

  a partly open cervix ends the infertile days
  cervix | 17 | 36.40*7 | | 0/0*3 1/0 0/0
  -; -; 3; -

  without an evaluated cycle before there are no infertile days
  mucus | | 36.40*7 | 0*7 |
  -; -; 0; -

  nor without a second sign
  none | 17 | 36.40*7 | 0*7 |
  -; -; 0; -

  an early shift takes effect at once
  mucus | 17,11,15 | 36.40*7 | 0*7 |
  -; -; 3; -

  twelve cycles lengthen the beginning
  mucus | 17,15,18,17,19,20,16,17,18,19,21,17 | 36.40*7 | 0*7 |
  -; -; 7; -
  """#
