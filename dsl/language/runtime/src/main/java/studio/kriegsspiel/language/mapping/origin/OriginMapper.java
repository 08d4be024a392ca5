package studio.kriegsspiel.language.mapping.origin;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Source;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads where something told comes from, and what it is worth. */
public final class OriginMapper {
  private static final List<String> ARTICLES = List.of("a", "an", "the", "own", "our");

  private final MappingContext context;
  private final Roster roster;

  public OriginMapper(MappingContext context, Roster roster) {
    this.context = context;
    this.roster = roster;
  }

  /**
   * The origin of a statement.
   *
   * @param by the unit whose own observation it is
   * @param flags words such as {@code doubtful}, the values of the statement's {@code flags}
   */
  public Origin map(
      EObject statement, @Nullable Source source, @Nullable String by, List<String> flags) {
    Optional<SourceKind> kind = kind(source, by);
    Optional<UnitId> unit = Optional.empty();
    if (by != null) {
      unit = roster.unit(by, statement, "by");
    } else if (source != null && source.getUnit() != null) {
      unit = roster.unit(source.getUnit(), source, "unit");
    }
    @Nullable Reliability reliability = null;
    boolean truth = true;
    List<TextSpan> places = context.spans(statement, "flags");
    for (int i = 0; i < flags.size(); i++) {
      String word = Literals.name(flags.get(i)).toLowerCase(Locale.ROOT);
      Reliability known = Vocabulary.RELIABILITY.get(word);
      if (known != null) {
        reliability = known;
      } else if (word.equals("false") || word.equals("true")) {
        truth = word.equals("true");
      } else {
        unknown(word, places.get(i));
      }
    }
    return new Origin(kind, unit, Optional.ofNullable(reliability), truth);
  }

  private void unknown(String word, TextSpan place) {
    context.unknown(
        "KS-SYN-007",
        place,
        "`" + word + "` says nothing about a report that the studio knows",
        word,
        List.of("reliable", "doubtful", "unreliable", "false", "true"),
        "A report is reliable, doubtful or unreliable, and may be false.");
  }

  private Optional<SourceKind> kind(@Nullable Source source, @Nullable String by) {
    if (source == null) {
      return by == null ? Optional.empty() : Optional.of(SourceKind.OBSERVATION);
    }
    List<String> words =
        List.of(context.words(source, "kind").toLowerCase(Locale.ROOT).split(" ")).stream()
            .filter(each -> !ARTICLES.contains(each))
            .toList();
    String kind = String.join(" ", words);
    SourceKind known = Vocabulary.SOURCES.getOrDefault(kind, Vocabulary.SEVERAL_SOURCES.get(kind));
    if (known == null) {
      context.unknown(
          "KS-SYN-007",
          withoutArticle(context.span(source, "kind"), kind),
          "`" + kind + "` is not a kind of source",
          kind,
          Vocabulary.SOURCES.keySet(),
          "Sources are " + String.join(", ", Vocabulary.SOURCES.keySet()) + ".");
    }
    return Optional.ofNullable(known);
  }

  /** Who mends the kind leaves the article before it. */
  private static TextSpan withoutArticle(TextSpan words, String kind) {
    int article = Math.max(0, words.length() - kind.length());
    return new TextSpan(
        words.document(),
        words.offset() + article,
        words.length() - article,
        words.line(),
        words.column() + article);
  }
}
