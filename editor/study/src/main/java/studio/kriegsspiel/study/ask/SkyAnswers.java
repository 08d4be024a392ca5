package studio.kriegsspiel.study.ask;

import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Course;
import studio.kriegsspiel.situation.march.Fords;

/** Weather, ground and rivers at a time, and where the answer comes from. */
final class SkyAnswers {
  private final AskedScene scene;

  SkyAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer of(QuestionForm form) {
    Situation situation = scene.situation();
    return switch (form) {
      case WEATHER -> told("The weather is", "weather", situation.weather());
      case GROUND -> told("The ground is", "ground", situation.groundState());
      default -> fords(told("The rivers are", "rivers", situation.rivers()));
    };
  }

  private ToldAnswer told(String begin, String line, Course course) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("of", line);
    Optional<Course.Change> now = course.findChange(scene.time());
    if (now.isEmpty()) {
      facts.put("basis", "unsaid");
      return new ToldAnswer(
          "The text does not say what "
              + (line.equals("rivers") ? "state the rivers are in" : "the " + line + " is")
              + " at "
              + scene.clock()
              + "; a line `"
              + line
              + "` in its head does.",
          facts);
    }
    facts.put("words", now.get().words());
    facts.put("basis", "stated");
    facts.put("line", now.get().span().line());
    StringBuilder text =
        new StringBuilder(begin + " " + now.get().words() + " at " + scene.clock() + ", as line ");
    text.append(now.get().span().line()).append(" says");
    sources(now.get(), facts).ifPresent(text::append);
    text.append('.');
    next(course)
        .ifPresent(
            change -> {
              facts.put("next", change.words());
              facts.put("from", AskedScene.stamp(change.from()));
              text.append(" From ").append(scene.show(change.from())).append(": ");
              text.append(change.words()).append('.');
            });
    return new ToldAnswer(text.toString(), facts);
  }

  private static Optional<String> sources(Course.Change change, Map<String, Object> facts) {
    if (change.sources().isEmpty()) {
      return Optional.empty();
    }
    List<String> works = change.sources().stream().map(SkyAnswers::words).toList();
    facts.put("sources", works);
    return Optional.of(works.stream().collect(Collectors.joining("; ", " by ", "")));
  }

  private static String words(SourceNote source) {
    return source.work() + " (" + source.confidence().name().toLowerCase(Locale.ROOT) + ")";
  }

  private Optional<Course.Change> next(Course course) {
    return course.changes().stream().filter(each -> each.from().isAfter(scene.time())).findFirst();
  }

  /** What becomes of the fords is the studio's own default. */
  private ToldAnswer fords(ToldAnswer rivers) {
    LocalDateTime time = scene.time();
    boolean open = scene.situation().areFordsOpen(time);
    Map<String, Object> facts = new LinkedHashMap<>(rivers.facts());
    facts.put("fordsOpen", open);
    return new ToldAnswer(
        rivers.text() + (open ? " Fords can be passed." : " " + Capital.of(Fords.DEFAULT) + "."),
        facts);
  }
}
