package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads how troops are at the start: {@code tired, 12 % lost, 20 rounds a man}. */
final class StateReader {
  private static final Set<String> MEN =
      Set.of("man", "men", "rider", "riders", "sabre", "sabres", "bayonets");
  private static final Set<String> PIECES =
      Set.of("gun", "guns", "piece", "pieces", "howitzer", "howitzers");
  private static final List<String> KNOWN = known();

  private final MappingContext context;
  private Optional<TroopCondition> condition = Optional.empty();
  private Optional<Losses> losses = Optional.empty();
  private Optional<Rounds> rounds = Optional.empty();

  StateReader(MappingContext context) {
    this.context = context;
  }

  private static List<String> known() {
    List<String> known = new ArrayList<>();
    Vocabulary.CONDITIONS.keySet().forEach(each -> known.addAll(List.of(each.split(" "))));
    known.addAll(List.of("lost", "rounds", "men", "man", "gun", "guns", "a", "the", "%"));
    return known;
  }

  Optional<TroopCondition> condition() {
    return condition;
  }

  Optional<Losses> losses() {
    return losses;
  }

  Optional<Rounds> rounds() {
    return rounds;
  }

  /** Whether a detail is a figure of a state, not one of strength. */
  static boolean isFigure(Attribute detail) {
    List<String> words = words(detail);
    return words.contains("lost")
        || words.contains("%")
        || words.contains("rounds")
        || words.contains("round");
  }

  private static List<String> words(Attribute detail) {
    return detail.getWords().stream()
        .map(each -> Literals.name(each).toLowerCase(Locale.ROOT))
        .toList();
  }

  void read(Attribute detail) {
    List<String> words = new ArrayList<>(words(detail));
    if (tellUnknown(detail, words)) {
      return;
    }
    if (detail.getNumbers().isEmpty()) {
      condition(detail, String.join(" ", words));
      return;
    }
    OptionalInt number = Literals.whole(detail.getNumbers().get(0));
    words.removeIf(each -> each.equals("a") || each.equals("the") || each.equals("per"));
    if (number.isEmpty() || detail.getNumbers().size() > 1 || !detail.getCalibres().isEmpty()) {
      form(context.span(detail), "It is not said what the number counts.");
    } else if (words.equals(List.of("%", "lost"))) {
      percent(detail, number.getAsInt());
    } else if (words.size() == 2 && words.get(1).equals("lost") && MEN.contains(words.get(0))) {
      lost(detail, new Losses(number.getAsInt(), Losses.Of.MEN));
    } else if (words.size() == 2 && words.get(1).equals("lost") && PIECES.contains(words.get(0))) {
      lost(detail, new Losses(number.getAsInt(), Losses.Of.PIECES));
    } else if (words.size() == 2 && words.get(0).startsWith("round")) {
      rounds(detail, number.getAsInt(), words.get(1));
    } else {
      form(context.span(detail), "It is not said what the number counts.");
    }
  }

  /** Tells every word that says nothing about a state; whether there was one. */
  private boolean tellUnknown(Attribute detail, List<String> words) {
    List<TextSpan> places = context.spans(detail, "words");
    boolean told = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      boolean known =
          KNOWN.contains(word)
              || MEN.contains(word)
              || PIECES.contains(word)
              || word.equals("round")
              || word.equals("per");
      if (!known) {
        told = true;
        context.unknown(
            "KS-SYN-007",
            places.get(i),
            "`" + word + "` says nothing about the state of troops that the studio knows",
            word,
            KNOWN,
            hint());
      }
    }
    if (!detail.getCalibres().isEmpty() && !told) {
      told = true;
      form(context.span(detail, "calibres"), "A calibre says nothing about the state of troops.");
    }
    return told;
  }

  private void condition(Attribute detail, String words) {
    TroopCondition named = Vocabulary.CONDITIONS.get(words);
    if (named == null) {
      form(context.spanOfAll(detail, "words"), "`" + words + "` is no state of troops.");
    } else {
      if (condition.isPresent()) {
        twice(detail, "state");
      }
      condition = Optional.of(named);
    }
  }

  private void percent(Attribute detail, int number) {
    if (number > 100) {
      form(context.span(detail, "numbers"), "Nobody can lose more than all he has.");
    } else {
      lost(detail, new Losses(number, Losses.Of.PERCENT));
    }
  }

  private void lost(Attribute detail, Losses read) {
    if (losses.isPresent()) {
      twice(detail, "loss");
    }
    losses = Optional.of(read);
  }

  private void rounds(Attribute detail, int number, String each) {
    if (rounds.isPresent()) {
      twice(detail, "number of rounds");
    }
    rounds =
        Optional.of(new Rounds(number, PIECES.contains(each) ? Rounds.Per.GUN : Rounds.Per.MAN));
  }

  private void twice(Attribute detail, String what) {
    context.error(
        "KS-SYN-010", context.span(detail), "The " + what + " is given twice.", "Keep one.");
  }

  private void form(TextSpan place, String message) {
    context.error("KS-SYN-005", place, message, hint());
  }

  private static String hint() {
    return "A state is given so: `state tired, 12 % lost, 20 rounds a man`; troops are "
        + String.join(
            ", ",
            java.util.Arrays.stream(TroopCondition.values()).map(TroopCondition::label).toList())
        + ".";
  }
}
