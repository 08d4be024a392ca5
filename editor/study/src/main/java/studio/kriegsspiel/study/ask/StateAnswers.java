package studio.kriegsspiel.study.ask;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.mapping.Match;
import studio.kriegsspiel.scenario.force.Commander;
import studio.kriegsspiel.scenario.force.Particulars;
import studio.kriegsspiel.scenario.force.StateAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.readiness.Readiness;

/** What units are when play begins, in the scenario's words and in the book's. */
final class StateAnswers {
  private final AskedScene scene;

  StateAnswers(AskedScene scene) {
    this.scene = scene;
  }

  ToldAnswer state(Unit unit) {
    Readiness ready = Readiness.of(scene.situation(), unit);
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("unit", unit.id().toString());
    facts.put("type", unit.type().key());
    facts.put("men", unit.presentMen());
    facts.put("return", unit.totalMen());
    facts.put("pieces", unit.presentPieces());
    List<String> sentences = new ArrayList<>(List.of(strength(unit)));
    condition(ready, facts).ifPresent(sentences::add);
    ammunition(ready, facts).ifPresent(sentences::add);
    troops(ready, facts).ifPresent(sentences::add);
    command(ready, facts).ifPresent(sentences::add);
    return new ToldAnswer(String.join(" ", sentences), facts);
  }

  private static String strength(Unit unit) {
    List<String> parts = new ArrayList<>();
    int men = unit.presentMen();
    if (unit.totalMen() > 0) {
      parts.add(
          count(men, "man", "men")
              + (men == unit.totalMen() ? "" : " of a return of " + unit.totalMen()));
    }
    int pieces = unit.presentPieces();
    if (unit.totalPieces() > 0) {
      parts.add(
          count(pieces, "piece", "pieces")
              + (pieces == unit.totalPieces() ? "" : " of " + unit.totalPieces()));
    }
    String strong = parts.isEmpty() ? "of unknown strength" : String.join(" and ", parts);
    return "`%s` is %s, %s strong when play begins."
        .formatted(unit.id(), unit.type().label(), strong)
        .replace("of unknown strength strong", "of unknown strength");
  }

  private static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  private Optional<String> condition(Readiness ready, Map<String, Object> facts) {
    Optional<StateAtStart> state = ready.unit().particulars().state();
    state.flatMap(StateAtStart::condition).ifPresent(each -> facts.put("condition", each.label()));
    ready.condition().flatMap(Match::findTerm).ifPresent(term -> facts.put("bookCondition", term));
    return state
        .flatMap(StateAtStart::condition)
        .map(each -> "It is " + each.label() + book(ready.condition(), each.label()) + ".");
  }

  private Optional<String> ammunition(Readiness ready, Map<String, Object> facts) {
    ready
        .rounds()
        .ifPresent(
            each -> {
              facts.put("rounds", each.count());
              facts.put("roundsPer", each.per().name().toLowerCase(java.util.Locale.ROOT));
            });
    ready.movesFired().ifPresent(moves -> facts.put("movesFired", moves));
    return ready
        .rounds()
        .map(
            each ->
                "It has "
                    + each
                    + (ready.movesFired().isPresent()
                        ? ", as after "
                            + count(ready.movesFired().getAsInt(), "move", "moves")
                            + " of fire"
                        : "")
                    + ".");
  }

  private Optional<String> troops(Readiness ready, Map<String, Object> facts) {
    Particulars more = ready.unit().particulars();
    List<String> words = new ArrayList<>();
    ready
        .nation()
        .ifPresent(
            nation -> {
              facts.put("nation", nation.label());
              words.add(nation.label() + book(ready.nationTerm(), nation.key()));
            });
    ready.nationTerm().flatMap(Match::findTerm).ifPresent(term -> facts.put("bookNation", term));
    more.weapon()
        .ifPresent(
            weapon -> {
              facts.put("weapon", weapon.key());
              words.add("armed with the " + weapon.label());
            });
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of("It is " + String.join(" and ", words) + ".");
  }

  private Optional<String> command(Readiness ready, Map<String, Object> facts) {
    List<String> sentences = new ArrayList<>();
    Optional<Commander> leader = ready.unit().particulars().commander();
    leader.ifPresent(
        each -> {
          facts.put("commander", each.name());
          each.rating().ifPresent(rating -> facts.put("rating", rating.key()));
          sentences.add(
              each.name()
                  + " commands it"
                  + each.rating()
                      .map(how -> ", rated " + how.label() + book(ready.rating(), how.key()))
                      .orElse("")
                  + ".");
        });
    ready.rating().flatMap(Match::findTerm).ifPresent(term -> facts.put("bookRating", term));
    ready
        .superior()
        .ifPresent(
            each -> {
              facts.put("ordersFrom", each.id().toString());
              sentences.add("Its orders come from `" + each.id() + "`.");
            });
    ready
        .order()
        .ifPresent(
            each -> {
              facts.put("order", each.words());
              facts.put("ordered", each.unit().toString());
              sentences.add(
                  (each.unit().equals(ready.unit().id()) ? "It" : "`" + each.unit() + "`")
                      + " is ordered to "
                      + each.words()
                      + ".");
            });
    ready.orderTerm().flatMap(Match::findTerm).ifPresent(term -> facts.put("bookOrder", term));
    return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
  }

  /** The book's own word where it is another, or that it has none. */
  private String book(Optional<Match> match, String word) {
    String title = scene.situation().book().id().shortTitle();
    return match
        .map(
            each ->
                each.findTerm()
                    .map(term -> term.equals(word) ? "" : " (in " + title + ": " + term + ")")
                    .orElse(" (" + title + " does not tell it)"))
        .orElse("");
  }
}
