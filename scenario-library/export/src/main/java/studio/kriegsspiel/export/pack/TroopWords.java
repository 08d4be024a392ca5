package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.Figures;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.knowledge.UnitView;

/** What a table of forces says of a unit besides its numbers. */
final class TroopWords {
  private final List<String> clauses = new ArrayList<>();

  private TroopWords() {}

  /**
   * A unit as its own side knows it.
   *
   * @param company titles of the units sent to it
   */
  static String of(UnitView unit, List<String> company, Optional<String> sentTo) {
    TroopWords words = new TroopWords();
    var more = unit.particulars();
    more.commander().ifPresent(words::commander);
    if (unit.isBody()) {
      words.kind(unit.type(), unit.grade(), more.nation(), more.weapon());
      words.add(PaperWords.composition(unit.strength()));
    }
    boolean shared = !unit.isBody();
    words.state(
        shared ? Optional.empty() : more.condition().map(each -> each.label()),
        more.losses().filter(each -> !shared || !each.isShare()),
        shared ? Optional.empty() : more.rounds(),
        unit.totalMen(),
        unit.presentMen());
    words.orders(company, sentTo);
    return words.text();
  }

  /** A unit as the umpire knows it. */
  static String of(Unit unit, List<String> company, Optional<String> sentTo) {
    TroopWords words = new TroopWords();
    var more = unit.particulars();
    more.commander().ifPresent(leader -> words.commander(leader.toString()));
    if (unit.isBody()) {
      words.kind(unit.type(), unit.grade(), more.nation(), more.weapon());
      words.add(PaperWords.composition(unit.strength()));
    }
    boolean shared = !unit.isBody();
    var state = more.state();
    words.state(
        state.filter(each -> !shared).flatMap(each -> each.condition()).map(each -> each.label()),
        state.flatMap(each -> each.losses()).filter(each -> !shared || !each.isShare()),
        state.filter(each -> !shared).flatMap(each -> each.rounds()),
        unit.totalMen(),
        unit.presentMen());
    words.orders(company, sentTo);
    return words.text();
  }

  /** The figures of one reading: {@code 395 men, 2 ranks, 12 % lost}. */
  static String of(Figures figures) {
    List<String> parts = new ArrayList<>();
    Strength strength = figures.strength();
    strength
        .men()
        .ifPresent(
            men -> parts.add(PaperWords.number(men) + (men == 1 ? "\u00a0man" : "\u00a0men")));
    String composition = PaperWords.composition(strength);
    if (!composition.isEmpty()) {
      parts.add(composition);
    }
    figures
        .ranks()
        .ifPresent(ranks -> parts.add(ranks + (ranks == 1 ? "\u00a0rank" : "\u00a0ranks")));
    figures.losses().ifPresent(losses -> parts.add(lost(losses)));
    figures.rounds().ifPresent(rounds -> parts.add(atHand(rounds)));
    return String.join(", ", parts);
  }

  private void commander(String name) {
    add(Phrase.LED.of(name));
  }

  private void kind(
      UnitType type,
      Optional<Grade> grade,
      Optional<Nationality> nation,
      Optional<SmallArm> weapon) {
    List<String> words = new ArrayList<>(List.of(Terms.marked(type.label())));
    grade
        .filter(each -> each != Grade.LINE && !each.label().equals(type.label()))
        .ifPresent(each -> words.add(Terms.marked(each.label())));
    nation.ifPresent(each -> words.add(Terms.marked(each.label())));
    weapon.ifPresent(each -> words.add(Terms.marked(each.label())));
    add(String.join(", ", words));
  }

  private void state(
      Optional<String> condition,
      Optional<Losses> losses,
      Optional<Rounds> rounds,
      int all,
      int present) {
    List<String> words = new ArrayList<>();
    condition.map(Terms::marked).ifPresent(words::add);
    losses.ifPresent(
        each ->
            words.add(
                all == present
                    ? lost(each)
                    : Phrase.OF_A_RETURN.of(lost(each), PaperWords.number(all))));
    rounds.ifPresent(each -> words.add(atHand(each)));
    add(String.join(", ", words));
  }

  private static String lost(Losses losses) {
    boolean one = losses.count() == 1;
    Phrase phrase =
        switch (losses.of()) {
          case PERCENT -> Phrase.PERCENT_LOST;
          case MEN -> one ? Phrase.MAN_LOST : Phrase.MEN_LOST;
          case PIECES -> one ? Phrase.PIECE_LOST : Phrase.PIECES_LOST;
        };
    return phrase.of(losses.count());
  }

  private static String atHand(Rounds rounds) {
    boolean one = rounds.count() == 1;
    Phrase phrase =
        rounds.per() == Rounds.Per.MAN
            ? one ? Phrase.ROUND_A_MAN : Phrase.ROUNDS_A_MAN
            : one ? Phrase.ROUND_A_GUN : Phrase.ROUNDS_A_GUN;
    return phrase.of(rounds.count());
  }

  private void orders(List<String> company, Optional<String> sentTo) {
    sentTo.ifPresent(to -> add(Phrase.TAKES_ORDERS.of(to)));
    if (!company.isEmpty()) {
      add(Phrase.WITH.of(String.join(", ", company)));
    }
  }

  private void add(String clause) {
    if (!clause.isEmpty()) {
      clauses.add(clause);
    }
  }

  private String text() {
    return clauses.stream().collect(Collectors.joining("; "));
  }
}
