package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.time.Moment;

/** A variant is the scenario told otherwise, and its findings are told once, with its name. */
class VariantTest {
  private static final String TEXT =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
        ground heavy

      side Blue
      side Red
      army of Blue
        brigade "B" as Bravo
          battalion "C" as Charlie: 300 men, veteran
          battalion "D" as Delta: 400 men
      army of Red
        brigade "E" as Echo: 700 men
          battalion "F" as Foxtrot: 300 men
      deploy
        Charlie in line at "Mill"
        Delta in line at "Mill"
      intelligence
        at 13:30 to Red from patrol of Foxtrot: "Quiet."
        when Blue.Delta within 400 paces of "Mill" tell Red by Foxtrot "They come."
      reinforcements
        Foxtrot enters by "Road" at 13:30
      assert Delta stands at "Mill"

      variant "Dry" easier for Red
        ground firm
        on 18 June 1815 from 12:00 to 14:00
        Charlie: 350 men, 2 ranks
        without Blue.Delta
        deploy
          Charlie in open column at "Farm"
          Foxtrot in line at "Road"
        report to Red at 11:50 "It is dry."

      variant "More"
        Foxtrot: 800 men
      """;

  private static Study study(String text) {
    return Studies.ofLibrary().of("a.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  private static Scenario played(String title) {
    return study(TEXT).variant(title).orElseThrow().scenario().orElseThrow();
  }

  @Test
  void whatIsOtherwiseIsAndTheRestStays() {
    Scenario dry = played("dry");
    assertThat(dry.title()).isEqualTo("A");
    assertThat(dry.review().variant()).contains("Dry");
    assertThat(dry.header().ground()).extracting(each -> each.words()).containsExactly("firm");
    assertThat(dry.header().begins()).isEqualTo(LocalDateTime.of(1815, 6, 18, 12, 0));
    assertThat(dry.header().ends()).isEqualTo(new Moment.At(LocalDateTime.of(1815, 6, 18, 14, 0)));
    var charlie = dry.findUnit(new UnitId("Blue", "Charlie")).orElseThrow();
    assertThat(charlie.strength().men()).hasValue(350);
    assertThat(charlie.ranks()).hasValue(2);
    assertThat(charlie.grade().orElseThrow().key()).isEqualTo("veteran");
    assertThat(dry.units().map(each -> each.id().name()))
        .containsExactly("Bravo", "Charlie", "Echo", "Foxtrot");
    assertThat(dry.reports()).hasSize(1);
  }

  @Test
  void whatHungOnAUnitThatIsNotThereGoesWithIt() {
    Scenario dry = played("Dry");
    assertThat(dry.deployments())
        .extracting(each -> each.unit().name())
        .containsExactly("Charlie", "Foxtrot");
    assertThat(dry.reinforcements()).as("stands there already").isEmpty();
    assertThat(dry.intelligence()).hasSize(1);
    assertThat(dry.review().assertions()).isEmpty();
  }

  private static final String OF_THE_FIELD =
      TEXT
          + """

            variant "On the way"
              deploy
                Echo marches from "Road" to "Mill": Foxtrot
                Charlie patrols from "Mill" to "Farm", repeating
                Delta anywhere within 300 paces of "Farm"
                post of 20 men of Delta as Pit at "Road"
              events
                at 14:00 Echo bombards "Mill"
                at 14:10 Pit leaves by "North edge"

            variant "In the field too"
              deploy
                post of 30 men of Charlie as Pit at "Farm"
            """;

  @Test
  void waysAreasAndEventsComeInTheStead() {
    Study study = study(OF_THE_FIELD);
    Scenario way = study.variant("On the way").orElseThrow().scenario().orElseThrow();
    assertThat(way.plan().marches()).extracting(each -> each.unit().name()).containsExactly("Echo");
    assertThat(way.plan().patrols())
        .extracting(each -> each.unit().name())
        .containsExactly("Charlie");
    assertThat(way.plan().areas()).hasSize(1);
    assertThat(way.plan().events()).hasSize(2);
    assertThat(way.deployments())
        .as("who is on a way or free stands nowhere")
        .extracting(each -> each.unit().name())
        .containsExactly("Pit");
    assertThat(way.reinforcements()).as("Foxtrot marches in Echo's column").isEmpty();
    Scenario base = study.scenario().orElseThrow();
    assertThat(base.plan().isEmpty()).isTrue();
    assertThat(base.findUnit(new UnitId("Blue", "Pit"))).isEmpty();
  }

  @Test
  void aPostOfAVariantIsTakenFromItsSenderThere() {
    Study study = study(OF_THE_FIELD);
    Scenario way = study.variant("On the way").orElseThrow().scenario().orElseThrow();
    var delta = way.findUnit(new UnitId("Blue", "Delta")).orElseThrow();
    assertThat(delta.parts()).extracting(each -> each.totalMen()).containsExactly(20);
    Scenario other = study.variant("In the field too").orElseThrow().scenario().orElseThrow();
    var pit = other.findUnit(new UnitId("Blue", "Pit")).orElseThrow();
    assertThat(pit.totalMen()).as("each variant has its own").isEqualTo(30);
    assertThat(study.findingsWithVariants())
        .noneMatch(each -> each.id().startsWith("KS-LNK") || each.id().startsWith("KS-SYN"));
  }

  @Test
  void nameOfAPostMeansNothingOutsideItsVariant() {
    String text = OF_THE_FIELD.replace("post of 30 men of Charlie as Pit", "Pit in line");
    assertThat(study(text).findings())
        .anyMatch(each -> each.id().equals("KS-LNK-001") && each.message().contains("`Pit`"));
  }

  @Test
  void postsOfScenarioAndVariantTogetherAreNoMoreThanTheBodyHas() {
    String text =
        OF_THE_FIELD.replaceFirst(
            "  Delta in line at \"Mill\"\n", "  post of 390 men of Delta at \"Mill\"\n");
    assertThat(study(text).findings())
        .anyMatch(
            each -> each.id().equals("KS-LNK-042") && each.message().contains("count 410 men"));
  }

  @Test
  void whoMarchesStandsNowhereWithHisParts() {
    String marching =
        "variant \"March\"\n  deploy\n    Bravo marches from \"Mill\" to \"Farm\" from 13:10\n";
    Scenario march = study(TEXT + marching).variant("March").orElseThrow().scenario().orElseThrow();
    assertThat(march.deployments()).as("parts are on the march").isEmpty();
    assertThat(march.reinforcements()).as("others come as they came").hasSize(1);
    assertThat(march.plan().marches())
        .singleElement()
        .satisfies(each -> assertThat(each.unit()).isEqualTo(new UnitId("Blue", "Bravo")));
  }

  @Test
  void statementsKeepTheirPlaces() {
    Scenario dry = played("Dry");
    var charlie = dry.deployments().get(0);
    assertThat(TEXT.substring(charlie.unitSpan().offset(), charlie.unitSpan().end()))
        .isEqualTo("Charlie");
    assertThat(TEXT.substring(charlie.span().offset(), charlie.span().end()))
        .isEqualTo("Charlie in open column at \"Farm\"");
  }

  @Test
  void onlyWhatIsNewIsToldWithTheVariantsName() {
    Study study = study(TEXT);
    List<Finding> own = study.findings();
    assertThat(own).anyMatch(each -> each.message().contains("add up to 300"));
    List<Finding> all = study.findingsWithVariants();
    List<Finding> varied = all.stream().filter(each -> !own.contains(each)).toList();
    assertThat(varied)
        .isNotEmpty()
        .allMatch(each -> each.message().startsWith("In the variant \""));
    assertThat(varied)
        .extracting(Finding::message)
        .contains("In the variant \"More\": `Echo` states 700 men, but its parts add up to 800.")
        .noneMatch(each -> each.contains("\"Dry\": `Echo`"));
  }

  @Test
  void anErrorOfAVariantIsNoneOfTheScenario() {
    Study study = study(TEXT + "  assert Blue outnumbers Red by 9 to 1\n");
    assertThat(study.findings()).noneMatch(each -> each.id().equals("KS-AST-060"));
    assertThat(study.findingsWithVariants())
        .anyMatch(
            each ->
                each.id().equals("KS-AST-060")
                    && each.message().startsWith("In the variant \"More\": "));
  }

  @Test
  void aTextWithoutVariantsHasNoneToTell() {
    Study study = study(TEXT.substring(0, TEXT.indexOf("variant")));
    assertThat(study.findingsWithVariants()).isEqualTo(study.findings());
    assertThat(study.variant("Dry")).isEmpty();
  }
}
