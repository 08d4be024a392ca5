package studio.kriegsspiel.language.mapping.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Phase;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads states that hold for part of the game: of the weather, the ground, the rivers. */
public final class PhaseMapper {
  private static final List<String> STATEMENTS =
      List.of(
          "rules",
          "terrain",
          "on",
          "weather",
          "ground",
          "rivers",
          "daylight",
          "visibility",
          "latitude",
          "umpires",
          "plays",
          "player",
          "general idea",
          "side");

  private final MappingContext context;
  private final PlayClock clock;

  public PhaseMapper(MappingContext context, PlayClock clock) {
    this.context = context;
    this.clock = clock;
  }

  /**
   * Reads phases.
   *
   * @param what what their words are, such as {@code a word for the weather}
   */
  public List<studio.kriegsspiel.scenario.Phase> map(
      List<Phase> phases, ClosedWords list, String what) {
    List<studio.kriegsspiel.scenario.Phase> result = new ArrayList<>();
    for (Phase phase : phases) {
      List<TextSpan> words = ownWords(phase, list);
      words.forEach(word -> new PhraseCheck(context).tell(word, list, Severity.WARNING, what));
      result.add(
          new studio.kriegsspiel.scenario.Phase(
              words.stream().map(context::text).collect(Collectors.joining(" ")),
              clock.during(phase.getUntil()),
              context.span(phase)));
    }
    return result;
  }

  /**
   * The words that belong to a phrase. An unknown word that begins a line is taken for a statement
   * that was meant, not for weather, and what follows it on that line with it.
   */
  private List<TextSpan> ownWords(Phase phase, ClosedWords list) {
    List<TextSpan> own = new ArrayList<>();
    for (TextSpan word : context.spans(phase, "words")) {
      boolean strange = !list.has(context.text(word).toLowerCase(Locale.ROOT));
      if (strange && context.source().startsLine(word.offset())) {
        context.unknown(
            "KS-SYN-001",
            word,
            "`" + context.text(word) + "` is not understood here",
            context.text(word).toLowerCase(Locale.ROOT),
            STATEMENTS,
            "Each line of the head begins with one of these words, such as `weather overcast`.");
        return own;
      }
      own.add(word);
    }
    return own;
  }
}
