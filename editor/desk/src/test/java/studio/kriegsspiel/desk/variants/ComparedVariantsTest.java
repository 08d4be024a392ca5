package studio.kriegsspiel.desk.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.scenario.force.UnitId;

/** Two variants beside each other, and what differs between them in words. */
class ComparedVariantsTest {
  private static final String BASE =
      EveningBench.MEETING
              .replace(
                  "as Foot: 900 men, line\n",
                  "as Foot: 900 men, line\n  battalion \"Second Foot\" as Foot2: 500 men\n")
              .replace(
                  "  Guard in line",
                  "  Foot2 in line at 700 paces north of \"La Haye Sainte\" facing south\n"
                      + "  Guard in line")
          + """
          intelligence
            at 13:10 to Blue from an inhabitant, reliable: "The pit is deep."
          """;
  private static final String VARIANTS =
      """
      variant "Fewer" easier for Blue
        weather rain
        without Foot2
        Guard: 500 men, veteran
        deploy
          Foot in square at 600 paces north of "La Haye Sainte" facing east
        intelligence
          at 13:20 to Blue from an inhabitant, reliable: "They are few."
      variant "Later"
        on 18 June 1815 from 13:00 to 13:30
        weather rain
      """;

  private final EveningBench bench = new EveningBench();
  private final ComparedVariants both = new ComparedVariants(bench.desk, bench.runner);

  private void open(String text) {
    bench.desk.manuscript().load(text);
    both.open(true);
  }

  @Test
  void whatDiffersIsToldInWords() {
    open(BASE + VARIANTS);
    ComparedVariants.Face face = both.face().get();
    assertThat(face.titles()).containsExactly("The scenario itself", "Fewer", "Later");
    assertThat(face.one()).isEqualTo("The scenario itself");
    assertThat(face.other()).isEqualTo("Fewer");
    assertThat(face.differences())
        .extracting(Difference::what, Difference::one, Difference::other)
        .containsExactly(
            tuple("Weather", "–", "rain"),
            tuple(
                "Position of First Foot",
                "line, 500 paces north of \"La Haye Sainte\", facing south",
                "square, 600 paces north of \"La Haye Sainte\", facing east"),
            tuple("Second Foot", "there, 500 men", "not there"),
            tuple("Strength of the Guard", "900 men, line", "500 men, veteran"),
            tuple(
                "Intelligence",
                "–",
                "At 13:20 Blue is told by an inhabitant, reliable: “They are few.”"));
    assertThat(face.words()).isEqualTo("5 things differ.");
  }

  @Test
  void whoComesOnOtherwiseIsToldOnce() {
    String coming = "reinforcements\n  Foot2 enters by \"Brussels road\" from the north at %s\n";
    String unplaced = BASE.replaceFirst("  Foot2 in line [^\n]*\n", "");
    open(
        unplaced
            + coming.formatted("13:20")
            + "variant \"Early\"\n"
            + coming.formatted("13:10").indent(2));
    assertThat(both.face().get().differences())
        .filteredOn(each -> each.what().equals("Arrival"))
        .singleElement()
        .matches(each -> each.one().startsWith("13:20: ") && each.other().startsWith("13:10: "));
  }

  @Test
  void twoVariantsAreComparedAsTheyAre() {
    open(BASE + VARIANTS);
    both.chooseOne("Later");
    assertThat(both.face().get().differences())
        .extracting(Difference::what)
        .as("the weather is alike")
        .doesNotContain("Weather")
        .contains("Hours of play", "Second Foot");
    assertThat(both.face().get().differences().get(0).one()).isEqualTo("13:00 to 13:30");
    both.chooseOther("Later");
    assertThat(both.face().get().differences()).isEmpty();
    assertThat(both.face().get().words()).startsWith("The same on both sides");
    both.chooseOne(ComparedVariants.ITSELF);
    assertThat(both.face().get().one()).isEqualTo(ComparedVariants.ITSELF);
  }

  @Test
  void eachSideHasItsTroopsAndTheyMoveTogether() {
    MapView left = new MapView(both.first());
    MapView right = new MapView(both.second());
    left.viewport().listen(right::showPlaceOf);
    right.viewport().listen(left::showPlaceOf);
    left.resize(300, 200);
    right.resize(310, 200);
    open(BASE + VARIANTS);
    UnitId foot2 = new UnitId("Blue", "Foot2");
    assertThat(left.scene().get().orElseThrow().findBlock(foot2)).isPresent();
    assertThat(right.scene().get().orElseThrow().findBlock(foot2)).isEmpty();
    for (MapView each : List.of(left, right)) {
      each.pan(17, -5);
      each.zoom(2);
      assertThat(left.viewport().get().centreX()).isEqualTo(right.viewport().get().centreX());
      assertThat(left.viewport().get().centreY()).isEqualTo(right.viewport().get().centreY());
      assertThat(left.viewport().get().metresPerPixel())
          .isEqualTo(right.viewport().get().metresPerPixel());
      assertThat(right.viewport().get().width()).isEqualTo(310);
    }
  }

  @Test
  void itFollowsTheTextWhileItIsOpenAndBeginsWithWhatIsShown() {
    bench.desk.manuscript().load(BASE + VARIANTS);
    bench.desk.showVariant(Optional.of("Later"));
    both.open(true);
    assertThat(both.face().get().other()).isEqualTo("Later");
    bench.desk.manuscript().load(BASE);
    assertThat(both.face().get().titles()).containsExactly(ComparedVariants.ITSELF);
    assertThat(both.face().get().differences()).isEmpty();
    both.open(false);
    assertThat(both.first().studied().get().study()).as("closed it keeps nothing").isEmpty();
    bench.desk.manuscript().load(BASE + VARIANTS);
    assertThat(both.face().get().titles())
        .as("nobody looks")
        .containsExactly(ComparedVariants.ITSELF);
  }

  @Test
  void aDifferenceLeadsToItsPlace() {
    open(BASE + VARIANTS);
    List<Jump> jumps = new ArrayList<>();
    bench.desk.jumps().listen(jumps::add);
    Difference strength = both.face().get().differences().get(3);
    both.show(strength, true);
    both.show(both.face().get().differences().get(0), true);
    assertThat(jumps).as("the weather has no place of its own").hasSize(1);
    assertThat(bench.desk.manuscript().text().substring(jumps.get(0).span().offset()))
        .startsWith("Guard: 900 men");
  }

  @Test
  void nothingIsChangedThere() {
    open(BASE + VARIANTS);
    assertThat(both.first().manuscript().text()).isEmpty();
    assertThat(both.first().studied().get().version()).isEqualTo(bench.desk.manuscript().version());
  }
}
