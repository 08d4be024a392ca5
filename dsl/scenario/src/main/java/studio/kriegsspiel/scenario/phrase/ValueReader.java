package studio.kriegsspiel.scenario.phrase;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import studio.kriegsspiel.scenario.place.Direction;

/** Tells how many words a value takes in a text. */
final class ValueReader {
  static final Set<String> LENGTHS =
      Set.of("paces", "pace", "m", "km", "yards", "miles", "inches", "mm", "spaces");
  private static final Set<String> SPANS =
      Set.of("min", "minutes", "minute", "hours", "hour", "moves", "move");
  private static final Set<String> ARTICLES = Set.of("a", "an", "the", "own");
  private static final Set<String> SOURCES =
      Set.of(
          "patrol",
          "patrols",
          "outpost",
          "outposts",
          "spy",
          "spies",
          "inhabitant",
          "inhabitants",
          "traveller",
          "travellers",
          "deserter",
          "deserters",
          "prisoner",
          "prisoners",
          "messenger",
          "messengers",
          "headquarters",
          "observation");
  private static final Set<String> FORMATIONS =
      Set.of("line", "column", "square", "mass", "battery", "skirmish", "open", "close", "attack");
  private static final Set<String> AFTER_CONDITION = Set.of("to", "tell");

  private final Cut cut;

  ValueReader(Cut cut) {
    this.cut = cut;
  }

  /** How many words from {@code at} on are a value of a part; 0 if they are none. */
  int read(Slot slot, int at) {
    if (at >= cut.size()) {
      return 0;
    }
    return switch (slot.value()) {
      case MOMENT -> moment(at);
      case CLOCK -> cut.is(at, PhraseWord.Kind.TIME) ? 1 : 0;
      case TITLE, PLACE -> isTitle(at) ? 1 : 0;
      case PROSE -> cut.is(at, PhraseWord.Kind.QUOTED) ? 1 : 0;
      case NAME -> cut.is(at, PhraseWord.Kind.NAME) ? 1 : 0;
      case UNIT -> unit(at);
      case PARTY -> isTitle(at) ? 1 : unit(at);
      case PERSON -> isTitle(at) || isNumber(at) ? 1 : 0;
      case AUDIENCE -> audience(at);
      case SENDER -> isTitle(at) ? 1 : sender(at);
      case SOURCE -> source(at);
      case POSITION -> position(at);
      case DIRECTION -> direction(at);
      case FORMATION -> formation(at);
      case NUMBER -> isNumber(at) ? 1 : 0;
      case WORD -> word(slot.words(), at);
      case REST -> rest(at);
      case DISTANCE -> isNumber(at) && named(at + 1, LENGTHS) ? 2 : 0;
      case LENGTH_OF_TIME -> isNumber(at) && named(at + 1, SPANS) ? 2 : 0;
      case CALIBRE -> isNumber(at) && cut.at(at).text().contains("-") ? 1 : 0;
      case DATE -> date(at);
      case CONDITION -> condition(at);
      case HELD -> held(at);
      case MARK -> 0;
    };
  }

  private boolean isTitle(int at) {
    return cut.is(at, PhraseWord.Kind.QUOTED) && !cut.at(at).text().startsWith("\"\"\"");
  }

  private boolean isNumber(int at) {
    return cut.is(at, PhraseWord.Kind.NUMBER);
  }

  private boolean named(int at, Set<String> words) {
    return cut.is(at, PhraseWord.Kind.NAME) && words.contains(cut.at(at).text());
  }

  private int moment(int at) {
    if (cut.is(at, PhraseWord.Kind.TIME)) {
      return 1;
    }
    if (cut.is(at, "move") && isNumber(at + 1)) {
      return 2;
    }
    if (!cut.is(at, "start")) {
      return 0;
    }
    return cut.is(at + 1, "+") && isNumber(at + 2) && named(at + 3, SPANS) ? 4 : 1;
  }

  private int unit(int at) {
    if (!cut.is(at, PhraseWord.Kind.NAME)) {
      return 0;
    }
    return cut.is(at + 1, ".") && cut.is(at + 2, PhraseWord.Kind.NAME) ? 3 : 1;
  }

  private int audience(int at) {
    if (isTitle(at)) {
      return cut.is(at + 1, "of") && cut.is(at + 2, PhraseWord.Kind.NAME) ? 3 : 1;
    }
    if (cut.follow(at, "the umpire") > 0) {
      return 2;
    }
    if (!cut.is(at, PhraseWord.Kind.NAME) || moment(at) > 0) {
      return 0;
    }
    return cut.is(at + 1, ".") && isTitle(at + 2) ? 3 : 1;
  }

  private int held(int at) {
    if (!isTitle(at)) {
      return 0;
    }
    return cut.is(at + 1, "of") && cut.is(at + 2, PhraseWord.Kind.NAME) ? 3 : 1;
  }

  /** Words up to a time, the text, or a colon. */
  private int sender(int at) {
    int end = at;
    while (cut.is(end, PhraseWord.Kind.NAME) && !cut.is(end, "at") && !cut.is(end, "from")) {
      end++;
    }
    return end - at;
  }

  private int source(int at) {
    int end = at;
    while (named(end, ARTICLES)) {
      end++;
    }
    return named(end, SOURCES) ? end + 1 - at : 0;
  }

  private int position(int at) {
    int end = at;
    while (isNumber(end)
        && named(end + 1, LENGTHS)
        && cut.is(end + 2, PhraseWord.Kind.NAME)
        && cut.is(end + 3, "of")) {
      end += 4;
    }
    if (isTitle(end)) {
      return end + 1 - at;
    }
    if (cut.is(end, "grid")) {
      int figures = isTitle(end + 1) ? 1 : isNumber(end + 2) ? 2 : 1;
      return end + 1 + figures - at;
    }
    boolean onGlobe =
        isNumber(end)
            && cut.is(end + 1, PhraseWord.Kind.NAME)
            && isNumber(end + 2)
            && cut.is(end + 3, PhraseWord.Kind.NAME);
    return onGlobe ? end + 4 - at : 0;
  }

  private int direction(int at) {
    if (isNumber(at)) {
      return cut.is(at + 1, "°") || cut.is(at + 1, "degrees") ? 2 : 0;
    }
    if (!cut.is(at, PhraseWord.Kind.NAME)) {
      return 0;
    }
    String word = cut.at(at).text().toLowerCase(Locale.ROOT).replaceAll("wards?$", "");
    return Direction.findByWord(word).isPresent() ? 1 : 0;
  }

  private int formation(int at) {
    if (cut.is(at, "limbered")) {
      return 1;
    }
    if (!(cut.is(at, "in") || cut.is(at, "as")) || !named(at + 1, FORMATIONS)) {
      return 0;
    }
    if (cut.follow(at + 1, "column of route") > 0) {
      return 4;
    }
    return cut.is(at + 2, "column") || cut.is(at + 2, "order") ? 3 : 2;
  }

  private int word(List<String> words, int at) {
    if (words.isEmpty()) {
      return cut.is(at, PhraseWord.Kind.NAME) ? 1 : 0;
    }
    return words.stream()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .mapToInt(each -> cut.follow(at, each))
        .filter(each -> each > 0)
        .findFirst()
        .orElse(0);
  }

  private int rest(int at) {
    int end = at;
    while (end < cut.size()
        && !cut.is(end, "source")
        && !cut.is(end, "shows")
        && (end == at || !cut.beginsLine(end))) {
      end++;
    }
    return end - at;
  }

  private int date(int at) {
    if (!isNumber(at) || !cut.is(at + 1, PhraseWord.Kind.NAME)) {
      return 0;
    }
    return isNumber(at + 2) ? 3 : 2;
  }

  private int condition(int at) {
    int end = at;
    while (end < cut.size() && !named(end, AFTER_CONDITION) && !cut.at(end).is(":")) {
      end++;
    }
    return end - at;
  }
}
