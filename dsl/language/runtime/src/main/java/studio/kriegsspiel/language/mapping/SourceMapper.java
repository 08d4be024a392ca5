package studio.kriegsspiel.language.mapping;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.terrain.Confidence;

/** Reads where figures, positions and times come from. */
final class SourceMapper {
  private SourceMapper() {}

  static List<SourceNote> map(MappingContext context, List<SourceItem> items) {
    return items.stream().map(each -> map(context, each)).toList();
  }

  private static SourceNote map(MappingContext context, SourceItem item) {
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
    return new SourceNote(Literals.title(item.getWork()), confidence, context.span(item));
  }
}
