package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.MapPart;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.MapNote;
import studio.kriegsspiel.situation.knowledge.WorkBeforeView;
import studio.kriegsspiel.situation.prose.Markup;

/** Records in the words of the papers. */
final class PaperWords {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final DateTimeFormatter DAY_OF_MONTH =
      DateTimeFormatter.ofPattern("d", Locale.ROOT);
  private static final DateTimeFormatter MONTH =
      DateTimeFormatter.ofPattern("MMMM", Locale.ENGLISH);
  private static final DateTimeFormatter YEAR = DateTimeFormatter.ofPattern("uuuu", Locale.ROOT);

  private PaperWords() {}

  static String clock(LocalDateTime time) {
    return CLOCK.format(time);
  }

  /** A time, with its day where that is not the day on which play begins. */
  static String clock(LocalDateTime time, LocalDateTime begins) {
    return time.toLocalDate().equals(begins.toLocalDate())
        ? clock(time)
        : Phrase.ON_DAY.of(
            clock(time), DAY_OF_MONTH.format(time) + "\u00a0" + Terms.marked(MONTH.format(time)));
  }

  /** What a map is and what is not on it. */
  static String map(MapNote note) {
    List<String> parts = new ArrayList<>();
    note.title().ifPresent(title -> parts.add(Phrase.MAP_IS.of(title)));
    List<String> lacking =
        note.lacking().stream()
            .filter(part -> part != MapPart.TROOPS)
            .map(part -> Terms.marked(part.word()))
            .toList();
    if (!lacking.isEmpty()) {
      parts.add(Phrase.MAP_LACKS.of(String.join(", ", lacking)));
    }
    if (note.lacking().contains(MapPart.TROOPS)) {
      parts.add(Phrase.OWN_COMMAND_ALONE.words());
    }
    return String.join(" ", parts);
  }

  static String day(LocalDateTime time) {
    return DAY_OF_MONTH.format(time)
        + "\u00a0"
        + Terms.marked(MONTH.format(time))
        + "\u00a0"
        + YEAR.format(time);
  }

  static String dayAndClock(LocalDateTime time) {
    return day(time) + ", " + clock(time);
  }

  static String capital(String text) {
    int start = !text.isEmpty() && MarkedText.isSign(text.charAt(0)) ? 1 : 0;
    return text.substring(0, start) + Capital.of(text.substring(start));
  }

  /** Prose without marks and breaks of lines, for a cell of a table. */
  static String oneLine(String prose) {
    return Markup.plain(prose).replaceAll("\\s*\\R\\s*", " ").strip();
  }

  static String audience(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return one.side() + ", " + one.role();
    }
    return audience.findSide().orElse(audience.equals(Audience.EVERYONE) ? "all" : "umpire");
  }

  static String position(Position position) {
    return position.match(
        Position.AtPlace::place,
        offset ->
            Phrase.BEARING.of(
                distance(offset.distance()),
                Terms.marked(offset.towards().nearestWord()),
                position(offset.origin())),
        grid -> Phrase.GRID_REFERENCE.of(grid.reference()),
        place ->
            String.format(
                Locale.ROOT,
                "%.4f\u00b0 %s, %.4f\u00b0 %s",
                Math.abs(place.latitude()),
                place.latitude() < 0 ? "S" : "N",
                Math.abs(place.longitude()),
                place.longitude() < 0 ? "W" : "E"));
  }

  static String facing(Optional<Direction> facing) {
    return facing.map(Direction::nearestWord).map(Terms::marked).orElse("");
  }

  /** A courier's errand as the text has it, its unit called as the reader knows it. */
  static String courier(Clock clock, Release.ByCourier courier, Function<UnitId, String> called) {
    String along =
        courier.along().isEmpty()
            ? ""
            : " by "
                + String.join(", ", courier.along().stream().map(PaperWords::position).toList());
    return "by courier%s from %s at %s%s"
        .formatted(
            courier.of().map(unit -> " of " + called.apply(unit)).orElse(""),
            position(courier.from()),
            clock(clock.time(courier.leaves())),
            along);
  }

  /** Works done before play, such as {@code Genappe: bridge broken}; nothing if there are none. */
  static Optional<String> worksBefore(List<WorkBeforeView> works) {
    return works.isEmpty()
        ? Optional.empty()
        : Optional.of(
            works.stream()
                .map(each -> workBefore(each.place(), each.words(), each.material()))
                .collect(Collectors.joining("; ")));
  }

  /** One of them. */
  static String workBefore(String place, String words, Optional<String> material) {
    return place + ": " + Terms.marked(words) + material.map(of -> " (" + of + ")").orElse("");
  }

  static String work(EngineeringTask.Work work) {
    return switch (work) {
      case BUILD_BRIDGE -> Phrase.BUILD_BRIDGE.words();
      case REPAIR_BRIDGE -> Phrase.REPAIR_BRIDGE.words();
      case DESTROY_BRIDGE -> Phrase.DESTROY_BRIDGE.words();
      case BUILD_FERRY -> Phrase.BUILD_FERRY.words();
      case BARRICADE -> Phrase.BARRICADE.words();
      case MAKE_ABATIS -> Phrase.MAKE_ABATIS.words();
      case CLEAR_OBSTACLE -> Phrase.CLEAR_OBSTACLE.words();
      case LOOPHOLE -> Phrase.LOOPHOLE.words();
      case ENTRENCH -> Phrase.ENTRENCH.words();
    };
  }

  /** Squadrons, calibres and wagons, which a column of figures cannot hold. */
  static String composition(Strength strength) {
    List<String> parts = new ArrayList<>();
    strength
        .squadrons()
        .ifPresent(number -> parts.add(counted(number, Phrase.SQUADRON, Phrase.SQUADRONS)));
    for (Ordnance ordnance : strength.ordnance()) {
      boolean gun = ordnance.kind() == Ordnance.Kind.GUN;
      parts.add(
          counted(
                  ordnance.pieces(),
                  gun ? Phrase.ONE_GUN : Phrase.HOWITZER,
                  gun ? Phrase.SOME_GUNS : Phrase.HOWITZERS)
              + ordnance.calibre().map(calibre -> " " + calibre).orElse(""));
    }
    strength
        .train()
        .wagons()
        .ifPresent(number -> parts.add(counted(number, Phrase.WAGON, Phrase.WAGONS)));
    strength
        .train()
        .pontoons()
        .ifPresent(number -> parts.add(counted(number, Phrase.PONTOON, Phrase.PONTOONS)));
    return String.join(", ", parts);
  }

  private static String counted(int number, Phrase one, Phrase many) {
    return (number == 1 ? one : many).of(number);
  }

  /** A length, whose figure and unit stay on one line. */
  static String distance(Distance distance) {
    return Terms.inside(distance.toString().replace(' ', '\u00a0'));
  }

  /** The points of an objective, behind its words. */
  static String worth(OptionalInt points) {
    if (points.isEmpty()) {
      return "";
    }
    int number = points.getAsInt();
    return number == 1 ? Phrase.POINT.words() : Phrase.POINTS.of(number);
  }

  static String number(int value) {
    return value == 0 ? "" : String.format(Locale.ROOT, "%,d", value).replace(',', '\u00a0');
  }
}
