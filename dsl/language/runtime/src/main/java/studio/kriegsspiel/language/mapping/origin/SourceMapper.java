package studio.kriegsspiel.language.mapping.origin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.RivalHour;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.Confidence;

/** Reads where figures, positions and times come from. */
public final class SourceMapper {
  private SourceMapper() {}

  /** The sources of a statement that has no hour, so that none can have another. */
  public static List<SourceNote> map(MappingContext context, List<? extends EObject> items) {
    return map(
        context,
        items,
        rival -> {
          context.error(
              "KS-SYN-002",
              context.span(rival),
              "What stands above has no hour of its own, so that no source has another.",
              "Write the hour first, so: `at 18:30`; or leave this line out.");
          return Optional.empty();
        });
  }

  /**
   * The sources of a statement with an hour, and what hour those behind {@code or at} have instead.
   *
   * @param own whether the statement tells its hour
   */
  public static List<SourceNote> map(
      MappingContext context, PlayClock clock, boolean own, List<? extends EObject> items) {
    return own
        ? map(context, items, rival -> clock.beforeOrDuring(rival.getHour()))
        : map(context, items);
  }

  private static List<SourceNote> map(
      MappingContext context,
      List<? extends EObject> items,
      Function<RivalHour, Optional<Moment>> hours) {
    List<SourceNote> notes = new ArrayList<>();
    Optional<Moment> hour = Optional.empty();
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof RivalHour rival) {
        hour = hours.apply(rival);
        if (i + 1 == items.size() || items.get(i + 1) instanceof RivalHour) {
          context.error(
              "KS-SYN-002",
              context.span(rival),
              "It is not said who has this hour.",
              "Name the source behind it, so: `or at 18:45 source \"Siborne 1844\"`.");
        }
      } else {
        notes.add(map(context, (SourceItem) items.get(i), hour));
      }
    }
    return notes;
  }

  private static SourceNote map(MappingContext context, SourceItem item, Optional<Moment> hour) {
    String word = item.getConfidence() == null ? "possible" : item.getConfidence();
    Confidence confidence = Vocabulary.CONFIDENCE.get(word.toLowerCase(Locale.ROOT));
    if (confidence == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(item, "confidence"),
          "`" + word + "` is no degree of confidence",
          word,
          Vocabulary.CONFIDENCE.keySet(),
          "A source is certain, probable, possible or a conjecture.");
      confidence = Confidence.POSSIBLE;
    }
    return new SourceNote(Literals.title(item.getWork()), confidence, hour, context.span(item));
  }
}
