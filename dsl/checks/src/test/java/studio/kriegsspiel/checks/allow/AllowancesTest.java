package studio.kriegsspiel.checks.allow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What an {@code allow} for a unit or a title lets stand, and what beside it does not. */
class AllowancesTest {
  private static final String DOCUMENT = "allowed.kriegsspiel";
  private static final String ID = "KS-FRC-002";
  private static final String TEXT =
      """
      scenario "A"
        rules reisswitz-1824
        on 18 June 1815 from 13:00 to 15:00
      side Blue
      side Red
      army of Blue
        battalion "Guards" as Guard: 300 men
        pioneers "Sappers" as Sappers: 60 men
      army of Red
        brigade "The Guard" as Guard: 700 men
          battalion "Old Guard" as Old: 300 men
        battalion "Line" as Line: 500 men
      deploy
        Blue.Guard in line at "Mill" facing south
        Red.Guard in line at "Farm" facing north
      reinforcements
        Red.Line enters by "Road" from the south at 14:00
      engineering
        Sappers builds a bridge at "Mill" from 13:00 to 14:00
      """;

  private static Allowances allowing(String... lines) {
    String text = TEXT;
    for (String each : lines) {
      text += "allow " + each + "\n";
    }
    ParsedScenario parsed = new ScenarioLanguage().parse(DOCUMENT, text);
    return new Allowances(
        parsed.scenario().orElseThrow(), Set.of(ID, "KS-TIM-004"), Set.of("KS-POS-001"));
  }

  @Test
  void whatStopsAnExportIsNotLetStand() {
    Allowances allowances = allowing("KS-POS-001 \"the map is wrong\"");
    Finding place = Finding.ofText("KS-POS-001", Severity.ERROR, TextSpan.NONE, "No such place.");
    assertThat(allowances.kept(List.of(place))).containsExactly(place);
    assertThat(allowances.faults())
        .extracting(Finding::message)
        .containsExactly(
            "`KS-POS-001` tells of what no export can go out with and cannot be allowed.");
  }

  /** A finding at some words of the text; of the text as a whole if there are none. */
  private static Finding finding(String message, String at) {
    int offset = TEXT.indexOf(at);
    assertThat(offset).isNotNegative();
    return Finding.ofText(
        ID,
        Severity.WARNING,
        at.isEmpty() ? TextSpan.NONE : new TextSpan(DOCUMENT, offset, at.length(), 1, 1),
        message);
  }

  private static boolean lets(String what, Finding finding) {
    Allowances allowances = allowing(ID + " for " + what + " \"so it was\"");
    boolean let = allowances.kept(List.of(finding)).isEmpty();
    assertThat(allowances.allowed(List.of(finding))).hasSize(let ? 1 : 0);
    assertThat(allowances.unused(List.of(finding))).hasSize(let ? 0 : 1);
    return let;
  }

  @ParameterizedTest(name = "for {0}: {1}: {2}")
  @CsvSource({
    "Red.Line, `Line` is small., true",
    "Red.Line, `Red.Line` is small., true",
    "Red.Line, `Linesmen` is small., false",
    "Red.Line, Line is no unit here., false",
    "'\"La Haye\"', Troops stand on \"La Haye\"., true",
    "'\"La Haye\"', Troops stand on \"La Haye Sainte\"., false",
    "'\"La Haye\"', Troops stand on \"La Haye Sainte\" and \"La Haye\"., true",
    "'\"La Haye\"', Troops stand on La Haye Sainte., true",
    "'\"La Haye\"', Troops stand on La Hayette., false",
    "'\"Haye\"', Troops stand on Lahaye and dHaye., false",
    "'\"General\"', The role `General` has no unit., true",
    "'\"General\"', The role `General Foy` has no unit., false",
  })
  void isAllowedByWhatTheSentenceNames(String what, String message, boolean let) {
    assertThat(lets(what, finding(message, ""))).isEqualTo(let);
  }

  /** The whole statement, no more: of its neighbours nothing is said. */
  @ParameterizedTest(name = "for {0} at {1}: {2}")
  @CsvSource({
    "Red.Guard, 'Red.Guard in line at \"Farm\" facing north', true",
    "Red.Guard, 'in line at \"Farm\"', true",
    "Red.Guard, 'in line at \"Mill\"', false",
    "Blue.Guard, 'in line at \"Mill\"', true",
    "Red.Line, 'Line', true",
    "Red.Line, 'Line: 500', false",
    "Red.Line, 'at 14:00', true",
    "Red.Guard, 'at 14:00', false",
    "Blue.Sappers, 'builds a bridge', true",
    "Blue.Guard, 'builds a bridge', false",
    "Red.Guard, '', false",
  })
  void isAllowedByTheStatementItStandsAt(String unit, String at, boolean let) {
    String where = at.equals("Line") ? "Line: 500" : at;
    Finding finding = finding("Something is doubtful.", where);
    if (at.equals("Line")) {
      TextSpan span = finding.span();
      finding =
          Finding.ofText(
              ID,
              Severity.WARNING,
              new TextSpan(DOCUMENT, span.offset(), at.length(), 1, 1),
              finding.message());
    }
    assertThat(lets(unit, finding)).isEqualTo(let);
  }

  @Test
  void theSamePlaceInAnotherTextIsAnother() {
    TextSpan span = finding("", "in line at \"Farm\"").span();
    TextSpan other = new TextSpan("army.kriegsspiel", span.offset(), span.length(), 1, 1);
    assertThat(lets("Red.Guard", Finding.ofText(ID, Severity.WARNING, other, "Doubtful.")))
        .isFalse();
  }

  /** Both sides have a guard. */
  @ParameterizedTest(name = "for {0}: {1} at {2}: {3}")
  @CsvSource({
    "Red.Guard, `Guard` is far off., 'in line at \"Mill\"', false",
    "Red.Guard, `Guard` is far off., 300 men, false",
    "Blue.Guard, `Guard` is far off., 'in line at \"Mill\"', true",
    "Red.Guard, `Guard` does not add up., 'brigade \"The Guard\"', true",
    "Blue.Guard, `Guard` does not add up., 'brigade \"The Guard\"', false",
    "Red.Guard, `Blue.Guard` is far off., 'in line at \"Mill\"', false",
    "Red.Guard, `Guard` is far off., '', true",
  })
  void aNameThatBothSidesHaveIsThatOfWhoseStatementItIs(
      String unit, String message, String at, boolean let) {
    assertThat(lets(unit, finding(message, at))).isEqualTo(let);
  }

  @Test
  void whatIsAllowedInVainIsToldWithWhatItWasFor() {
    assertThat(
            allowing(
                    ID + " for \"La Haye\" \"so it was\"",
                    ID + " for Red.Line \"so it was\"",
                    ID + " \"so it was\"",
                    ID + " for Red.Old",
                    "KS-XYZ-001 \"so it was\"")
                .unused(List.of()))
        .extracting(Finding::message)
        .containsExactly(
            "`KS-FRC-002` is allowed for \"La Haye\", but nothing of the kind is found.",
            "`KS-FRC-002` is allowed for `Line`, but nothing of the kind is found.",
            "`KS-FRC-002` is allowed, but nothing of the kind is found.");
  }

  @Test
  void theReasonAndThePlaceOfTheLineAreKept() {
    Finding small = finding("`Line` is small.", "");
    Finding other = finding("`Old` is small.", "");
    Allowances allowances = allowing("ks-frc-002 for Red.Line \"so it was\"");
    assertThat(allowances.kept(List.of(small, other))).containsExactly(other);
    assertThat(allowances.allowed(List.of(small, other)))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.finding()).isEqualTo(small);
              assertThat(each.reason()).isEqualTo("so it was");
              assertThat(each.by().line()).isEqualTo(20);
            });
    assertThat(allowing().kept(List.of(small, other))).containsExactly(small, other);
  }

  @Test
  void anIdThatNothingHasIsToldWithThoseThatAreNear() {
    List<Finding> faults =
        allowing(
                "KS-FRC-003 \"so it was\"",
                "zebra \"so it was\"",
                "KS-LNK-010 \"so it was\"",
                ID + " \"so it was\"")
            .faults();
    assertThat(faults)
        .extracting(Finding::message)
        .containsExactly(
            "There is no check `KS-FRC-003`; did you mean `KS-FRC-002`?",
            "There is no check `zebra`.",
            "`KS-LNK-010` is told of the form of a text and cannot be allowed.");
    assertThat(faults.get(0).fixes())
        .singleElement()
        .satisfies(each -> assertThat(each.title()).isEqualTo("write `KS-FRC-002`"));
    assertThat(faults.get(1).fixes()).isEmpty();
    assertThat(faults.get(2).hint().orElseThrow()).contains("take this line out");
  }
}
