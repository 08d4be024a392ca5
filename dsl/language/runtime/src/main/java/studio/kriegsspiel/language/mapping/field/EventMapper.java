package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.news.ReleaseMapper;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.EventItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.SkyDeed;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitDeed;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Reads what the umpire has happen. Arrivals and works at a time of the clock become the same
 * records as those below {@code reinforcements} and {@code engineering}.
 */
public final class EventMapper {
  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;
  private final PlaceMapper places;
  private final DeploymentMapper deployments;
  private final ReleaseMapper releases;
  private final WorkMapper works;

  private final List<PlannedEvent> events = new ArrayList<>();
  private final List<studio.kriegsspiel.scenario.news.Reinforcement> arriving = new ArrayList<>();
  private final List<EngineeringTask> tasks = new ArrayList<>();

  public EventMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      DeploymentMapper deployments,
      WorkMapper works) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
    this.places = places;
    this.deployments = deployments;
    this.releases = new ReleaseMapper(context, roster, clock, places);
    this.works = works;
  }

  /** Events read so far, in the order of the text. */
  List<PlannedEvent> events() {
    return events;
  }

  /** Arrivals at a time of the clock read so far. */
  List<studio.kriegsspiel.scenario.news.Reinforcement> arriving() {
    return arriving;
  }

  /** Works that begin at a time of the clock read so far. */
  List<EngineeringTask> tasks() {
    return tasks;
  }

  void read(EventItem written) {
    Optional<Release> release =
        written.getRelease() == null
            ? clock.during(written.getAt()).map(Release.At::new)
            : release(written.getRelease());
    if (written.getSky() != null) {
      Optional<Deed> deed = sky(written.getSky());
      release.ifPresent(when -> deed.ifPresent(what -> add(written, when, what)));
    } else if (written.getDeed() != null) {
      unit(written, written.getDeed(), release);
    }
  }

  /** An event waits for the clock or for a condition, and happens once. */
  private Optional<Release> release(studio.kriegsspiel.language.xtext.kriegsspiel.Release written) {
    Optional<Release> release = releases.map(written);
    boolean fits =
        release.isEmpty()
            || release
                .get()
                .match(
                    new Release.Cases<>(
                        at -> true,
                        between -> true,
                        when -> true,
                        repeated -> false,
                        courier -> false,
                        withheld -> false));
    if (!fits) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "An event happens at a time, between two, or when something is so.",
          "Begin with `at 15:00`, `between 14:00 and 14:20` or `when Red.Quiot within 400 paces of"
              + " \"La Haye Sainte\"`.");
    }
    return release.filter(each -> fits);
  }

  private Optional<Deed> sky(SkyDeed written) {
    boolean weather = written.getSky().equals("weather");
    String feature = written.getWord() == null ? "words" : "word";
    TextSpan span = context.span(written, feature);
    boolean quoted = written.getWord() == null;
    TextSpan words =
        quoted ? context.source().span(span.offset() + 1, Math.max(0, span.length() - 2)) : span;
    new PhraseCheck(context)
        .tell(
            words,
            weather ? ClosedWords.WEATHER : ClosedWords.GROUND,
            Severity.WARNING,
            weather ? "a word for the weather" : "a word for the state of the ground");
    String said = quoted ? Literals.title(written.getWords()) : written.getWord();
    return Optional.of(weather ? new Deed.Weather(said) : new Deed.Ground(said));
  }

  private void unit(EventItem item, UnitDeed written, Optional<Release> release) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    if (written.getTask() != null) {
      task(item, written, unit, release);
    } else if (written.getTarget() != null) {
      fight(item, written, unit, release);
    } else if ("halts".equals(written.getVerb())) {
      unused(item, "until", "order", "finished");
      release.ifPresent(
          when -> unit.ifPresent(halting -> add(item, when, new Deed.Halts(halting))));
    } else {
      move(item, written, unit, release);
    }
  }

  private void task(
      EventItem item, UnitDeed written, Optional<UnitId> unit, Optional<Release> release) {
    unused(item, "until", "order");
    Optional<EngineeringTask.Work> work = works.kind(written.getTask());
    Optional<String> material = works.material(written, written.getTask());
    Optional<Moment> finished =
        clock.during(written.getFinished()).or(() -> clock.during(item.getFinished()));
    if (unit.isEmpty() || work.isEmpty() || release.isEmpty()) {
      return;
    }
    Optional<Moment> begins =
        release.get() instanceof Release.At at ? Optional.of(at.time()) : Optional.empty();
    EngineeringTask task =
        new EngineeringTask(
            unit.get(),
            work.get(),
            Literals.title(written.getTask().getPlace()),
            material,
            begins,
            finished,
            SourceMapper.map(context, clock, begins.isPresent(), item.getSources()),
            context.span(item));
    if (begins.isPresent()) {
      tasks.add(task);
    } else {
      add(item, release.get(), new Deed.Works(task));
    }
  }

  private void fight(
      EventItem item, UnitDeed written, Optional<UnitId> unit, Optional<Release> release) {
    unused(item, "finished");
    Optional<Position> target = places.position(written.getTarget());
    Optional<Formation> formation = formation(item, written);
    boolean fire = !written.getVerb().equals("attacks");
    if (fire && formation.isPresent()) {
      refuse(
          written.getOrder() == null ? item : written,
          "order",
          "Who "
              + (written.getVerb().equals("fires") ? "fires at" : written.getVerb())
              + " a place stands where it is; leave out `in`.");
    }
    Optional<Moment> until =
        clock.during(written.getUntil()).or(() -> clock.during(item.getUntil()));
    if (!fire && until.isPresent()) {
      refuse(
          written.getUntil() == null ? item : written,
          "until",
          "How long an attack lasts the umpire decides; leave out `until`.");
    }
    if (unit.isPresent() && target.isPresent() && release.isPresent()) {
      add(
          item,
          release.get(),
          fire
              ? new Deed.Bombards(unit.get(), Deed.Fire.of(written.getVerb()), target.get(), until)
              : new Deed.Attacks(
                  unit.get(), target.get(), formation.orElse(Formation.COLUMN_ATTACK)));
    }
  }

  private void move(
      EventItem item, UnitDeed written, Optional<UnitId> unit, Optional<Release> release) {
    unused(item, "until", "finished");
    List<Position> via =
        written.getVia().stream().map(places::position).flatMap(Optional::stream).toList();
    Optional<Position> goal = places.position(written.getGoal());
    Optional<Direction> side = places.direction(written.getSide());
    Formation formation = formation(item, written).orElse(Formation.COLUMN_MARCH);
    boolean whole =
        switch (written.getVerb()) {
          case "marches" ->
              isSaid(written, goal.isPresent() || written.getGoal() != null, "where to");
          case "leaves" -> isSaid(written, !written.getVia().isEmpty(), "by which road or place");
          default -> isSaid(written, !written.getVia().isEmpty(), "by which road or place");
        };
    if (!whole || unit.isEmpty() || release.isEmpty() || via.size() < written.getVia().size()) {
      return;
    }
    switch (written.getVerb()) {
      case "marches" -> {
        if (side.isPresent()) {
          refuse(written, "side", "A march from where the unit stands has no side to come from.");
        }
        goal.ifPresent(
            to -> add(item, release.get(), new Deed.Marches(unit.get(), via, to, formation)));
      }
      case "leaves" -> {
        if (goal.isPresent()) {
          refuse(
              written,
              "goal",
              "Who leaves the map goes nowhere on it; write the edge behind `by`.");
        }
        int last = via.size() - 1;
        add(
            item,
            release.get(),
            new Deed.Leaves(unit.get(), via.subList(0, last), via.get(last), side, formation));
      }
      default ->
          arrive(item, written, new Coming(unit.get(), via, goal, side, formation), release.get());
    }
  }

  /** Who comes on, where, whither. */
  private record Coming(
      UnitId unit,
      List<Position> via,
      Optional<Position> goal,
      Optional<Direction> side,
      Formation formation) {}

  private void arrive(EventItem item, UnitDeed written, Coming coming, Release release) {
    if (coming.via().size() > 1) {
      refuse(written, "via", "A unit enters by one road or place only.");
      return;
    }
    Position entry = coming.via().get(0);
    if (release instanceof Release.At at) {
      arriving.add(
          new studio.kriegsspiel.scenario.news.Reinforcement(
              coming.unit(),
              entry,
              coming.side(),
              at.time(),
              coming.formation(),
              coming.goal(),
              Optional.empty(),
              SourceMapper.map(context, clock, true, item.getSources()),
              context.span(item),
              context.span(written, "unit")));
    } else {
      add(
          item,
          release,
          new Deed.Arrives(coming.unit(), entry, coming.side(), coming.formation(), coming.goal()));
    }
  }

  private Optional<Formation> formation(EventItem item, UnitDeed written) {
    return deployments
        .formation(written.getOrder(), written, "order")
        .or(() -> deployments.formation(item.getOrder(), item, "order"));
  }

  private boolean isSaid(UnitDeed written, boolean said, String what) {
    if (!said) {
      context.error(
          "KS-SYN-002",
          context.span(written),
          "It is not said " + what + " `" + written.getUnit() + "` " + written.getVerb() + ".",
          "Write it so: `at 15:00 Reserve1 marches to \"La Haye Sainte\"`, `Red.Campi leaves by"
              + " \"South edge\" at 17:00`.");
    }
    return said;
  }

  /** Tells what stands behind the time and has no meaning for this deed. */
  private void unused(EventItem item, String... features) {
    for (String feature : features) {
      if (item.eIsSet(item.eClass().getEStructuralFeature(feature))) {
        refuse(item, feature, "This has no meaning for what happens here; leave it out.");
      }
    }
  }

  private void refuse(EObject statement, String feature, String message) {
    context.error("KS-SYN-002", context.span(statement, feature), message);
  }

  private void add(EventItem item, Release release, Deed deed) {
    UnitDeed unit = item.getDeed();
    events.add(
        new PlannedEvent(
            release,
            deed,
            SourceMapper.map(context, clock, release.earliest().isPresent(), item.getSources()),
            context.span(item),
            unit == null ? context.span(item) : context.span(unit, "unit")));
  }
}
