package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Who crosses a narrow place in which front, against the books' own rows. */
class NarrowWaysTest {

  @ParameterizedTest(name = "{0}: {1} of {2}, {3} m, {4}: {5}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Reisswitz 1824 36.3 knows one kind of large bridge, 36.4 one of small; at the walk only
        // those of 37: pontoons, and what is made or mended on the spot.
        "reisswitz-1824|BRIDGE|STONE|6|INFANTRY|half Zug (18 abreast)|false",
        "reisswitz-1824|BRIDGE|WOOD|6|INFANTRY|half Zug (18 abreast)|false",
        "reisswitz-1824|BRIDGE|WOOD|5|CAVALRY|sixes|false",
        "reisswitz-1824|BRIDGE|WOOD|4.9|CAVALRY|threes|false",
        "reisswitz-1824|BRIDGE|STONE|3|ARTILLERY|single guns|false",
        "reisswitz-1824|BRIDGE|PONTOON|6|ARTILLERY|single guns|true",
        "reisswitz-1824|BRIDGE|TRESTLE|3|INFANTRY|sections|true",
        "reisswitz-1824|BRIDGE|FLOATING||CAVALRY|threes|true",
        // The British book walks over all but large bridges of stone.
        "british-1815|BRIDGE|STONE|6|INFANTRY|half platoon (18 abreast)|false",
        "british-1815|BRIDGE|WOOD|6|INFANTRY|half platoon (18 abreast)|true",
        "british-1815|BRIDGE|STONE|3|CAVALRY|threes|true",
        "british-1815|BRIDGE|PONTOON|6|ARTILLERY|single guns|true",
        // Left open by the map: no breadth; left open by the books: fords and defiles.
        "reisswitz-1824|BRIDGE|STONE||INFANTRY||",
        "reisswitz-1824|FORD||8|INFANTRY||",
        "british-1815|SUNKEN_ROAD||4|ARTILLERY||",
        "kriegskunst|BRIDGE|STONE|6|INFANTRY||"
      })
  void aBridgeIsPassedInTheFrontOfItsBreadthAndMaterial(
      String book,
      FeatureKind kind,
      BridgeMaterial material,
      Double metres,
      Arm arm,
      String front,
      Boolean walk)
      throws ParseException {
    Attributes.Builder attributes = Attributes.builder();
    if (material != null) {
      attributes.bridgeMaterial(material);
    }
    if (metres != null) {
      attributes.widthMetres(metres);
    }
    Feature place =
        new Feature(
            "place",
            kind,
            new WKTReader().read("LINESTRING (0 0, 30 0)"),
            Optional.empty(),
            attributes.build());
    Optional<NarrowFront> found = NarrowWays.find(RuleBooks.get(book), place, arm);
    assertThat(found.map(NarrowFront::front)).isEqualTo(Optional.ofNullable(front));
    assertThat(found.map(NarrowFront::walkOnly)).isEqualTo(Optional.ofNullable(walk));
  }
}
