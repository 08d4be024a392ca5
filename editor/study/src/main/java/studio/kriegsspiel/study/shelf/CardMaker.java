package studio.kriegsspiel.study.shelf;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.people.Sitting;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.FilledProse;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** Makes the card of a scenario from its text. Loads no ground. */
public final class CardMaker {
  private static final Studies STUDIES = new Studies((scenario, name) -> Optional.empty());

  private CardMaker() {}

  /** The card of a scenario of the library; none if its text is no scenario. */
  public static Optional<Card> of(LibraryEntry entry) {
    return of(STUDIES.read(entry.path()), entry.slug(), entry.summary());
  }

  /**
   * The variants of a library that stand in files of their own, by the titles of their scenarios:
   * each with the short name by which it is asked for.
   */
  static Map<String, List<String>> variantsByScenario(Library library) {
    Map<String, List<String>> all = new HashMap<>();
    for (LibraryEntry each : library.variants()) {
      STUDIES
          .read(each.path())
          .scenario()
          .ifPresent(
              of ->
                  all.computeIfAbsent(of.title(), title -> new ArrayList<>())
                      .add(each.title() + " (" + each.slug() + ")"));
    }
    return all;
  }

  /** The card of a studied text; none if it is no scenario. */
  public static Optional<Card> of(Study study, String slug, String summary) {
    return study.situation().map(situation -> make(situation, slug, summary));
  }

  private static Card make(Situation situation, String slug, String summary) {
    Scenario scenario = situation.scenario();
    List<Exercise> exercises = scenario.review().exercises();
    LocalDateTime begins = situation.clock().begins();
    return new Card(
        slug,
        scenario.title(),
        summary,
        scenario.generalIdea().map(each -> firstParagraph(each, situation)).orElse(""),
        scenario.header().terrain().orElse(""),
        scenario.header().rules().map(each -> each.book().id()).orElse(""),
        begins,
        situation.clock().ends(),
        demand(scenario),
        scenario.sides().stream().map(CardMaker::side).toList(),
        scenario.variants().stream().map(each -> each.title()).toList(),
        exercises.stream().map(Exercise::title).toList(),
        sources(scenario));
  }

  private static CardSide side(Side side) {
    return new CardSide(
        side.name(),
        side.title(),
        side.objectives().stream().map(Objective::text).toList(),
        side.roles().stream().map(Role::title).toList());
  }

  private static String firstParagraph(Passage idea, Situation situation) {
    String prose = FilledProse.of(situation).read(idea, Audience.EVERYONE);
    return Markup.blocks(prose).stream()
        .filter(each -> each.kind() == ProseBlock.Kind.PARAGRAPH)
        .map(ProseBlock::text)
        .findFirst()
        .orElse("");
  }

  private static Demand demand(Scenario scenario) {
    People people = scenario.people();
    Optional<Sitting> sitting = people.sitting();
    OptionalInt difficulty =
        sitting
            .map(Sitting::difficulty)
            .filter(OptionalInt::isPresent)
            .orElseGet(() -> grade(scenario));
    int umpires = people.umpires().orElse(1 + people.assistants().size());
    return new Demand(
        players(scenario),
        people.players().isEmpty() && !scenario.review().exercises().isEmpty(),
        umpires,
        sitting.isPresent() ? OptionalInt.of(sitting.get().minutes()) : OptionalInt.empty(),
        difficulty);
  }

  private static OptionalInt grade(Scenario scenario) {
    OptionalInt hardest =
        scenario.review().exercises().stream().flatMapToInt(each -> each.grade().stream()).max();
    return hardest.isPresent()
        ? OptionalInt.of(Math.max(Sitting.EASIEST, Math.min(Sitting.HARDEST, hardest.getAsInt())))
        : hardest;
  }

  private static int players(Scenario scenario) {
    int named = scenario.people().players().size();
    int students =
        (int)
            scenario.review().exercises().stream()
                .map(each -> List.of(each.student().side(), each.student().role()))
                .distinct()
                .count();
    int roles = scenario.sides().stream().mapToInt(each -> each.roles().size()).sum();
    return Stream.of(named, students, roles)
        .filter(each -> each > 0)
        .findFirst()
        .orElse(scenario.sides().size());
  }

  private static List<String> sources(Scenario scenario) {
    Set<String> works = new LinkedHashSet<>();
    for (Sourced each : Sourced.of(scenario)) {
      each.sources().forEach(source -> works.add(source.work()));
    }
    return List.copyOf(works);
  }
}
