package studio.kriegsspiel.language.mapping.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.prose.ProseMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.xtext.kriegsspiel.ExerciseItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Expect;
import studio.kriegsspiel.language.xtext.kriegsspiel.Grades;
import studio.kriegsspiel.language.xtext.kriegsspiel.Learn;
import studio.kriegsspiel.language.xtext.kriegsspiel.Solution;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.exercise.ExerciseDecision;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Mark;
import studio.kriegsspiel.scenario.text.Passage;

/** Reads exercises: an expectation below a decision is expected of that decision. */
final class ExerciseMapper {
  private final MappingContext context;
  private final AudienceMapper audiences;
  private final PlayClock clock;
  private final ProseMapper prose;
  private final ExpectationMapper expectations;

  ExerciseMapper(
      MappingContext context,
      Roster roster,
      PlayClock clock,
      PlaceMapper places,
      AudienceMapper audiences) {
    this.context = context;
    this.audiences = audiences;
    this.clock = clock;
    this.prose = new ProseMapper(context, roster, clock);
    this.expectations = new ExpectationMapper(context, roster, clock, places, audiences);
  }

  /** The exercise; nothing if it does not say to which role it is set, which is told. */
  Optional<Exercise> map(studio.kriegsspiel.language.xtext.kriegsspiel.Exercise written) {
    Optional<Audience> audience =
        written.getAudience() == null ? Optional.empty() : audiences.map(written.getAudience());
    if (written.getAudience() == null
        || audience.filter(each -> !(each instanceof Audience.RoleOnly)).isPresent()) {
      context.error(
          "KS-SYN-062",
          context.span(written, written.getAudience() == null ? "title" : "audience"),
          "It is not said to which role the exercise is set.",
          "Write it behind the title, so: `for \"Commander at the farm\" of Blue`.");
    }
    Reading reading = new Reading();
    written.getItems().forEach(reading::read);
    reading.endDecision();
    return audience
        .filter(Audience.RoleOnly.class::isInstance)
        .map(
            student ->
                new Exercise(
                    Literals.title(written.getTitle()),
                    grade(written),
                    (Audience.RoleOnly) student,
                    reading.lessons,
                    reading.decisions,
                    reading.expected,
                    reading.solution,
                    reading.grades,
                    context.span(written),
                    context.span(written, "title")));
  }

  private OptionalInt grade(studio.kriegsspiel.language.xtext.kriegsspiel.Exercise written) {
    return written.getGrade() == null ? OptionalInt.empty() : Literals.whole(written.getGrade());
  }

  /** The lines of one exercise on their way. */
  private final class Reading {
    private final List<String> lessons = new ArrayList<>();
    private final List<ExerciseDecision> decisions = new ArrayList<>();
    private final List<Expectation> expected = new ArrayList<>();
    private final List<Mark> grades = new ArrayList<>();
    private Optional<Passage> solution = Optional.empty();
    private Optional<studio.kriegsspiel.language.xtext.kriegsspiel.Decision> open =
        Optional.empty();
    private final List<Expectation> ofOpen = new ArrayList<>();

    void read(ExerciseItem item) {
      if (item instanceof Learn learn) {
        lessons.add(Literals.title(learn.getText()));
      } else if (item instanceof studio.kriegsspiel.language.xtext.kriegsspiel.Decision decision) {
        endDecision();
        open = Optional.of(decision);
      } else if (item instanceof Expect expect) {
        boolean below = open.filter(decision -> isDeeper(expect, decision)).isPresent();
        if (!below) {
          endDecision();
        }
        expectations.map(expect).ifPresent(below ? ofOpen::add : expected::add);
      } else if (item instanceof Solution written) {
        endDecision();
        twice(solution.isPresent(), written, "solution");
        solution = Optional.of(prose.read(written, "text", written.getText()));
      } else if (item instanceof Grades written) {
        endDecision();
        twice(!grades.isEmpty(), written, "scale of grades");
        marks(written);
      }
    }

    private boolean isDeeper(
        Expect expect, studio.kriegsspiel.language.xtext.kriegsspiel.Decision decision) {
      int own = context.span(expect).offset();
      return !context.source().startsLine(own)
          || context.source().indentation(own)
              > context.source().indentation(context.span(decision).offset());
    }

    void endDecision() {
      open.ifPresent(
          decision ->
              decisions.add(
                  new ExerciseDecision(
                      Literals.title(decision.getTitle()),
                      clock.during(decision.getAt()),
                      decision.getText() == null
                          ? Optional.empty()
                          : Optional.of(prose.read(decision, "text", decision.getText())),
                      ofOpen,
                      context.span(decision))));
      open = Optional.empty();
      ofOpen.clear();
    }

    private void twice(boolean before, ExerciseItem item, String what) {
      if (before) {
        context.error(
            "KS-SYN-010",
            context.span(item),
            "The exercise has a second " + what + ".",
            "Keep one of the two.");
      }
    }

    private void marks(Grades written) {
      Set<Integer> known = new HashSet<>();
      for (studio.kriegsspiel.language.xtext.kriegsspiel.Mark each : written.getMarks()) {
        OptionalInt from = Literals.whole(each.getFrom());
        if (from.isEmpty() || !known.add(from.getAsInt())) {
          context.error(
              "KS-SYN-005",
              context.span(each, "from"),
              "So many marks cannot have this name, or have another already.",
              "Write each number once, so: `grades 8 \"good\", 5 \"sufficient\"`.");
        } else {
          grades.add(new Mark(from.getAsInt(), Literals.title(each.getName()), context.span(each)));
        }
      }
    }
  }
}
