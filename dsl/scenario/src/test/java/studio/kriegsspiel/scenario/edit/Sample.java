package studio.kriegsspiel.scenario.edit;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Measures;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/** A text with one deployment in it, and the records that a parser would make of it. */
final class Sample {
  static final Measures PACE = new Measures(Map.of(LengthUnit.PACES, 0.75));
  static final UnitId UNIT = new UnitId("Blue", "KGL5");
  static final MapPoint FARM = new MapPoint(600_000, 5_614_000);
  static final Terrain TERRAIN =
      Terrain.builder("plain", "EPSG:32631", new Bounds(598_000, 5_612_000, 602_000, 5_616_000))
          .place(new Place("Farm", List.of("La Ferme"), FARM, Optional.empty()))
          .place(new Place("Mill", new MapPoint(601_500, 5_615_500)))
          .build();

  final String text;
  final Scenario scenario;

  private Sample(String text, Scenario scenario) {
    this.text = text;
    this.scenario = scenario;
  }

  /** Reads a deployment whose position stands between {@code [} and {@code ]}. */
  static Sample of(String marked) {
    return of(marked, "a.kriegsspiel", Formation.LINE);
  }

  static Sample of(String marked, String document, Formation formation) {
    int start = marked.indexOf('[');
    int end = marked.indexOf(']') - 1;
    String text = marked.replace("[", "").replace("]", "");
    Position position = position(text, text.substring(start, end), start, document);
    TextSpan whole = new TextSpan(document, 0, text.length(), 1, 1);
    Deployment deployment =
        new Deployment(
            UNIT, formation, position, Optional.empty(), whole, new TextSpan(document, 0, 0, 1, 1));
    LocalDateTime noon = LocalDateTime.of(1815, 6, 18, 12, 0);
    Header header =
        new Header(
            Optional.empty(),
            Optional.empty(),
            whole,
            noon,
            new Moment.At(noon),
            whole,
            List.of(),
            List.of(),
            Conditions.NONE);
    return new Sample(
        text,
        new Scenario(
            "",
            header,
            Optional.empty(),
            List.of(),
            List.of(deployment),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            KnownGround.ALL,
            List.of(),
            Review.NONE,
            People.NONE,
            List.of(),
            FieldPlan.NONE,
            new TextSpan("a.kriegsspiel", 0, text.length(), 1, 1)));
  }

  /** What the patcher makes of a wish. */
  Rewrite rewrite(Intention wish) {
    return Patcher.on(ScenarioText.ofRecords(text, scenario), Optional.of(TERRAIN), PACE)
        .rewrite(wish);
  }

  /** The text after a wish that must not be refused. */
  String after(Intention wish) {
    return TextEdit.applyAll(text, ((Rewrite.Patch) rewrite(wish)).edits());
  }

  private static Position position(String text, String words, int offset, String document) {
    TextSpan span = new TextSpan(document, offset, words.length(), 1, offset + 1);
    if (words.startsWith("grid ")) {
      return new Position.Grid(words.substring("grid ".length()), span);
    }
    if (words.startsWith("\"")) {
      return new Position.AtPlace(words.replace("\"", ""), span);
    }
    String[] parts = words.split(" ", 5);
    if (parts[1].matches("[NS]")) {
      return new Position.Geographic(
          Double.parseDouble(parts[0]), Double.parseDouble(parts[2]), span);
    }
    LengthUnit unit =
        List.of(LengthUnit.values()).stream()
            .filter(each -> each.word().equals(parts[1]))
            .findFirst()
            .orElseThrow();
    int origin = words.indexOf(parts[4], words.indexOf(" of ") + 3);
    return new Position.Offset(
        new Distance(Double.parseDouble(parts[0]), unit),
        Direction.findByWord(parts[2]).orElseThrow(),
        position(text, parts[4], offset + origin, document),
        span);
  }
}
