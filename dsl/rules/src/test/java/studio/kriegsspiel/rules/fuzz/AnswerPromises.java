package studio.kriegsspiel.rules.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Procedure;

/** What every answer keeps, whatever was asked; what is broken is told in words. */
final class AnswerPromises {
  /**
   * What is left although a body is gone: the losses of its side, and a general who was with it.
   */
  private static final Set<String> COUNTS = Set.of("lost", "lost-points", "general");

  private static final Set<String> HEADS = Set.of("men", "figures", "bases", "units");

  private final RuleBook book;

  AnswerPromises(RuleBook book) {
    this.book = book;
  }

  /** What an answer to this question breaks; nothing where all is well. */
  List<String> broken(Procedure procedure, Map<String, String> question, long seed) {
    List<String> broken = new ArrayList<>();
    try {
      Adjudication answer = procedure.adjudicate(question, Dice.seeded(seed));
      if (answer.decision() instanceof Decision.Decided decided) {
        check(procedure, answer, decided, broken);
      }
    } catch (RulesException e) {
      if (!e.getMessage().matches("(?s)[A-Z`a-z\\d].*\\.")) {
        broken.add("no sentence: " + e.getMessage());
      }
    } catch (RuntimeException e) {
      broken.add("an exception: " + e);
    }
    broken.replaceAll(
        each -> each + " (" + book.id() + " " + procedure.name() + " " + question + ")");
    return broken;
  }

  private void check(
      Procedure procedure, Adjudication answer, Decision.Decided decided, List<String> broken) {
    Map<String, Map<String, String>> bodies = new LinkedHashMap<>();
    for (AfterState state : decided.after()) {
      bodies
          .computeIfAbsent(state.body(), body -> new LinkedHashMap<>())
          .put(state.word(), state.value());
    }
    Had had = new Had(book.id(), answer.question());
    bodies.forEach(
        (body, left) -> {
          boolean gone = left.containsKey(AfterState.GONE);
          if (gone) {
            gone(body, left, decided, broken);
          }
          heads(had.heads(body), body, left, gone, broken);
          Optional.ofNullable(left.get("lost-points"))
              .map(Fraction::parse)
              .ifPresent(
                  lost -> points(had.points(procedure.name(), body), lost, body, gone, broken));
        });
  }

  private static void gone(
      String body, Map<String, String> left, Decision.Decided decided, List<String> broken) {
    left.keySet().stream()
        .filter(word -> !word.equals(AfterState.GONE) && !COUNTS.contains(word))
        .filter(word -> !body.isEmpty() || HEADS.contains(word))
        .forEach(word -> broken.add(body + " is gone and has " + word));
    boolean told =
        decided
            .sentence()
            .matches("(?s).*( gone|left of|eliminated|removed|disperse|[ :]lost|taken).*");
    if (!told) {
      broken.add(body + " is gone, and the sentence says: " + decided.sentence());
    }
  }

  private static void heads(
      Optional<Fraction> before,
      String body,
      Map<String, String> left,
      boolean gone,
      List<String> broken) {
    for (String word : HEADS) {
      String value = left.get(word);
      if (value != null && Fraction.parse(value).signum() <= 0) {
        broken.add(body + " has " + value + " " + word + " left and is not gone");
      }
      if (value != null
          && !word.equals("units")
          && before.isPresent()
          && Fraction.parse(value).compareTo(before.get()) > 0) {
        broken.add(body + " has more " + word + " than before: " + value);
      }
    }
  }

  private static void points(
      Optional<Fraction> full, Fraction lost, String body, boolean gone, List<String> broken) {
    if (full.isEmpty()) {
      return;
    }
    int compared = lost.compareTo(full.get());
    if (compared > 0) {
      broken.add(body + " has lost " + lost + " of " + full.get() + " points");
    }
    if (compared == 0 && !gone) {
      broken.add(body + " has lost all its " + lost + " points and is not gone");
    }
    if (compared < 0 && gone) {
      broken.add(body + " is gone and has lost " + lost + " of " + full.get() + " points");
    }
  }
}
