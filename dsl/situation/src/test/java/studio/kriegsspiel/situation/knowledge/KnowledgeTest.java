package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

class KnowledgeTest {
  private static final Reader.Player BLUE = Reader.Player.ofSide("Blue");
  private static final Reader.Player FARM = Reader.Player.ofRole("Blue", "At the farm");
  private static final Reader.Player RED = Reader.Player.ofSide("Red");

  private final Knowledge knowledge = Knowledge.of(situation(SampleGround.flat()));

  private static Situation situation(Terrain terrain) {
    return new Situation(
        Evening.scenario(), RuleBooks.get("reisswitz-1824"), Optional.of(Ground.of(terrain)));
  }

  private List<String> places(Reader reader, LocalDateTime time) {
    return knowledge.of(reader).at(time).map().orElseThrow().places().stream()
        .map(Place::name)
        .toList();
  }

  @Test
  void whatIsToldHasItsHourItsSourceAndTheTruth() {
    List<Told> red = knowledge.of(RED).at(Evening.at(15, 0)).told();
    assertThat(red)
        .extracting(Told::text)
        .containsExactly(
            "The armies stand across the high road.",
            "Take the farm.",
            "The Emperor grows impatient.",
            "The farm is abandoned.");
    Told last = red.get(3);
    assertThat(last.at()).as("between 14:00 and 14:20").contains(Evening.at(14, 20));
    assertThat(last.dated()).isEmpty();
    assertThat(last.by()).contains("a patrol");
    assertThat(last.reliability()).contains(Reliability.DOUBTFUL);
    assertThat(last.truth()).isFalse();
    assertThat(knowledge.of(RED).at(Evening.at(14, 19)).told()).hasSize(3);
  }

  @Test
  void theUmpireSeesAllThatAnybodyWasTold() {
    assertThat(knowledge.of(Reader.UMPIRE).at(Evening.at(15, 0)).told())
        .extracting(Told::text)
        .contains("Hold the farm.", "Take the farm.", "Remember the loss track.")
        .doesNotContain("They come on in columns.");
    assertThatThrownBy(() -> knowledge.of(Reader.UMPIRE).at(Evening.at(15, 0)).view())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aPlaceIsKnownToWhomTheScenarioTellsFromWhen() {
    assertThat(places(RED, Evening.at(13, 0))).contains("Sand-pit").doesNotContain("Papelotte");
    assertThat(places(BLUE, Evening.at(13, 5))).doesNotContain("Sand-pit", "Papelotte");
    assertThat(places(BLUE, Evening.at(13, 6))).contains("Sand-pit").doesNotContain("Papelotte");
    assertThat(places(FARM, Evening.at(13, 6))).contains("Sand-pit", "Papelotte");
    assertThat(places(Reader.UMPIRE, Evening.at(13, 0))).contains("Sand-pit", "Papelotte");
    assertThat(knowledge.mapForAll().orElseThrow().places())
        .extracting(Place::name)
        .contains("La Haye Sainte")
        .doesNotContain("Sand-pit", "Papelotte");
  }

  private static Knowledge given(GivenMap... maps) {
    Terrain ground =
        SampleGround.terrain().toBuilder()
            .setAside(List.of(feature("once", "Old ford", KnownTo.EVERYONE)))
            .build();
    return Knowledge.of(
        new Situation(
            Evening.scenario(maps),
            RuleBooks.get("reisswitz-1824"),
            Optional.of(Ground.of(ground))));
  }

  private static GivenMap map(
      Audience reader, List<MapPart> lacking, String missing, String shown) {
    return new GivenMap(
        reader,
        Optional.of("Ferraris, 1777"),
        lacking,
        List.of(new GivenMap.NamedThing(missing, TextSpan.NONE)),
        List.of(new GivenMap.NamedThing(shown, TextSpan.NONE)),
        TextSpan.NONE);
  }

  private static Terrain mapOf(Knowledge of, Reader reader) {
    return of.of(reader).at(Evening.at(13, 0)).map().orElseThrow();
  }

  @Test
  void aGivenMapLacksKindsAndSingleThingsAndShowsWhatIsNoMore() {
    Knowledge of =
        given(
            map(
                new Audience.SideOnly("Red"),
                List.of(MapPart.HEIGHTS, MapPart.BUILDINGS),
                "Sand-pit",
                "old ford"));
    Terrain red = mapOf(of, RED);
    assertThat(red.title()).isEqualTo("Ferraris, 1777");
    assertThat(red.elevation()).isEmpty();
    assertThat(red.features()).extracting(Feature::kind).doesNotContain(FeatureKind.FARM);
    assertThat(red.features()).extracting(Feature::id).contains("once");
    assertThat(red.places())
        .extracting(Place::name)
        .contains("La Haye Sainte")
        .doesNotContain("Sand-pit");
    Terrain blue = mapOf(of, BLUE);
    assertThat(blue.elevation()).isPresent();
    assertThat(blue.features()).extracting(Feature::id).contains("farm").doesNotContain("once");
    assertThat(of.of(BLUE).at(Evening.at(13, 0)).view().mapNote().isEmpty()).isTrue();
    Terrain table = of.mapForAll().orElseThrow();
    assertThat(table.elevation()).as("no more than each has").isEmpty();
    assertThat(table.title()).isEqualTo(SampleGround.flat().title());
  }

  @Test
  void whoHasNoNamesOnHisMapReadsPositionsByTheGrid() {
    Knowledge of =
        given(map(new Audience.SideOnly("Blue"), List.of(MapPart.NAMES), "Sand-pit", "Nothing"));
    assertThat(mapOf(of, BLUE).placeNames()).isEmpty();
    assertThat(mapOf(of, BLUE).featureNames()).isEmpty();
    assertThat(of.of(BLUE).at(Evening.at(13, 0)).view().deployments())
        .isNotEmpty()
        .allMatch(each -> each.position() instanceof Position.Grid);
  }

  /** What a role of a side knows less than others, its side as a whole knows no more than it. */
  @Test
  void whoHasHisOwnTroopsAloneDoesNotReadWhereOthersStand() {
    Reader.Player second = Reader.Player.ofRole("Red", "Second line");
    Reader.Player marshal = Reader.Player.ofRole("Red", "Marshal");
    assertThat(standing(given(), second)).containsExactly("Charlet");
    Audience behind = new Audience.RoleOnly("Red", "Second line");
    Knowledge of = given(map(behind, List.of(MapPart.TROOPS), "Nothing", "Nothing"));
    assertThat(standing(of, second)).isEmpty();
    assertThat(standing(of, RED)).isEmpty();
    assertThat(standing(of, marshal)).containsExactly("Charlet");
    assertThat(of.of(second).at(Evening.at(13, 0)).view().findUnit("Charlet")).isPresent();
  }

  private static List<String> standing(Knowledge of, Reader reader) {
    return of.of(reader).at(Evening.at(13, 0)).view().deployments().stream()
        .map(DeploymentView::unit)
        .toList();
  }

  @Test
  void aPlaceTakesTheFeatureItNamesAlong() {
    assertThat(knowledge.of(RED).at(Evening.at(13, 0)).map().orElseThrow().features())
        .extracting(Feature::id)
        .contains("farm")
        .doesNotContain("farm2");
    assertThat(knowledge.of(FARM).at(Evening.at(13, 0)).map().orElseThrow().features())
        .extracting(Feature::id)
        .contains("farm2");
  }

  @Test
  void theGroundsOwnMarkCountsWhereTheScenarioIsSilent() {
    Terrain.Builder marked = SampleGround.flat().toBuilder().clearPlaces();
    for (Place place : SampleGround.flat().places()) {
      marked.place(
          new Place(place.name(), place.aliases(), place.at(), place.featureId(), KnownTo.UMPIRE));
    }
    Knowledge secret = Knowledge.of(situation(marked.build()));
    assertThat(secret.of(RED).at(Evening.at(18, 0)).map().orElseThrow().places())
        .extracting(Place::name)
        .containsExactly("Sand-pit");
    assertThat(secret.hiddenNames()).contains("Papelotte", "Sand-pit", "La Haye Sainte");
  }

  private static Feature feature(String id, String name, KnownTo who) {
    return new Feature(
        id,
        FeatureKind.FORD,
        new GeometryFactory().createPoint(new Coordinate(10, 10)),
        Optional.of(name),
        Attributes.builder().knownTo(who).build());
  }

  private static List<String> names(Knowledge of, Reader reader) {
    return of.of(reader).at(Evening.at(13, 0)).map().orElseThrow().features().stream()
        .flatMap(each -> each.name().stream())
        .filter(each -> each.contains("ford"))
        .toList();
  }

  /**
   * The text tells Red of the sand-pit and, from 13:06 on, Blue; a feature is marked for all, for
   * the umpire, or goes with the place that stands for it.
   */
  @Test
  void aFeatureIsKnownByItsNameItsMarkOrItsPlace() {
    Terrain.Builder ground = SampleGround.flat().toBuilder();
    ground.feature(feature("open", "Open ford", KnownTo.EVERYONE));
    ground.feature(feature("secret", "Secret ford", KnownTo.UMPIRE));
    ground.feature(feature("pit", "Sand-pit", KnownTo.EVERYONE));
    ground.feature(feature("lane", "Deep ford", KnownTo.UMPIRE));
    ground.place(
        new Place(
            "Deep ford",
            List.of("Cutting"),
            SampleGround.point(10, 10),
            Optional.of("lane"),
            KnownTo.EVERYONE));
    Knowledge of = Knowledge.of(situation(ground.build()));
    assertThat(names(of, BLUE)).containsExactly("Open ford");
    assertThat(names(of, Reader.UMPIRE)).containsExactly("Open ford", "Secret ford", "Deep ford");
    assertThat(of.hiddenNames())
        .contains("Secret ford", "Cutting", "Sand-pit")
        .containsOnlyOnce("Deep ford")
        .doesNotContain("Open ford", "La Haye Sainte");
    assertThat(of.of(RED).at(Evening.at(13, 0)).map().orElseThrow().features())
        .extracting(Feature::id)
        .contains("pit")
        .doesNotContain("lane");
    assertThat(of.of(BLUE).at(Evening.at(13, 5)).map().orElseThrow().features())
        .extracting(Feature::id)
        .doesNotContain("pit");
    assertThat(of.of(BLUE).at(Evening.at(13, 6)).map().orElseThrow().features())
        .extracting(Feature::id)
        .contains("pit");
  }

  @Test
  void whatIsToldStandsBesideWhereItsSubjectsWere() {
    Situation named =
        new Situation(
            Evening.scenario(Evening.passage("Baring's battalion holds the farm.")),
            RuleBooks.get("reisswitz-1824"),
            Optional.of(Ground.of(SampleGround.flat())));
    Known blue = Knowledge.of(named).of(BLUE).at(Evening.at(13, 0));
    assertThat(blue.truthOf(blue.told().get(0))).as("the General Idea has no minute").isEmpty();
    Told telling =
        new Told(
            Told.Kind.INTELLIGENCE,
            Optional.of(Evening.at(13, 0)),
            Optional.of(Evening.at(13, 0)),
            Optional.of(Evening.at(13, 0)),
            Optional.empty(),
            Optional.empty(),
            "The brigade of CHARLET and Bourgeois are before the wood.",
            false,
            List.of());
    List<Subject> subjects = blue.truthOf(telling);
    assertThat(subjects)
        .extracting(subject -> subject.unit().name())
        .containsExactly("Charlet", "Bourgeois");
    assertThat(subjects.get(0).truly().centre())
        .as("it stands at La Haye Sainte, 2,050 m east and 1,700 m north of the corner")
        .contains(SampleGround.point(2050, 1700));
    assertThat(subjects.get(1).truly().isOnMap()).as("comes at 16:00").isFalse();
  }

  @Test
  void ownTroopsSeeWhatStandsBeforeThem() {
    Known blue = Knowledge.of(situation(SampleGround.terrain())).of(BLUE).at(Evening.at(13, 0));
    assertThat(blue.sees())
        .extracting(sighting -> sighting.seen().name() + " by " + sighting.by().name())
        .containsExactly("Charlet by Baring");
    assertThat(knowledge.of(Reader.UMPIRE).at(Evening.at(13, 0)).sees()).isEmpty();
  }

  @Test
  void readersAreFoundByAFewWords() {
    assertThat(knowledge.findReader("blue")).contains(BLUE);
    assertThat(knowledge.findReader("At the farm")).contains(FARM);
    assertThat(knowledge.findReader("At the farm of Blue")).contains(FARM);
    assertThat(knowledge.findReader("Blue.At the farm")).contains(FARM);
    assertThat(knowledge.findReader("the umpire")).contains(Reader.UMPIRE);
    assertThat(knowledge.findReader("Green")).isEmpty();
    assertThatThrownBy(() -> knowledge.of(Reader.Player.ofSide("Green")))
        .hasMessage("The scenario has no side \"Green\".");
  }
}
