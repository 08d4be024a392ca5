package studio.kriegsspiel.language.mapping.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.origin.SourceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.mapping.words.WorkWords;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.EngineeringItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.StandingWork;
import studio.kriegsspiel.language.xtext.kriegsspiel.Task;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.EngineeringTask.Work;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/** Reads works on crossings, obstacles and posts. */
public final class WorkMapper {

  private static final List<String> BRIDGES = List.of("trestle", "floating");
  private static final List<Work> OBSTACLES = List.of(Work.BARRICADE, Work.MAKE_ABATIS);

  private final MappingContext context;
  private final Roster roster;
  private final PlayClock clock;

  public WorkMapper(MappingContext context, Roster roster, PlayClock clock) {
    this.context = context;
    this.roster = roster;
    this.clock = clock;
  }

  public Optional<EngineeringTask> work(EngineeringItem written) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    Optional<Work> work = kind(written.getTask());
    Optional<String> material = material(written, written.getTask());
    Optional<Moment> begins = clock.during(written.getBegins());
    Optional<Moment> finished = clock.during(written.getFinished());
    return unit.flatMap(
        who ->
            work.map(
                what ->
                    new EngineeringTask(
                        who,
                        what,
                        Literals.title(written.getTask().getPlace()),
                        material,
                        begins,
                        finished,
                        SourceMapper.map(context, clock, begins.isPresent(), written.getSources()),
                        context.span(written))));
  }

  /**
   * What was done before play: {@code bridge "Genappe" broken}.
   *
   * @param knowers who knows of it
   */
  public Optional<studio.kriegsspiel.scenario.plan.StandingWork> standing(
      EngineeringItem item, List<Knower> knowers) {
    StandingWork written = item.getStanding();
    String object = Literals.name(item.getUnit()).toLowerCase(Locale.ROOT);
    new PhraseCheck(context)
        .tell(written, "material", ClosedWords.MATERIAL, "something to build or break with");
    Work made = WorkWords.OBJECTS.get(object);
    if (made == null) {
      unknown(object, context.span(item, "unit"));
      return Optional.empty();
    }
    return state(written, made)
        .map(
            work ->
                new studio.kriegsspiel.scenario.plan.StandingWork(
                    work,
                    Literals.title(written.getPlace()),
                    Optional.ofNullable(written.getMaterial()).map(Literals::title),
                    knowers,
                    SourceMapper.map(context, item.getSources()),
                    context.span(item),
                    context.span(written, "place")));
  }

  private Optional<Work> state(StandingWork written, Work made) {
    String state = Literals.name(written.getState()).toLowerCase(Locale.ROOT);
    List<String> known = made == Work.BUILD_BRIDGE ? WorkWords.states() : WorkWords.MADE;
    if (!known.contains(state)) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "state"),
          "`" + state + "` says nothing about a work that the studio knows",
          state,
          known,
          "What was done before play is written so: `bridge \"Genappe\" broken`, `bridge \"Mill\" built"
              + " of trestles`, `barricade \"Ridge road\" made`.");
      return Optional.empty();
    }
    return Optional.of(WorkWords.BROKEN.contains(state) ? Work.DESTROY_BRIDGE : made);
  }

  /** What is built with: behind the place, before it, or in the bridge's own name. */
  Optional<String> material(EObject statement, Task task) {
    PhraseCheck check = new PhraseCheck(context);
    check.tell(statement, "material", ClosedWords.MATERIAL, "something to build or break with");
    check.tell(task, "material", ClosedWords.MATERIAL, "something to build or break with");
    String behind = context.words(statement, "material");
    if (!behind.isEmpty()) {
      return Optional.of(Literals.title(behind));
    }
    return Optional.ofNullable(task.getMaterial())
        .map(Literals::title)
        .or(() -> task.getObjects().stream().filter(BRIDGES::contains).findFirst());
  }

  /** The kind of work that verb and object mean together, or says that they do not fit. */
  Optional<Work> kind(Task task) {
    List<String> objects = new ArrayList<>();
    List<TextSpan> spans = context.spans(task, "objects");
    boolean known = true;
    for (int i = 0; i < task.getObjects().size(); i++) {
      String word = task.getObjects().get(i).toLowerCase(Locale.ROOT);
      if (WorkWords.OBJECTS.containsKey(word)) {
        objects.add(word);
      } else if (!word.equals("an") && !BRIDGES.contains(word)) {
        unknown(word, spans.get(i));
        known = false;
      }
    }
    if (task.isBridge()) {
      objects.add(WorkWords.BRIDGE);
    }
    if (!known) {
      return Optional.empty();
    }
    if (!task.isBridge() && task.getObjects().stream().anyMatch(BRIDGES::contains)) {
      context.error(
          "KS-SYN-002",
          context.span(task, "objects"),
          "It is not said what is built.",
          "Write `builds a trestle bridge at \"Mill stream\"`.");
      return Optional.empty();
    }
    if (objects.size() > 1) {
      context.error(
          "KS-SYN-002",
          context.span(task),
          "The work is both " + objects.get(0) + " and " + objects.get(1) + ".",
          "Write a line for each of them.");
      return Optional.empty();
    }
    return kind(task, objects.stream().findFirst().map(WorkWords.OBJECTS::get));
  }

  private void unknown(String word, TextSpan span) {
    context.unknown(
        "KS-SYN-007",
        span,
        "`" + word + "` is no work that the studio knows",
        word,
        WorkWords.OBJECTS.keySet().stream().sorted().toList(),
        "Works are bridge, ferry, barricade, obstacle, abatis, loopholes, entrenchment, breastwork,"
            + " redoubt and fieldwork.");
  }

  private Optional<Work> kind(Task task, Optional<Work> object) {
    Optional<Work> work =
        switch (task.getWork()) {
          case "builds" -> object.or(() -> Optional.of(Work.BUILD_BRIDGE));
          case "makes" -> object;
          case "repairs" -> only(object, Work.BUILD_BRIDGE, Work.REPAIR_BRIDGE);
          case "destroys" ->
              object.filter(OBSTACLES::contains).isPresent()
                  ? Optional.of(Work.CLEAR_OBSTACLE)
                  : only(object, Work.BUILD_BRIDGE, Work.DESTROY_BRIDGE);
          case "clears" ->
              object.isEmpty() || OBSTACLES.contains(object.get())
                  ? Optional.of(Work.CLEAR_OBSTACLE)
                  : Optional.empty();
          case "barricades" -> only(object, Work.BARRICADE, Work.BARRICADE);
          case "loopholes" -> only(object, Work.LOOPHOLE, Work.LOOPHOLE);
          default -> only(object, Work.ENTRENCH, Work.ENTRENCH);
        };
    if (work.isEmpty()) {
      String what =
          context.words(task, "objects") + (task.isBridge() ? " " + WorkWords.BRIDGE : "");
      context.error(
          "KS-SYN-002",
          context.span(task),
          what.isBlank()
              ? "It is not said what the unit " + task.getWork() + "."
              : "A unit %s no such thing: %s.".formatted(task.getWork(), what.strip()),
          "Write it so: `builds a bridge at \"Mill\"`, `makes an abatis at \"Ridge road\"`,"
              + " `clears the barricade at \"Mill\"`, `repairs \"Stone bridge\"`.");
    }
    return work;
  }

  private static Optional<Work> only(Optional<Work> object, Work fitting, Work meant) {
    return object.isEmpty() || object.get() == fitting ? Optional.of(meant) : Optional.empty();
  }
}
