package studio.kriegsspiel.language.mapping.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.origin.OriginMapper;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Report;
import studio.kriegsspiel.language.xtext.kriegsspiel.ReportedForce;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Origin;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.text.Passage;

/** Reads Separate Reports and timed intelligence. */
public final class NewsMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final AudienceMapper audiences;
  private final ProseMapper prose;
  private final OriginMapper origins;
  private final ObservationMapper observations;
  private final ReleaseMapper releases;

  public NewsMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      AudienceMapper audiences,
      ProseMapper prose) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.audiences = audiences;
    this.prose = prose;
    this.origins = new OriginMapper(context, roster);
    this.observations = new ObservationMapper(context, roster, places, clock);
    this.releases = new ReleaseMapper(context, roster, clock, places);
  }

  public Optional<studio.kriegsspiel.scenario.news.Report> report(Report report) {
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
                    SourceMapper.map(context, clock, report.getAt() != null, report.getSources()),
                    forces(report, audience),
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

  private List<studio.kriegsspiel.scenario.news.ReportedForce> forces(
      Report report, Audience audience) {
    List<studio.kriegsspiel.scenario.news.ReportedForce> forces = new ArrayList<>();
    for (ReportedForce each : report.getForces()) {
      Origin origin = origins.map(each, each.getSource(), null, each.getFlags());
      ObservationMapper.Read read =
          observations.read(
              each.getObservation(), each.getObserved(), each.getDay(), eyes(origin, audience));
      read.observation()
          .filter(seen -> isOfItsSide(each, seen, audience))
          .ifPresent(
              seen ->
                  forces.add(
                      new studio.kriegsspiel.scenario.news.ReportedForce(
                          each.isOwn(),
                          origin,
                          seen,
                          read.sentence(),
                          SourceMapper.map(
                              context, clock, each.getObserved() != null, each.getSources()),
                          context.span(each))));
    }
    return forces;
  }

  /** Whether what is told as the enemy's is not the reader's own, nor the other way round. */
  private boolean isOfItsSide(
      ReportedForce written, studio.kriegsspiel.scenario.news.Observation seen, Audience audience) {
    boolean own = audience.findSide().equals(Optional.of(seen.unit().side()));
    if (audience.findSide().isEmpty() || own == written.isOwn()) {
      return true;
    }
    context.error(
        "KS-LNK-053",
        context.span(written.getObservation(), "unit"),
        written.isOwn()
            ? "`%s` is not one of the reader's own units.".formatted(seen.unit())
            : "`%s` is one of the reader's own units, not the enemy's.".formatted(seen.unit()),
        written.isOwn() ? "Begin with `enemy`." : "Begin with `own:`.");
    return false;
  }

  public Optional<Intelligence> intelligence(IntelligenceItem item) {
    Optional<Audience> audience = audiences.map(item.getAudience());
    Optional<studio.kriegsspiel.scenario.news.Release> release = releases.map(item);
    Origin origin =
        ofCourier(
            item, release, origins.map(item, item.getSource(), item.getBy(), item.getFlags()));
    ObservationMapper.Read told = told(item, origin, audience);
    if (audience.isEmpty() || release.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Intelligence(
            release.get(),
            audience.get(),
            origin.kind(),
            origin.unit(),
            origin.reliability(),
            origin.truth(),
            told.sentence(),
            told.observation(),
            SourceMapper.map(
                context, clock, release.get().earliest().isPresent(), item.getSources()),
            context.span(item)));
  }

  /**
   * What a courier brings comes from a messenger of his unit, or from the headquarters that sends
   * him, unless it is said otherwise.
   */
  private Origin ofCourier(
      IntelligenceItem item,
      Optional<studio.kriegsspiel.scenario.news.Release> release,
      Origin origin) {
    if (origin.kind().isPresent()
        || release.isEmpty()
        || !(release.get() instanceof studio.kriegsspiel.scenario.news.Release.ByCourier courier)) {
      return origin;
    }
    boolean sent =
        item.getRelease().getSender() != null
            && context
                .words(item.getRelease(), "sender")
                .toLowerCase(Locale.ROOT)
                .contains("headquarters");
    return new Origin(
        Optional.of(sent ? SourceKind.HEADQUARTERS : SourceKind.MESSENGER),
        courier.of(),
        origin.reliability(),
        origin.truth());
  }

  /** Who has it from those who saw and asked nobody. */
  private static Optional<Audience> eyes(Origin origin, Audience audience) {
    return origin.kind().filter(SourceKind::sees).map(kind -> audience);
  }

  private ObservationMapper.Read told(
      IntelligenceItem item, Origin origin, Optional<Audience> audience) {
    if (item.getObservation() != null) {
      return observations.read(
          item.getObservation(),
          item.getObserved(),
          item.getDay(),
          audience.flatMap(readers -> eyes(origin, readers)));
    }
    if (item.getText() != null) {
      return new ObservationMapper.Read(
          Optional.empty(),
          audience
              .map(readers -> prose.read(item, "text", item.getText(), readers))
              .orElseGet(() -> prose.read(item, "text", item.getText())));
    }
    context.error(
        "KS-SYN-002",
        context.span(item),
        "The item does not say what the receiver is told.",
        "Write it behind a colon, in quotation marks or as `Red.Quiot seen at \"La Belle Alliance\"`.");
    return new ObservationMapper.Read(Optional.empty(), new Passage("", context.span(item)));
  }
}
