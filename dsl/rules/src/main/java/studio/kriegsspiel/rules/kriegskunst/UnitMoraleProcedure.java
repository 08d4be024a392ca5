package studio.kriegsspiel.rules.kriegskunst;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code unit-morale}: 2D6 and modifiers, read by the reason for the test. */
final class UnitMoraleProcedure extends NamedProcedure {
  private static final List<String> TESTS =
      List.of("to-charge", "being-charged", "other", "rallying");
  private static final List<String> ATTACHED = List.of("none", "excellent", "average", "poor");

  private final RuleBook book;
  private final RuleTable modifiers;

  UnitMoraleProcedure(RuleBook book) {
    super(
        "unit-morale",
        "What a unit does that tests its morale",
        book.printed("Unit Morale Results"),
        parameterList());
    this.book = book;
    modifiers = book.table("unit-morale-modifiers");
  }

  private static List<Parameter> parameterList() {
    List<Parameter> list = new ArrayList<>();
    list.add(Parameter.choice("test", "why it tests", TESTS));
    list.add(Parameter.choice("grade", "its grade", Quality.class).or("line"));
    list.add(Parameter.choice("nation", "its nation", Nation.class).or("other"));
    list.add(Parameter.choice("order", "its brigade's order", Order.class).or("move"));
    list.add(Parameter.choice("arm", "its arm", Arms.class).or("infantry"));
    list.add(Parameter.choice("state", "its state", State.class).or("formed"));
    list.add(Parameter.yesNo("general-near", "C-in-C or brigadier, not poor, within 12 inches"));
    list.add(Parameter.choice("attached", "rating of a general attached", ATTACHED).or("none"));
    list.add(Parameter.yesNo("buildings", "it is in buildings"));
    list.add(Parameter.yesNo("cover", "it is in cover"));
    list.add(Parameter.yesNo("uphill", "it is uphill"));
    list.add(Parameter.yesNo("square", "it is in square"));
    list.add(Parameter.yesNo("supported", "close-order troops within 10 inches of its rear"));
    list.add(Parameter.yesNo("charging-flank", "it tests to charge a flank or rear"));
    list.add(Parameter.number("casualties", "percent of its strength lost", 0, 100).or("0"));
    list.add(Parameter.yesNo("charged-in-flank", "it is charged in flank or rear"));
    list.add(
        Parameter.number("lost-in-charge", "casualties suffered in the charge", 0, 99).or("0"));
    list.add(Parameter.yesNo("secure-flanks", "friends within 4 inches of its flanks"));
    list.add(Parameter.yesNo("charged-by-cavalry", "cavalry charges it"));
    list.add(
        Parameter.number("enemies-broken", "enemies breaking within 12 inches", 0, 99).or("0"));
    list.add(
        Parameter.number("friends-broken", "friends breaking within 12 inches", 0, 99).or("0"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int roll = TwoDice.roll("unit morale", dice.stream("morale"), trace, citation());
    int score = roll + who(question, trace) + where(question, trace) + what(question, trace);
    TableRow row = row(score);
    String column = question.getText("test").replace('-', '_');
    String result = row.getText(column);
    State state = question.getChoice("state", State.class);
    boolean lost = result.equals("fail") || result.equals("rout") || result.equals("disperse");
    if (question.getText("test").equals("rallying") && state == State.ROUTING && lost) {
      trace.add("one rally attempt only", "disperses", modifiers.getRow("routing").citation());
      result = "disperse";
    }
    trace.add("score " + score, result, row.citation());
    boolean tests = result.equals("disperse") && !book.isOn("no-test-on-dispersal");
    return new Decision.Decided(
        "At %d the unit %s.".formatted(score, says(result)),
        List.of(
            new Result("score", score, "pips"),
            new Result("result", result, ""),
            new Result("brigadeTests", tests || result.equals("rout"), "")));
  }

  private TableRow row(int score) {
    return book.table("unit-morale-results").getRow(score);
  }

  private Modifier line(String key) {
    return Modifier.of(modifiers, key);
  }

  private int who(Question question, Trace trace) {
    String attached = question.getText("attached");
    Nation nation = question.getChoice("nation", Nation.class);
    Order order = question.getChoice("order", Order.class);
    boolean foot = question.getChoice("arm", Arms.class) == Arms.INFANTRY;
    return Modifier.of(modifiers, question.getChoice("grade", Quality.class)).apply(trace)
        + line("general-within-12-inches").when(question.is("general-near"), trace)
        + (attached.equals("none") ? 0 : line(attached + "-general-attached").apply(trace))
        + line("russian-infantry-on-hold")
            .when(foot && nation == Nation.RUSSIAN && order == Order.HOLD, trace)
        + line("prussian-infantry-on-assault")
            .when(foot && nation == Nation.PRUSSIAN && order == Order.ASSAULT, trace);
  }

  private int where(Question question, Trace trace) {
    int places = 0;
    for (String place : List.of("buildings", "cover", "uphill", "square")) {
      places += question.is(place) ? 1 : 0;
    }
    return line("each-of-buildings-cover-uphill-square").times(places, trace)
        + line("supported-within-10-inches").when(question.is("supported"), trace)
        + line("secure-flanks").when(question.is("secure-flanks"), trace)
        + line("each-enemy-retreating-or-routing-within-12-inches")
            .times(question.getNumber("enemies-broken"), trace)
        + line("each-friend-retreating-or-routing-within-12-inches")
            .times(question.getNumber("friends-broken"), trace);
  }

  private int what(Question question, Trace trace) {
    int casualties = question.getNumber("casualties");
    boolean both = book.isOn("casualties-cumulative");
    boolean charged = question.getText("test").equals("being-charged");
    State state = question.getChoice("state", State.class);
    Arms arm = question.getChoice("arm", Arms.class);
    boolean shaken =
        state == State.FALTERING || state == State.UNFORMED || state == State.RETREATING;
    boolean exposed = arm == Arms.ARTILLERY || (arm == Arms.INFANTRY && !question.is("square"));
    return line("quarter-casualties").when(casualties >= 25 && (casualties < 50 || both), trace)
        + line("half-casualties").when(casualties >= 50, trace)
        + line("charging-flank-or-rear").when(question.is("charging-flank"), trace)
        + line("charged-in-flank-or-rear").when(question.is("charged-in-flank"), trace)
        + line("each-casualty-in-charge").times(question.getNumber("lost-in-charge"), trace)
        + line("faltering-unformed-or-retreating").when(shaken, trace)
        + line("charged-while-faltering-unformed-or-retreating").when(shaken && charged, trace)
        + line("artillery-or-unsquared-infantry-charged-by-cavalry")
            .when(exposed && question.is("charged-by-cavalry"), trace)
        + line("routing").when(state == State.ROUTING, trace);
  }

  private static String says(String result) {
    return switch (result) {
      case "charge" -> "charges home";
      case "stand" -> "stands, evades or counter-charges as declared";
      case "falter" -> "halts and falters";
      case "retreat" -> "retreats";
      case "rout" -> "routs";
      case "rally" -> "rallies and halts, still unformed";
      case "fail" -> "fails to rally";
      case "disperse" -> "disperses and is removed";
      default -> "carries on";
    };
  }
}
