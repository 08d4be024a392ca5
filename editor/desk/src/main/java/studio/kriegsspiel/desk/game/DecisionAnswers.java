package studio.kriegsspiel.desk.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import studio.kriegsspiel.game.Asked;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.Left;
import studio.kriegsspiel.reading.decision.DecisionAccount;
import studio.kriegsspiel.reading.decision.DecisionField;
import studio.kriegsspiel.reading.decision.DecisionForm;
import studio.kriegsspiel.study.ask.Answer;

/** What is answered to a question of the rule book in a game. */
public final class DecisionAnswers {
  private DecisionAnswers() {}

  /** The fields of a question, and where each comes from. */
  public static Answer fields(DecisionForm form, Game game) {
    List<String> lines = new ArrayList<>(List.of(form.procedure().title() + ": " + form.about()));
    List<Map<String, Object>> facts = new ArrayList<>();
    for (DecisionField each : form.fields()) {
      String origin = each.origin().isEmpty() ? "" : " (" + each.origin() + ")";
      lines.add(
          "  %s=%s%s"
              .formatted(
                  each.parameter().name(), each.value().isEmpty() ? "?" : each.value(), origin));
      facts.add(
          Map.of(
              "name", each.parameter().name(),
              "value", each.value(),
              "basis", each.basis().name().toLowerCase(Locale.ROOT),
              "origin", each.origin()));
    }
    return new Answer(
        "decide", game.now().toString(), String.join("\n", lines), Map.of("fields", facts));
  }

  /** What was decided, on what, and what it leaves. */
  public static Answer judged(
      DecisionForm form, Asked asked, Game.Judged judged, List<String> doubts) {
    DecisionAccount account =
        DecisionAccount.of(
            form,
            judged.adjudication(),
            asked.dice().seed().map(each -> Long.toString(each)).orElse(""));
    List<String> lines = new ArrayList<>(List.of(account.about(), account.text().stripTrailing()));
    if (!judged.left().isEmpty()) {
      lines.add("The game keeps:");
      judged.left().forEach(each -> lines.add("  " + words(each)));
    }
    judged
        .unclaimed()
        .forEach(
            each ->
                lines.add(
                    "Not kept, as nobody said who is `%s`: %s=%s; ask again with %s:UNIT."
                        .formatted(each.body(), each.word(), each.value(), each.body())));
    doubts.forEach(each -> lines.add("But: " + each));
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("doubts", doubts);
    facts.put("procedure", asked.procedure());
    facts.put("about", asked.about().stream().map(Object::toString).toList());
    facts.put("sentence", account.sentence());
    facts.put("working", account.working().stream().map(Object::toString).toList());
    facts.put("left", judged.left().stream().map(DecisionAnswers::fact).toList());
    return new Answer("decide", judged.game().now().toString(), String.join("\n", lines), facts);
  }

  /** What was left, in a line. */
  static String words(Left left) {
    return left.whose() + ": " + left.word() + "=" + left.value();
  }

  static Map<String, Object> fact(Left left) {
    return Map.of(
        "of", left.whose().names(),
        "word", left.word(),
        "value", left.value(),
        "since", left.since().toString());
  }
}
