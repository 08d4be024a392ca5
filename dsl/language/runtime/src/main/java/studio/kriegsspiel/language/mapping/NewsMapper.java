package studio.kriegsspiel.language.mapping;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Release;
import studio.kriegsspiel.language.xtext.kriegsspiel.Report;
import studio.kriegsspiel.language.xtext.kriegsspiel.Source;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads Separate Reports and timed intelligence. */
final class NewsMapper {
  private static final List<String> ARTICLES = List.of("a", "an", "the", "own", "our");

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final AudienceMapper audiences;
  private final ProseMapper prose;

  NewsMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      AudienceMapper audiences,
      ProseMapper prose) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.audiences = audiences;
    this.prose = prose;
  }

  Optional<studio.kriegsspiel.scenario.news.Report> report(Report report) {
    if (report.getAudience() == null) {
      context.error(
          "KS-SYN-002",
          context.span(report),
          "The report does not say who reads it.",
          "Write the side or the role, so: `report to Blue at 12:45 from headquarters`.");
      return Optional.empty();
    }
    return audiences
        .map(report.getAudience())
        .map(
            audience ->
                new studio.kriegsspiel.scenario.news.Report(
                    audience,
                    clock.beforeOrDuring(report.getAt()),
                    sender(report),
                    prose.read(report, "text", report.getText(), audience),
                    context.span(report)));
  }

  private Optional<String> sender(Report report) {
    if (report.getQuoted() != null) {
      return Optional.of(Literals.title(report.getQuoted()));
    }
    if (report.getSender() == null) {
      return Optional.empty();
    }
    if (!roster.knows(context.words(report, "sender"))) {
      new PhraseCheck(context)
          .tell(report, "sender", ClosedWords.SENDER, "a sender (other names stand in quotes)");
    }
    return Optional.of(context.words(report, "sender"));
  }

  Optional<Intelligence> intelligence(IntelligenceItem item) {
    Optional<Audience> audience = audiences.map(item.getAudience());
    Optional<studio.kriegsspiel.scenario.news.Release> release = release(item);
    Optional<SourceKind> source = source(item);
    Optional<UnitId> unit = sourceUnit(item);
    Flags flags = flags(item);
    Passage text = text(item, audience);
    if (audience.isEmpty() || release.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Intelligence(
            release.get(),
            audience.get(),
            source,
            unit,
            flags.reliability,
            flags.truth,
            text,
            context.span(item)));
  }

  private Passage text(IntelligenceItem item, Optional<Audience> audience) {
    if (item.getText() != null) {
      return audience
          .map(readers -> prose.read(item, "text", item.getText(), readers))
          .orElseGet(() -> prose.read(item, "text", item.getText()));
    }
    if (item.getObservation() != null) {
      return new ObservationText(context, roster, places).passage(item.getObservation());
    }
    context.error(
        "KS-SYN-002",
        context.span(item),
        "The item does not say what the receiver is told.",
        "Write it behind a colon, in quotation marks or as `Red.Quiot seen at \"La Belle Alliance\"`.");
    return new Passage("", context.span(item));
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> release(IntelligenceItem item) {
    Release release = item.getRelease();
    if (release == null) {
      context.error(
          "KS-SYN-002",
          context.span(item),
          "The item does not say when it is released.",
          "Begin with `at 13:30`, `between 14:00 and 14:20` or `when Red.Quiot within 400 paces of"
              + " \"La Haye Sainte\"`.");
      return Optional.of(new studio.kriegsspiel.scenario.news.Release.At(PlayClock.start()));
    }
    if (release.getUnit() != null) {
      return when(release);
    }
    if (release.getAt() != null) {
      return clock.during(release.getAt()).map(studio.kriegsspiel.scenario.news.Release.At::new);
    }
    return between(release);
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> between(Release release) {
    Optional<Moment> from = clock.during(release.getAfter());
    Optional<Moment> to = clock.during(release.getBefore());
    if (from.isEmpty() || to.isEmpty()) {
      return Optional.empty();
    }
    boolean backwards =
        from.get() instanceof Moment.At first
            && to.get() instanceof Moment.At second
            && second.time().isBefore(first.time());
    if (backwards) {
      context.error(
          "KS-SYN-006",
          context.span(release),
          "The second time lies before the first.",
          "Write the earlier time first.");
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Release.Between(
            backwards ? to.get() : from.get(), backwards ? from.get() : to.get()));
  }

  private Optional<studio.kriegsspiel.scenario.news.Release> when(Release release) {
    Optional<UnitId> unit = roster.unit(release.getUnit(), release, "unit");
    Optional<Distance> distance =
        places.distance(
            release.getAmount(),
            release.getMeasure(),
            context.span(release, "measure"),
            context.span(release, "amount"));
    Optional<Position> position = places.position(release.getPosition());
    if (unit.isEmpty() || distance.isEmpty() || position.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.news.Release.When(
            unit.get(), distance.get(), position.get()));
  }

  private Optional<SourceKind> source(IntelligenceItem item) {
    Source source = item.getSource();
    if (source == null) {
      return item.getBy() == null ? Optional.empty() : Optional.of(SourceKind.OBSERVATION);
    }
    List<String> words =
        List.of(context.words(source, "kind").toLowerCase(Locale.ROOT).split(" ")).stream()
            .filter(each -> !ARTICLES.contains(each))
            .toList();
    String kind = String.join(" ", words);
    SourceKind known = Vocabulary.SOURCES.get(kind);
    if (known == null) {
      context.unknown(
          "KS-SYN-007",
          context.span(source, "kind"),
          "`" + kind + "` is not a kind of source",
          kind,
          Vocabulary.SOURCES.keySet(),
          "Sources are " + String.join(", ", Vocabulary.SOURCES.keySet()) + ".");
    }
    return Optional.ofNullable(known);
  }

  private Optional<UnitId> sourceUnit(IntelligenceItem item) {
    if (item.getBy() != null) {
      return roster.unit(item.getBy(), item, "by");
    }
    Source source = item.getSource();
    return source == null || source.getUnit() == null
        ? Optional.empty()
        : roster.unit(source.getUnit(), source, "unit");
  }

  private record Flags(Optional<Reliability> reliability, boolean truth) {}

  private Flags flags(IntelligenceItem item) {
    @Nullable Reliability reliability = null;
    boolean truth = true;
    List<TextSpan> places = context.spans(item, "flags");
    for (int i = 0; i < item.getFlags().size(); i++) {
      String word = Literals.name(item.getFlags().get(i)).toLowerCase(Locale.ROOT);
      Reliability known = Vocabulary.RELIABILITY.get(word);
      if (known != null) {
        reliability = known;
      } else if (word.equals("false") || word.equals("true")) {
        truth = word.equals("true");
      } else {
        context.unknown(
            "KS-SYN-007",
            places.get(i),
            "`" + word + "` says nothing about a report that the studio knows",
            word,
            List.of("reliable", "doubtful", "unreliable", "false", "true"),
            "A report is reliable, doubtful or unreliable, and may be false.");
      }
    }
    return new Flags(Optional.ofNullable(reliability), truth);
  }
}
