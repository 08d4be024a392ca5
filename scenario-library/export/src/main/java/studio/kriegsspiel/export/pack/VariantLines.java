package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Change;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.plan.DeploymentArea;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.plan.Patrol;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.plan.StandingWork;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;

/** What is otherwise in a variant, in the umpire's words. */
final class VariantLines {
  private final Scenario scenario;
  private final Situation situation;
  private final Variant variant;

  VariantLines(Situation situation, Variant variant) {
    this.situation = situation;
    this.scenario = situation.scenario();
    this.variant = variant;
  }

  /** One sentence each, in the order of the text. */
  List<String> all() {
    List<String> lines = new ArrayList<>();
    variant.changes().forEach(change -> lines.add(line(change)));
    int news = variant.added().reports().size() + variant.added().intelligence().size();
    if (variant.added().generalIdea().isPresent()) {
      lines.add("Another General Idea.");
    }
    if (news > 0) {
      lines.add(news == 1 ? "One more report." : PaperWords.number(news) + " more reports.");
    }
    variant.added().engineering().forEach(each -> lines.add(task(each)));
    plan(variant.added().plan(), lines);
    AssertionWords words = new AssertionWords(situation);
    for (Assertion each : variant.added().assertions()) {
      lines.add("Has to be so: " + words.of(each.claim()) + "." + ReviewPages.recordedBy(each));
    }
    lines.replaceAll(PaperWords::capital);
    variant.added().notes().forEach(note -> lines.add(note.text()));
    return lines;
  }

  private void plan(FieldPlan plan, List<String> lines) {
    for (Patrol each : plan.patrols()) {
      String way = UmpirePlans.way(each.from(), each.by(), each.to());
      lines.add("%s patrols %s.".formatted(title(each.unit()), way));
    }
    for (DeploymentArea each : plan.areas()) {
      lines.add(
          "%s deploys freely %s."
              .formatted(
                  each.unit().map(this::title).orElse(each.side()),
                  PlanWords.zones(each.zones(), PaperWords::position)));
    }
    for (StandingWork each : plan.standing()) {
      lines.add(
          "Before play: "
              + PaperWords.workBefore(each.place(), each.words(), each.material())
              + ".");
    }
    for (PlannedEvent each : plan.events()) {
      String at =
          each.release()
              .earliest()
              .map(time -> "At " + PaperWords.clock(situation.clock().time(time)) + ": ")
              .orElse("On a condition: ");
      lines.add(
          at + PlanWords.deed(each.deed(), each.deed().findUnit().map(this::title).orElse("")));
    }
  }

  /** A work that the variant plans besides, with its material and its hours. */
  private String task(EngineeringTask task) {
    return "%s: %s, %s%s%s%s."
        .formatted(
            title(task.unit()),
            PaperWords.work(task.work()),
            task.place(),
            task.material().map(of -> " (" + of + ")").orElse(""),
            hour(" from ", task.begins()),
            hour(" to ", task.finished()));
  }

  private String hour(String word, Optional<Moment> moment) {
    return moment.map(at -> word + PaperWords.clock(situation.clock().time(at))).orElse("");
  }

  private String line(Change change) {
    return change.match(
        new Change.Cases<>(
            VariantLines::book,
            ground -> "Ground: " + phases(ground.phases()) + ".",
            weather -> "Weather: " + phases(weather.phases()) + ".",
            VariantLines::conditions,
            VariantLines::hours,
            this::restated,
            without -> "Without " + title(without.unit()) + ".",
            sent ->
                "%s, %s, is sent out by %s."
                    .formatted(
                        sent.post().title(),
                        String.join(", ", figures(sent.post().strength())),
                        title(sent.from())),
            this::redeployed,
            this::marching,
            moved ->
                title(moved.reinforcement().unit())
                    + " comes on at "
                    + PaperWords.clock(situation.clock().time(moved.reinforcement().at()))
                    + ", "
                    + PaperWords.position(moved.reinforcement().entry())
                    + "."));
  }

  private static String book(Change.OtherBook book) {
    List<String> switches = book.rules().switches();
    return "Rule book: "
        + book.rules().book().shortTitle()
        + (switches.isEmpty() ? "" : " with " + String.join(", ", switches))
        + ".";
  }

  private static String conditions(Change.OtherConditions other) {
    boolean light =
        other.conditions().daylight().isPresent() || !other.conditions().visibility().isEmpty();
    List<Phase> rivers = other.conditions().rivers();
    return (rivers.isEmpty() ? "" : "Rivers: " + phases(rivers) + ". ")
        + (light || rivers.isEmpty() ? "Other light and sight." : "");
  }

  private static String hours(Change.OtherHours hours) {
    return "Played from "
        + PaperWords.clock(hours.begins())
        + (hours.ends() instanceof Moment.At at ? " to " + PaperWords.clock(at.time()) : "")
        + ".";
  }

  private String restated(Change.Restated restated) {
    List<String> parts = figures(restated.strength());
    restated.grade().ifPresent(grade -> parts.add(grade.key()));
    restated.ranks().ifPresent(ranks -> parts.add(ranks + " ranks"));
    return title(restated.unit()) + ": " + String.join(", ", parts) + ".";
  }

  private String redeployed(Change.Redeployed moved) {
    return title(moved.deployment().unit())
        + " stands in "
        + moved.deployment().formation().label()
        + ", "
        + PaperWords.position(moved.deployment().position())
        + (moved.deployment().works().isEmpty()
            ? ""
            : ", " + PlanWords.works(moved.deployment().works()))
        + ".";
  }

  private String marching(Change.Marching moved) {
    return title(moved.march().unit())
        + " marches from "
        + PaperWords.position(moved.march().from())
        + " to "
        + PaperWords.position(moved.march().to())
        + moved
            .march()
            .begins()
            .map(at -> " from " + PaperWords.clock(situation.clock().time(at)))
            .orElse("")
        + ".";
  }

  private static List<String> figures(Strength strength) {
    List<String> figures = new ArrayList<>();
    strength.men().ifPresent(men -> figures.add(PaperWords.number(men) + " men"));
    String others = PaperWords.composition(strength);
    if (!others.isEmpty()) {
      figures.add(others);
    }
    return figures;
  }

  private static String phases(List<Phase> phases) {
    return phases.stream()
        .map(phase -> phase.words() + phase.until().map(until -> " until " + until).orElse(""))
        .collect(Collectors.joining(", then "));
  }

  private String title(UnitId id) {
    return Stream.concat(
            scenario.findUnit(id).stream(), variant.posts().filter(post -> post.id().equals(id)))
        .findFirst()
        .map(Unit::titleWithin)
        .orElse(id.name());
  }
}
