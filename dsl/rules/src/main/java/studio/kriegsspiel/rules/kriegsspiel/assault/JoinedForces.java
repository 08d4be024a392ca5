package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Bodies of one arm that attack together, or are attacked together: the odds are those of the
 * forces engaged (Reisswitz 1824 §54), so that their strengths are added up. They share the issue,
 * and the loss by their units.
 */
final class JoinedForces implements CountedTogether {
  private static final int ALL = 100;
  private static final String LOST = "lost-points";
  private static final String LOSS = "loss";
  private static final String FLANK = "flank-units";

  private final Words words;
  private final String part;
  private final FullStrength strength;
  private final Citation added;
  private final Citation shared;

  /**
   * Those of one part.
   *
   * @param part {@code attacker} or {@code defender}
   */
  static JoinedForces ofMelee(RuleBook book, String part) {
    return new JoinedForces(
        book,
        new Words(part, part + "s", Optional.of(part), part + "-units"),
        new StrengthDifference(book).citation());
  }

  /**
   * Those of one part of an attack on a stronghold, who are foot.
   *
   * @param part {@code attackers} or {@code defenders}
   */
  static JoinedForces ofStronghold(RuleBook book, String part) {
    return new JoinedForces(
        book,
        new Words(part, part, Optional.empty(), part),
        Citation.printed(book.id(), book.table("stronghold-troops").source(), "troops needed"));
  }

  private JoinedForces(RuleBook book, Words words, Citation added) {
    this.words = words;
    part = words.part();
    strength = new FullStrength(book);
    this.added = added;
    shared = book.defaulted("DA-11");
  }

  /**
   * How a question calls one part.
   *
   * @param title of those who have it
   * @param arm the parameter of their arm, if it is asked
   * @param units the parameter of their half battalions, squadrons or blocks
   */
  private record Words(String part, String title, Optional<String> arm, String units) {}

  @Override
  public int most() {
    return Party.MOST_UNITS;
  }

  @Override
  public boolean fits(Map<String, String> first, Map<String, String> other) {
    return armWord(first).equals(armWord(other))
        && word(first, "-ranks", "three").equals(word(other, "-ranks", "three"));
  }

  private String armWord(Map<String, String> question) {
    return words.arm().map(question::get).orElse("infantry");
  }

  private String word(Map<String, String> question, String of, String usual) {
    return question.getOrDefault(part + of, usual);
  }

  private Party party(Map<String, String> question) {
    return new Party(
        arm(armWord(question)),
        Stand.LINE,
        word(question, "-ranks", "three"),
        Integer.parseInt(question.getOrDefault(words.units(), "1")),
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
    joined.put(words.units(), "" + all.stream().mapToInt(Party::units).sum());
    joined.put(part + "-percent", "" + percent(all));
    joined.put(part + "-" + LOST, lostBefore(all).toString());
    if (joined.containsKey(part + "-canister-moves")) {
      joined.put(
          part + "-canister-moves",
          "" + all.stream().mapToInt(Party::canisterMoves).max().orElse(0));
    }
    int onFlank = questions.stream().mapToInt(JoinedForces::onFlank).sum();
    if (onFlank > 0 && part.equals("attacker")) {
      joined.put(FLANK, "" + onFlank);
    }
    return joined;
  }

  /** Each brings those of its own that strike the flank. */
  private static int onFlank(Map<String, String> question) {
    return Integer.parseInt(question.getOrDefault(FLANK, "0"));
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
            all.size() + " bodies of the " + words.title() + " fight together",
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
