package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Observation;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.scenario.text.UnitFigure;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.release.Releases;

/**
 * Prose as its readers read it: what it refers to is written out as far as they may know it. A name
 * reads as the unit's title; figures are those of their own side alone, as far as they know of its
 * troops; of the enemy's they read that it is unknown.
 */
public final class FilledProse {
  /** What a figure reads as that its reader may not know. */
  public static final String UNKNOWN = "an unknown strength";

  private final Situation situation;
  private final Scenario scenario;
  private final Map<Asked, OwnForces> forces = new ConcurrentHashMap<>();

  private record Asked(Reader.Player reader, LocalDateTime time) {}

  private FilledProse(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
  }

  /** The prose of a situation. */
  public static FilledProse of(Situation situation) {
    return situation.part(FilledProse.class, FilledProse::new);
  }

  /** As an audience reads it when play begins. */
  public String read(Passage passage, Audience audience) {
    return read(passage, audience, situation.clock().begins());
  }

  /** As an audience reads it at a time; marks of emphasis, headings and lists stay in it. */
  public String read(Passage passage, Audience audience, LocalDateTime at) {
    return passage.filled(each -> words(each, passage, audience, at));
  }

  /** As an audience reads it at a time, or when play begins if that is later or not known. */
  public String read(Passage passage, Audience audience, Optional<LocalDateTime> at) {
    LocalDateTime begins = situation.clock().begins();
    return read(passage, audience, at.filter(begins::isBefore).orElse(begins));
  }

  /**
   * What one player reads of a text that an audience has: of the forces that it lists those he
   * commands himself.
   */
  String read(Passage passage, Audience audience, Optional<LocalDateTime> at, Reader.Player own) {
    LocalDateTime begins = situation.clock().begins();
    LocalDateTime time = at.filter(begins::isBefore).orElse(begins);
    return passage.filled(
        each ->
            each.referent() instanceof Referent.Forces && !own.roles().isEmpty()
                ? forces(Optional.of(own), time, stands(each, passage.text()))
                : words(each, passage, audience, time));
  }

  /** The author's own words as an audience reads them, without the lists of forces among them. */
  public List<String> stretches(Passage passage, Audience audience, Optional<LocalDateTime> at) {
    String between = "\u0000";
    String all =
        passage.filled(
            each ->
                each.referent() instanceof Referent.Forces
                    ? between
                    : words(each, passage, audience, at.orElse(situation.clock().begins())));
    return List.of(all.split(between));
  }

  /** Whether a figure that an audience asks for at a time is one it may know. */
  public boolean answers(Referent.OfUnit named, Audience audience, Optional<LocalDateTime> at) {
    LocalDateTime begins = situation.clock().begins();
    LocalDateTime time = at.filter(begins::isBefore).orElse(begins);
    return named.figure().isEmpty()
        || !figure(named, named.figure().get(), audience, time).equals(UNKNOWN);
  }

  private String words(
      ProseReference reference, Passage passage, Audience audience, LocalDateTime at) {
    Referent referent = reference.referent();
    if (referent instanceof Referent.Forces) {
      return forces(reader(audience), at, stands(reference, passage.text()));
    }
    if (referent instanceof Referent.OfUnit unit && unit.figure().isPresent()) {
      return Markup.literal(figure(unit, unit.figure().get(), audience, at));
    }
    return Markup.literal(name(referent));
  }

  private String name(Referent referent) {
    return referent.match(
        new Referent.Cases<>(
            unit ->
                situation
                    .units()
                    .find(new UnitId(unit.side(), unit.name()))
                    .map(Unit::title)
                    .orElse(unit.name()),
            one -> scenario.findSide(one.side()).map(Side::title).orElse(one.side()),
            Referent.OfRole::title,
            place ->
                situation
                    .terrain()
                    .flatMap(terrain -> terrain.findPlace(place.place()))
                    .map(found -> found.name())
                    .orElse(place.place()),
            time -> Clock.write(situation.clock().time(time.time())),
            forces -> ""));
  }

  private String figure(
      Referent.OfUnit named, UnitFigure figure, Audience audience, LocalDateTime at) {
    Optional<Unit> unit = situation.units().find(new UnitId(named.side(), named.name()));
    if (unit.isEmpty()) {
      return UNKNOWN;
    }
    if (audience instanceof Audience.UmpireOnly) {
      return StrengthWords.of(unit.get(), figure).orElse(UNKNOWN);
    }
    boolean own = audience.findSide().equals(Optional.of(named.side()));
    if (!own) {
      return told(new UnitId(named.side(), named.name()), figure, audience, at).orElse(UNKNOWN);
    }
    return reader(audience)
        .flatMap(reader -> known(reader, at).find(named.name()))
        .flatMap(view -> StrengthWords.of(view, figure))
        .or(() -> StrengthWords.of(unit.get(), figure))
        .orElse(UNKNOWN);
  }

  /** What the readers were told last, by a time, of the strength of a body of the enemy's. */
  private Optional<String> told(
      UnitId unit, UnitFigure figure, Audience audience, LocalDateTime at) {
    Optional<Reader.Player> reader = reader(audience);
    if (reader.isEmpty()) {
      return Optional.empty();
    }
    Clock clock = situation.clock();
    List<Count> counts = new ArrayList<>();
    for (Report report : scenario.reports()) {
      if (reader.get().isAmong(report.audience()) && PlayerViews.isDue(clock, report, at)) {
        LocalDateTime told = clock.find(report.at()).orElse(LocalDateTime.MIN);
        for (ReportedForce each : report.forces()) {
          quantity(each.observation(), unit, figure)
              .ifPresent(said -> counts.add(new Count(told, said)));
        }
      }
    }
    for (Intelligence item : scenario.intelligence()) {
      if (reader.get().isAmong(item.audience())) {
        item.observation()
            .flatMap(each -> quantity(each, unit, figure))
            .ifPresent(
                said -> findTold(item, at).ifPresent(told -> counts.add(new Count(told, said))));
      }
    }
    return counts.stream()
        .reduce((one, other) -> other.told().isBefore(one.told()) ? one : other)
        .map(last -> StrengthWords.of(last.said()));
  }

  /** How many were told of, and when. */
  private record Count(LocalDateTime told, Quantity said) {}

  private static Optional<Quantity> quantity(Observation said, UnitId unit, UnitFigure figure) {
    return said.unit().equals(unit)
        ? said.quantity()
            .filter(
                each ->
                    switch (figure) {
                      case STRENGTH -> true;
                      case MEN -> each.kind() == Quantity.Kind.MEN;
                      case GUNS -> each.kind() == Quantity.Kind.GUNS;
                    })
        : Optional.empty();
  }

  private static Optional<Reader.Player> reader(Audience audience) {
    if (audience instanceof Audience.RoleOnly one) {
      return Optional.of(Reader.Player.ofRole(one.side(), one.role()));
    }
    return audience.findSide().map(Reader.Player::ofSide);
  }

  /** Whether nothing else stands on its line. */
  private static boolean stands(ProseReference reference, String text) {
    int start = text.lastIndexOf('\n', reference.start()) + 1;
    int line = text.indexOf('\n', reference.end());
    int end = line < 0 ? text.length() : line;
    return text.substring(start, reference.start()).isBlank()
        && text.substring(reference.end(), end).isBlank();
  }

  private String forces(Optional<Reader.Player> reader, LocalDateTime at, boolean listed) {
    List<String> all = new ArrayList<>();
    if (reader.isPresent()) {
      for (UnitView unit : own(reader.get(), at)) {
        String strength = StrengthWords.of(unit, UnitFigure.STRENGTH).orElse(UNKNOWN);
        String later = unit.standing() == UnitView.Standing.EXPECTED ? ", expected" : "";
        String title = Markup.literal(unit.title());
        all.add(
            listed
                ? "- " + title + ": " + strength + later
                : title + " (" + strength + later + ")");
      }
    }
    if (all.isEmpty()) {
      return "none";
    }
    if (listed) {
      return String.join("\n", all);
    }
    int last = all.size() - 1;
    return last == 0
        ? all.get(0)
        : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
  }

  /** What the reader commands, divided once; of a side all its highest units. */
  private List<UnitView> own(Reader.Player reader, LocalDateTime at) {
    OwnForces known = known(reader, at);
    List<UnitView> commanded =
        scenario.findSide(reader.side()).stream()
            .flatMap(side -> side.roles().stream())
            .filter(role -> reader.isRole(reader.side(), role.title()))
            .flatMap(role -> role.commands().stream())
            .flatMap(unit -> known.find(unit.name()).stream())
            .toList();
    List<UnitView> highest = commanded.isEmpty() ? known.army() : commanded;
    return highest.size() == 1 && !highest.get(0).isBody() ? highest.get(0).parts() : highest;
  }

  private OwnForces known(Reader.Player reader, LocalDateTime at) {
    Asked asked = new Asked(reader, at);
    OwnForces found = forces.get(asked);
    if (found == null) {
      found =
          new OwnForces(
              situation,
              scenario.findSide(reader.side()).orElseThrow(),
              reader,
              at,
              named(reader, at),
              new ReaderMap(Optional.empty(), Optional.empty()));
      forces.put(asked, found);
    }
    return found;
  }

  /** When an item was told last by a time. */
  private Optional<LocalDateTime> findTold(Intelligence item, LocalDateTime at) {
    Releases releases = Releases.of(situation);
    return releases.each(item.release()).stream()
        .flatMap(each -> releases.certain(each, item.audience()).stream())
        .filter(told -> !told.isAfter(at))
        .max(Comparator.naturalOrder());
  }

  /** All texts the reader has by a time, as far as they name units. */
  private String named(Reader.Player reader, LocalDateTime at) {
    Clock clock = situation.clock();
    List<Passage> texts = new ArrayList<>();
    scenario.generalIdea().ifPresent(texts::add);
    scenario.reports().stream()
        .filter(each -> reader.isAmong(each.audience()) && PlayerViews.isDue(clock, each, at))
        .forEach(each -> texts.add(each.text()));
    scenario.intelligence().stream()
        .filter(each -> reader.isAmong(each.audience()) && findTold(each, at).isPresent())
        .forEach(each -> texts.add(each.text()));
    StringBuilder all = new StringBuilder();
    texts.forEach(each -> all.append(each.filled(one -> name(one.referent()))).append('\n'));
    return all.toString();
  }
}
