package studio.kriegsspiel.export.pack;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.WorkBeforeView;

/** Records in the words of the papers. */
final class Words {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

  private Words() {}

  static String clock(LocalDateTime time) {
    return CLOCK.format(time);
  }

  static String day(LocalDateTime time) {
    return DAY.format(time);
  }

  static String dayAndClock(LocalDateTime time) {
    return day(time) + ", " + clock(time);
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, text.offsetByCodePoints(0, 1)).toUpperCase(Locale.ROOT)
            + text.substring(text.offsetByCodePoints(0, 1));
  }

  static String audience(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return one.side() + ", " + one.role();
    }
    return audience.findSide().orElse(audience.equals(Audience.EVERYONE) ? "all" : "umpire");
  }

  static String position(Position position) {
    if (position instanceof Position.AtPlace at) {
      return at.place();
    } else if (position instanceof Position.Offset offset) {
      return offset.distance()
          + " "
          + offset.towards().nearestWord()
          + " of "
          + position(offset.origin());
    } else if (position instanceof Position.Grid grid) {
      return "grid " + grid.reference();
    } else if (position instanceof Position.Geographic place) {
      return String.format(
          Locale.ROOT,
          "%.4f\u00b0 %s, %.4f\u00b0 %s",
          Math.abs(place.latitude()),
          place.latitude() < 0 ? "S" : "N",
          Math.abs(place.longitude()),
          place.longitude() < 0 ? "W" : "E");
    }
    throw new IllegalStateException("Unknown kind of position: " + position.getClass());
  }

  static String facing(Optional<Direction> facing) {
    return facing.map(Direction::nearestWord).orElse("");
  }

  static String release(Clock clock, Release release) {
    if (release instanceof Release.At at) {
      return clock(clock.time(at.time()));
    } else if (release instanceof Release.Between between) {
      return clock(clock.time(between.from())) + "\u2013" + clock(clock.time(between.to()));
    } else if (release instanceof Release.When when) {
      return ConditionWords.of(clock, when.condition());
    } else if (release instanceof Release.Repeated again) {
      return "every %d %s from %s to %s"
          .formatted(
              again.every(),
              again.unit().word(),
              clock(clock.time(again.from())),
              clock(clock.time(again.to())));
    } else if (release instanceof Release.ByCourier courier) {
      return courier(clock, courier);
    }
    return "when you see fit";
  }

  /** A courier's errand as the text has it. */
  static String courier(Clock clock, Release.ByCourier courier) {
    String along =
        courier.along().isEmpty()
            ? ""
            : " by " + String.join(", ", courier.along().stream().map(Words::position).toList());
    return "by courier%s from %s at %s%s"
        .formatted(
            courier.of().map(unit -> " of " + unit).orElse(""),
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
    return place + ": " + words + material.map(of -> " (" + of + ")").orElse("");
  }

  static String work(EngineeringTask.Work work) {
    return switch (work) {
      case BUILD_BRIDGE -> "build a bridge";
      case REPAIR_BRIDGE -> "repair the bridge";
      case DESTROY_BRIDGE -> "destroy the bridge";
      case BUILD_FERRY -> "make ready a ferry";
      case BARRICADE -> "build a barricade";
      case MAKE_ABATIS -> "lay an abatis";
      case CLEAR_OBSTACLE -> "clear the obstacle";
      case LOOPHOLE -> "pierce loopholes";
      case ENTRENCH -> "throw up a field work";
    };
  }

  /** Squadrons, calibres and wagons, which a column of figures cannot hold. */
  static String composition(Strength strength) {
    List<String> parts = new ArrayList<>();
    strength
        .squadrons()
        .ifPresent(number -> parts.add(number + (number == 1 ? " squadron" : " squadrons")));
    for (Ordnance ordnance : strength.ordnance()) {
      String kind = ordnance.kind() == Ordnance.Kind.GUN ? "gun" : "howitzer";
      parts.add(
          ordnance.pieces()
              + " "
              + kind
              + (ordnance.pieces() == 1 ? "" : "s")
              + ordnance.calibre().map(calibre -> " " + calibre).orElse(""));
    }
    strength
        .train()
        .wagons()
        .ifPresent(number -> parts.add(number + (number == 1 ? " wagon" : " wagons")));
    strength
        .train()
        .pontoons()
        .ifPresent(number -> parts.add(number + (number == 1 ? " pontoon" : " pontoons")));
    return String.join(", ", parts);
  }

  /** The points of an objective, behind its words. */
  static String worth(OptionalInt points) {
    if (points.isEmpty()) {
      return "";
    }
    return " (" + points.getAsInt() + (points.getAsInt() == 1 ? " point)" : " points)");
  }

  static String number(int value) {
    return value == 0 ? "" : String.format(Locale.ROOT, "%,d", value).replace(',', '\u00a0');
  }
}
