package studio.kriegsspiel.checks.books;

import static studio.kriegsspiel.rules.RuleBookId.BATTLE_SYSTEM;
import static studio.kriegsspiel.rules.RuleBookId.KRIEGSKUNST;
import static studio.kriegsspiel.rules.RuleBookId.NAPOLEONIC_RNG;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.check.Together;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.Trait;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;

/** Half battalions, companies and the like under a book whose smallest units are larger. */
public final class LevelUnknown implements Check {
  /** So many are named; the others are counted. */
  private static final int NAMED = 8;

  private static final Set<Echelon> PARTS =
      EnumSet.of(
          Echelon.HALF_BATTALION,
          Echelon.HALF_SQUADRON,
          Echelon.HALF_BATTERY,
          Echelon.COMPANY,
          Echelon.PLATOON);

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-FRC-013",
              "Smaller units than the book plays with",
              Severity.NOTE,
              "a book is played with units of the level it is written for")
          .citing(BATTLE_SYSTEM, "Combat table", "battalions or brigades are the units")
          .citing(NAPOLEONIC_RNG, "2.4 Units", "battalions, regiments and batteries are the units")
          .citing(Citation.byDefault(KRIEGSKUNST, "DK-08", "(battalions of 16 to 24 figures)"));

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    if (!context.book().has(Trait.WHOLE_UNITS)) {
      return;
    }
    Map<Echelon, List<Unit>> found = new EnumMap<>(Echelon.class);
    context
        .scenario()
        .units()
        .filter(unit -> unit.isBody() && PARTS.contains(unit.echelon()) && fights(unit))
        .forEach(unit -> found.computeIfAbsent(unit.echelon(), e -> new ArrayList<>()).add(unit));
    found.forEach(
        (level, units) ->
            Together.groups(context, INFO.id(), units, Unit::id)
                .forEach(group -> tell(context, level, group, report)));
  }

  private static boolean fights(Unit unit) {
    Arm arm = unit.type().arm();
    return arm == Arm.INFANTRY || arm == Arm.CAVALRY || arm == Arm.ARTILLERY;
  }

  /** A default of ours does not speak in the book's name. */
  private static String playsWith(RuleBook book) {
    boolean ours = INFO.printedIn(book).stream().allMatch(each -> each.layer() == Layer.DEFAULT);
    return ours
        ? "the studio's default plays " + MessageWords.book(book.id()) + " with"
        : MessageWords.book(book.id()) + MessageWords.verb(book.id(), " plays with", " play with");
  }

  private static void tell(CheckContext context, Echelon level, List<Unit> units, Report report) {
    Unit first = units.get(0);
    String are = units.size() == 1 ? " is a " + level.word() : " are " + level.plural();
    report
        .add(
            first.nameSpan(),
            "%s%s, and %s nothing so small."
                .formatted(names(units), are, playsWith(context.book())))
        .hint("put them into whole battalions, regiments or batteries, or play each as one");
  }

  /** All of them by name, up to some; the rest are counted. */
  private static String names(List<Unit> units) {
    List<String> named = new ArrayList<>();
    units.stream().limit(NAMED).forEach(unit -> named.add("`" + unit.id().name() + "`"));
    if (units.size() > NAMED) {
      named.add(MessageWords.group(units.size() - NAMED) + " more");
    }
    return MessageWords.and(named);
  }
}
