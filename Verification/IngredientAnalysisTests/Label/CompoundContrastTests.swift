import TestSupport
import Testing

@testable import IngredientAnalysis

/// Compound words that differ in one part, of which one has an allergen that the other has not.
@Suite("Compound words: pairs that differ in an allergen") struct CompoundContrastTests {
  /// Words beside each other, each with its allergens.
  private static func check(
    _ code: String, _ words: String, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for word in words.split(separator: ",") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      let name = parts[0].trimmingPrefix(" ")
      let expected = parts.dropFirst().first.map(String.init) ?? ""
      let found = EveryLanguage.report(String(name), code)
      #expect(
        EveryLanguage.allergens(of: found) == expected, "\(code) \(name)",
        sourceLocation: sourceLocation)
      #expect(found.coverage.recognizedShare == 1, "\(name)", sourceLocation: sourceLocation)
    }
  }

  /// A plant before a word for butter, milk, or cream takes the milk away, and no other word does.
  @Test(
    arguments: [
      ("de", "Sauerrahmbutter=milk,Kräuterbutter=milk,Erdnussbutter=peanuts,Sheabutter"),
      ("de", "Ziegenmilch=milk,Mandelmilch=nuts,Sojamilch=soybeans,Haselnussmilch=nuts"),
      ("de", "Schlagsahne=milk,Sahnesteif,Schafskäse=milk,Leberkäse,Buttermilch=milk"),
      ("nl", "roomboter=milk,cacaoboter,pindakaas=peanuts,roomkaas=milk,leverkaas"),
      ("nl", "karnemelk=milk,amandelmelk=nuts,sojamelk=soybeans,havermelk=gluten"),
      ("nl", "slagroom=milk,kokosroom=coconut,boterolie=milk,boterbonen"),
      ("sv", "smörkräm=milk,kakaosmör,jordnötssmör=peanuts,smördeg=gluten milk wheat"),
      ("sv", "filmjölk=milk,mandelmjölk=nuts,sojamjölk=soybeans,havremjölk=gluten"),
      ("sv", "vispgrädde=milk,kokosgrädde=coconut,gräddfil=milk"),
      ("da", "smørolie=milk,kakaosmør,jordnøddesmør=peanuts,kærnemælk=milk,mandelmælk=nuts"),
      ("da", "piskefløde=milk,kokosfløde=coconut,havremælk=gluten,gedeost=milk"),
      ("nb", "smørolje=milk,kakaosmør,peanøttsmør=peanuts,kjernemelk=milk,mandelmelk=nuts"),
      ("nb", "fløtepulver=milk,kokosfløte=coconut,havremelk=gluten,geitost=milk"),
      ("fi", "voirasva=milk,kaakaovoi,maapähkinävoi=peanuts,mantelimaito=nuts,maitojauhe=milk"),
      ("fi", "kuohukerma=milk,kookoskerma=coconut,kauramaito=gluten,tuorejuusto=milk,maksajuusto"),
    ])
  func onlyAPlantTakesTheMilkAway(code: String, words: String) { Self.check(code, words) }

  /// A word for protein belongs to the food before it, and is no egg.
  @Test(
    arguments: [
      ("de", "Hühnereiweiß=eggs,Weizeneiweiß=gluten wheat,Molkeneiweiß=milk,Reiseiweiß"),
      ("de", "Sojaeiweiß=soybeans,Milcheiweiß=milk,Erbseneiweiß,Süßlupineneiweiß=lupin"),
      ("nl", "kippeneiwit=eggs,tarwe-eiwit=gluten wheat,wei-eiwit=milk,soja-eiwit=soybeans"),
      ("sv", "äggvita=eggs,veteprotein=gluten wheat,vassleprotein=milk,ärtprotein"),
      ("da", "æggehvide=eggs,hvedeprotein=gluten wheat,valleprotein=milk,ærteprotein"),
      ("nb", "eggehvite=eggs,hveteprotein=gluten wheat,myseprotein=milk,erteprotein"),
      ("fi", "munanvalkuainen=eggs,vehnäproteiini=gluten wheat,heraproteiini=milk,herneproteiini"),
    ])
  func aProteinIsOfTheFoodBeforeIt(code: String, words: String) { Self.check(code, words) }

  /// Short words for egg, cheese, whey, and fish count before or behind their own parts alone.
  @Test(
    arguments: [
      ("de", "Vollei=eggs,Trockenei=eggs,Freilandeier=eggs,Eipulver=eggs,Reis,Preiselbeeren"),
      ("nl", "kippenei=eggs,scharrelei=eggs,eigeelpoeder=eggs,eipoeder=eggs,prei,rijst"),
      ("nl", "visolie=fish,inktvis=molluscs,weipoeder=milk,boekweitmeel=buckwheat"),
      ("sv", "helägg=eggs,hönsägg=eggs,äggplanta,färskost=milk,getost=milk,ostpulver=milk"),
      ("sv", "tonfisk=fish,bläckfisk=molluscs,fiskolja=fish,ostronskivling"),
      ("da", "helæg=eggs,hønseæg=eggs,æggepulver=eggs,flødeost=milk,ostepulver=milk,østershat"),
      ("nb", "helegg=eggs,eggepulver=eggs,eggplante,kremost=milk,brunost=milk,østerssopp"),
      ("fi", "kokomuna=eggs,kananmuna=eggs,munajauhe=eggs,munakoiso,munuainen,voijauhe=milk"),
      ("fi", "tonnikala=fish,mustekala=molluscs,kalaöljy=fish,osterivinokas,herajauhe=milk"),
    ])
  func shortWordsCountOnlyInTheirPlace(code: String, words: String) { Self.check(code, words) }

  /// A cereal, nut, or seed keeps its allergen, and a look-alike has none.
  @Test(
    arguments: [
      ("de", "Hartweizengrieß=gluten wheat,Buchweizenmehl=buckwheat,Maisgrieß,Reismalz"),
      ("de", "Haselnussmus=nuts,Muskatnuss,Erdmandelmehl,Kokosnussöl=coconut,Nussbutter=milk"),
      ("de", "Thunfisch=fish,Tintenfisch=molluscs,Austernpilz,Gerstenmalzextrakt=gluten"),
      ("nl", "speltbloem=gluten wheat,gerstemoutextract=gluten,tijgernoot,paranoten=nuts"),
      ("sv", "dinkelmjöl=gluten wheat,kornmalt=gluten,majskorn,bovetemjöl=buckwheat"),
      ("sv", "hasselnötsmassa=nuts,muskotnöt,nötfärs,paranötter=nuts"),
      ("da", "speltmel=gluten wheat,bygmalt=gluten,boghvedemel=buckwheat,muskatnød"),
      ("nb", "speltmel=gluten wheat,byggmalt=gluten,maiskorn,bokhvetemel=buckwheat,muskatnøtt"),
      ("fi", "spelttijauho=gluten wheat,ohramallas=gluten,tattarijauho=buckwheat,muskottipähkinä"),
      ("fi", "parapähkinä=nuts,lohi=fish,lohkoperuna,sinapinsiemenjauhe=mustard"),
    ])
  func aLookAlikeHasNoAllergen(code: String, words: String) { Self.check(code, words) }

  // MARK: Parts that two words share

  /// Words that share their last part: each of them is named, and each allergen is present.
  @Test(
    arguments: [
      ("de", "Mandel-, Haselnuss- und Erdnussmus", "nuts peanuts"),
      ("de", "Ei- und Milchpulver", "eggs milk"), ("de", "Kokos- und Mandelmilch", "coconut nuts"),
      ("de", "Sonnenblumen- und Sojalecithin", "soybeans"),
      ("de", "Mais-, Reis- und Weizenstärke", "gluten wheat"),
      ("de", "Reis- und Buchweizenmehl", "buckwheat"),
      ("nl", "amandel-, hazelnoot- en pindapasta", "nuts peanuts"),
      ("nl", "ei- en melkpoeder", "eggs milk"), ("nl", "rijst- en boekweitmeel", "buckwheat"),
      ("sv", "mandel- och hasselnötsmassa", "nuts"), ("sv", "ägg- och mjölkpulver", "eggs milk"),
      ("da", "æg- og mælkepulver", "eggs milk"), ("da", "rug- og boghvedemel", "buckwheat gluten"),
      ("nb", "eggehvite- og melkepulver", "eggs milk"),
      ("nb", "hvete- og soyaprotein", "gluten soybeans wheat"),
      ("fi", "maito- ja munajauhe", "eggs milk"), ("fi", "riisi- ja tattarijauho", "buckwheat"),
    ])
  func wordsThatShareAPartAreAllRead(code: String, text: String, expected: String) {
    for label in [text, text.uppercased(), text.replacing("- ", with: "-\n")] {
      expectEqual(EveryLanguage.allergens(of: label, code), expected, "\(label)")
    }
  }

  /// A word is the same with hyphens, in capitals, and cut at the end of a line.
  @Test(
    arguments: [
      ("de", "Voll|milch|pulver", "milk"), ("de", "Hasel|nuss|mus", "nuts"),
      ("de", "Soja|lecithin", "soybeans"), ("de", "Kakao|butter", ""), ("de", "Milch|säure", ""),
      ("nl", "tarwe|bloem", "gluten wheat"), ("nl", "melk|poeder", "milk"),
      ("nl", "cacao|boter", ""),
      ("sv", "mjölk|pulver", "milk"), ("sv", "vete|mjöl", "gluten wheat"), ("sv", "mjölk|syra", ""),
      ("da", "hvede|mel", "gluten wheat"), ("da", "mælke|pulver", "milk"),
      ("nb", "hvete|mel", "gluten wheat"),
      ("nb", "melke|pulver", "milk"), ("fi", "vehnä|jauho", "gluten wheat"),
      ("fi", "maito|happo", ""),
    ])
  func hyphensAndLineEndsChangeNothing(code: String, word: String, expected: String) {
    for joint in ["", "-", "-\n", "\u{AD}"] {
      let text = word.replacing("|", with: joint)
      for label in [text, text.uppercased()] {
        expectEqual(EveryLanguage.allergens(of: label, code), expected, "\(label)")
      }
    }
  }
}
