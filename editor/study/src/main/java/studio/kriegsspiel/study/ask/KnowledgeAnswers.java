package studio.kriegsspiel.study.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.situation.knowledge.ErrorWords;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.Known;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.Subject;
import studio.kriegsspiel.situation.knowledge.Told.Kind;
import studio.kriegsspiel.situation.knowledge.ToldForce;
import studio.kriegsspiel.study.ask.QuestionText.Word;

/** What readers have been told. */
final class KnowledgeAnswers {
  private final AskedScene scene;
  private final ErrorWords errors;

  KnowledgeAnswers(AskedScene scene) {
    this.scene = scene;
    this.errors = new ErrorWords(scene.situation(), scene::show);
  }

  /**
   * What a reader has been told by the time.
   *
   * @param words the reader, such as {@code "Commander at the farm" of Blue}; none if {@code asked}
   *     says who
   */
  ToldAnswer knows(List<Word> words, Optional<String> asked) {
    Knowledge knowledge = Knowledge.of(scene.situation());
    String name = words.stream().map(Word::text).collect(Collectors.joining(" "));
    if (!name.isEmpty() && asked.isPresent()) {
      throw new QuestionException("Say once who is meant, `" + name + "` or " + asked.get() + ".");
    }
    String wanted = name.isEmpty() ? asked.orElse("") : name;
    Reader reader = reader(wanted, knowledge);
    List<Map<String, Object>> items = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Known known = knowledge.of(reader).at(scene.time());
    for (studio.kriegsspiel.situation.knowledge.Told each : known.told()) {
      List<Subject> subjects = known.truthOf(each);
      items.add(facts(each, subjects));
      text.append('\n').append(line(each));
      each.forces().stream()
          .filter(force -> each.kind() == Kind.REPORT)
          .forEach(force -> text.append("\n  ").append(oneLine(force.text())).append(worth(force)));
      subjects.forEach(
          subject ->
              errors
                  .sentence(subject)
                  .ifPresent(sentence -> text.append("\n    ").append(sentence)));
    }
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("reader", shown(reader));
    facts.put("count", items.size());
    facts.put("told", items);
    String head = shown(reader) + " has been told by " + scene.clock();
    return new ToldAnswer(items.isEmpty() ? head + ": nothing." : head + ":" + text, facts);
  }

  /** The reader of that name. */
  static Reader reader(String wanted, Knowledge knowledge) {
    return knowledge.findReader(wanted).orElseThrow(() -> unknown(wanted, knowledge));
  }

  private Map<String, Object> facts(
      studio.kriegsspiel.situation.knowledge.Told told, List<Subject> subjects) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("kind", told.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    told.at().ifPresent(at -> facts.put("at", AskedScene.stamp(at)));
    told.by().ifPresent(by -> facts.put("by", by));
    told.reliability().ifPresent(how -> facts.put("reliability", word(how)));
    facts.put("text", oneLine(told.text()));
    facts.put("true", told.truth());
    if (!subjects.isEmpty()) {
      facts.put("subjects", subjects.stream().map(this::facts).toList());
    }
    return facts;
  }

  /** A unit that was spoken of, beside where it was. */
  private Map<String, Object> facts(Subject subject) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", subject.unit().toString());
    facts.put("observed", AskedScene.stamp(subject.observed()));
    subject.truly().centre().ifPresent(truly -> facts.put("truly", scene.point(truly)));
    subject.error().ifPresent(error -> NewsErrors.facts(error, facts));
    return facts;
  }

  private static String worth(ToldForce force) {
    String from = force.by().map(by -> " from " + by).orElse("");
    String how = force.reliability().map(each -> ", " + word(each)).orElse("");
    return from + how + (force.truth() ? "" : ", false");
  }

  private String line(studio.kriegsspiel.situation.knowledge.Told told) {
    String when = told.at().map(scene::show).orElse("before play");
    String from = told.by().map(by -> " from " + by).orElse("");
    String how = told.reliability().map(each -> ", " + word(each)).orElse("");
    return when + from + how + (told.truth() ? "" : ", false") + ": " + oneLine(told.text());
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  private static String shown(Reader reader) {
    return reader instanceof Reader.Player player
        ? player
            .person()
            .or(() -> player.role().map(role -> "\"" + role + "\" of " + player.side()))
            .orElse(player.side())
        : "The umpire";
  }

  private static QuestionException unknown(String wanted, Knowledge knowledge) {
    List<String> known =
        Stream.concat(knowledge.readers().stream(), knowledge.liaisons().stream())
            .flatMap(
                each ->
                    each.person().isPresent() || each.role().isEmpty()
                        ? Stream.of(each.person().orElse(each.side()))
                        : Stream.of(each.role().get(), each.role().get() + " of " + each.side()))
            .toList();
    if (wanted.isEmpty()) {
      return new QuestionException(
          "Ask `knows READER`; readers are umpire, " + String.join(", ", known) + ".");
    }
    return new QuestionException(
        "There is no reader `"
            + wanted
            + "`"
            + NearestMatch.find(wanted, known)
                .map(near -> "; did you mean `" + near + "`?")
                .orElse("; they are umpire, " + String.join(", ", known) + "."));
  }
}
