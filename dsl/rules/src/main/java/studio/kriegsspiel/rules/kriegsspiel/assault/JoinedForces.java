package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Together;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Bodies of one arm that attack together, or are attacked together: the odds are those of the
 * forces engaged (Reisswitz 1824 §54), so that their strengths are added up. They share the issue,
 * and the loss by their units.
 */
final class JoinedForces implements Together {
  private static final int ALL = 100;
  private static final String LOST = "lost-points";
  private static final String LOSS = "loss";

  private final String part;
  private final FullStrength strength;
  private final Citation added;
  private final Citation shared;

  /**
   * Those of one part.
   *
   * @param part {@code attacker} or {@code defender}
   */
  JoinedForces(RuleBook book, String part) {
    this.part = part;
    strength = new FullStrength(book);
    added = new StrengthDifference(book).citation();
    shared = book.defaulted("DA-11");
  }

  @Override
  public int most() {
    return Party.MOST_UNITS;
  }

  @Override
  public boolean fits(Map<String, String> first, Map<String, String> other) {
    return word(first, "", "infantry").equals(word(other, "", "infantry"))
        && word(first, "-ranks", "three").equals(word(other, "-ranks", "three"));
  }

  private String word(Map<String, String> question, String of, String usual) {
    return question.getOrDefault(part + of, usual);
  }

  private Party party(Map<String, String> question) {
    return new Party(
        arm(word(question, "", "infantry")),
        Stand.LINE,
        word(question, "-ranks", "three"),
        Integer.parseInt(word(question, "-units", "1")),
        Integer.parseInt(word(question, "-percent", "" + ALL)),
        Fraction.parse(word(question, "-" + LOST, "0")),
        Integer.parseInt(word(question, "-canister-moves", "0")),
        0,
        OptionalInt.empty(),
        Fighting.RALLIED);
  }

  private static CombatArm arm(String word) {
    for (CombatArm each : CombatArm.values()) {
      if (Parameter.word(each).equals(word)) {
        return each;
      }
    }
    throw new IllegalArgumentException(word);
  }

  @Override
  public Map<String, String> join(List<Map<String, String>> questions) {
    List<Party> all = questions.stream().map(this::party).toList();
    Map<String, String> joined = new LinkedHashMap<>(questions.get(0));
    joined.put(part + "-units", "" + all.stream().mapToInt(Party::units).sum());
    joined.put(part + "-percent", "" + percent(all));
    joined.put(part + "-" + LOST, lostBefore(all).toString());
    joined.put(
        part + "-canister-moves", "" + all.stream().mapToInt(Party::canisterMoves).max().orElse(0));
    return joined;
  }

  /** Where all have the same share present that is theirs; else it is kept in points, exactly. */
  private static int percent(List<Party> all) {
    int first = all.get(0).percent();
    return all.stream().allMatch(each -> each.percent() == first) ? first : ALL;
  }

  private Fraction lostBefore(List<Party> all) {
    int percent = percent(all);
    Fraction lost = Fraction.ZERO;
    for (Party each : all) {
      Fraction full = strength.points(each).times(each.units());
      lost =
          lost.plus(each.lostPoints()).plus(full.times(Fraction.of(percent - each.percent(), ALL)));
    }
    return lost;
  }

  @Override
  public List<TraceStep> told(List<Map<String, String>> questions) {
    List<Party> all = questions.stream().map(this::party).toList();
    StringBuilder sum = new StringBuilder();
    Fraction left = Fraction.ZERO;
    for (Party each : all) {
      Fraction own = strength.left(each);
      left = left.plus(own);
      sum.append(sum.isEmpty() ? "" : " + ").append(own);
    }
    return List.of(
        new TraceStep(
            all.size() + " bodies of the " + part + "s fight together",
            sum + " = " + left + " points",
            added,
            null),
        new TraceStep(
            "formation of the strongest, the longest time under canister, loss by units",
            "for all of them",
            shared,
            null));
  }

  @Override
  public Dealt deal(List<Map<String, String>> questions, List<AfterState> after) {
    List<Party> all = questions.stream().map(this::party).toList();
    List<AfterState> own = after.stream().filter(each -> each.body().equals(part)).toList();
    Fraction now =
        own.stream()
            .filter(each -> each.word().equals(LOST))
            .map(each -> Fraction.parse(each.value()))
            .findFirst()
            .orElse(lostBefore(all));
    List<Fraction> shares = shares(all, now.minus(lostBefore(all)));
    List<List<AfterState>> each = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      each.add(left(own, all.get(i), shares.get(i)));
    }
    return new Dealt(each, after.stream().filter(other -> !own.contains(other)).toList());
  }

  private List<AfterState> left(List<AfterState> own, Party body, Fraction share) {
    boolean gone = share.compareTo(strength.left(body)) >= 0;
    List<AfterState> left = new ArrayList<>();
    for (AfterState each : own) {
      if (each.word().equals(LOST)) {
        left.add(new AfterState(part, LOST, body.lostPoints().plus(share).toString()));
      } else if (!gone && !each.word().equals(AfterState.GONE)) {
        left.add(each.word().equals(LOSS) ? new AfterState(part, LOSS, share.toString()) : each);
      }
    }
    if (gone) {
      left.add(new AfterState(part, AfterState.GONE, "yes"));
    }
    return left;
  }

  /** By units; what is more than a body has falls to the others. */
  private List<Fraction> shares(List<Party> all, Fraction loss) {
    List<Fraction> shares = new ArrayList<>(all.stream().map(each -> Fraction.ZERO).toList());
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      open.add(i);
    }
    Fraction rest = loss;
    while (!open.isEmpty() && rest.signum() > 0) {
      long units = open.stream().mapToLong(i -> all.get(i).units()).sum();
      Fraction dealt = Fraction.ZERO;
      List<Integer> spent = new ArrayList<>();
      for (int i : open) {
        Fraction room = strength.left(all.get(i)).minus(shares.get(i));
        Fraction due = rest.times(Fraction.of(all.get(i).units(), units));
        Fraction taken = due.compareTo(room) >= 0 ? room : due;
        if (due.compareTo(room) >= 0) {
          spent.add(i);
        }
        shares.set(i, shares.get(i).plus(taken));
        dealt = dealt.plus(taken);
      }
      rest = rest.minus(dealt);
      open.removeAll(spent);
    }
    return shares;
  }
}
