package studio.kriegsspiel.checks.house;

import java.util.Locale;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.review.HouseRule.Measure;

/** How much a thing has, in words. */
final class Nouns {
  private Nouns() {}

  /** Such as {@code no calibre}, {@code 1 role}, {@code 1,200 men}. */
  static String count(int number, Measure measure) {
    if (number == 0) {
      return "no " + none(measure);
    }
    return MessageWords.count(number, one(measure), many(measure));
  }

  private static String one(Measure measure) {
    return switch (measure) {
      case MEN -> "man";
      case RETREAT -> "line of retreat";
      case IDEA -> "General Idea";
      case NEWS -> "item of news";
      case NOTES -> "umpire note";
      case DUTIES -> "duty";
      default -> measure.name().toLowerCase(Locale.ROOT).replaceAll("s$", "");
    };
  }

  private static String many(Measure measure) {
    return switch (measure) {
      case MEN -> "men";
      case DUTIES -> "duties";
      case NEWS -> "items of news";
      default -> one(measure) + "s";
    };
  }

  /** Of most things there are several, of some there is one or none. */
  private static String none(Measure measure) {
    return switch (measure) {
      case CALIBRE, COMMANDER, GRADE, IDEA, NATION, ORDER, PLACE, RETREAT, SOURCE, WEAPON ->
          one(measure);
      case NEWS -> "news";
      default -> many(measure);
    };
  }
}
