package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.LocalTime;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.orders.SheetChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;

/** The minutes of a march that is too late add up, whenever and to wherever it is ordered. */
class LateOrderSumTest {
  private static final Path SHEETS = Path.of("src/test/resources/sheets");
  private static final Pattern SUM =
      Pattern.compile(
          "it has the order at (\\d\\d:\\d\\d), the way is .* and takes (?:(\\d+) h )?(?:(\\d+) min)? ?"
              + "(?:minutes? )?in column of route, so its head is there at (\\d\\d:\\d\\d)"
              + " and its tail at (\\d\\d:\\d\\d)");

  @Test
  void orderAndWayMakeTheHour() {
    Situation evening = Samples.situation(Samples.parse(SHEETS.resolve("the-evening.kriegsspiel")));
    int told = 0;
    for (int minute = 0; minute < 30; minute++) {
      for (String goal : List.of("\"Height\"", "\"Mill\"", "%d m north of \"Farm\"")) {
        String order =
            "orders of \"Commander\" of Blue in \"the-evening.kriegsspiel\"\n  10:%02d Foot2 marches to %s by 10:%02d\n"
                .formatted(minute, goal.formatted(150 + 7 * minute), minute + 3);
        ParsedScenario sheet = new ScenarioLanguage().parse("sheet.kriegsspiel", order, SHEETS);
        assertThat(sheet.findings()).as(order).isEmpty();
        for (Finding each : SheetChecks.check(sheet.sheet().orElseThrow(), evening)) {
          if (each.id().equals("KS-ORD-062")) {
            addsUp(each.message());
            told++;
          }
        }
      }
    }
    assertThat(told).isGreaterThan(60);
  }

  private static void addsUp(String message) {
    Matcher sum = SUM.matcher(message);
    assertThat(sum.find()).as(message).isTrue();
    LocalTime head =
        LocalTime.parse(sum.group(1))
            .plusHours(number(sum.group(2)))
            .plusMinutes(number(sum.group(3)));
    assertThat(LocalTime.parse(sum.group(4))).as(message).isEqualTo(head);
    assertThat(LocalTime.parse(sum.group(5))).as(message).isAfterOrEqualTo(head);
  }

  private static int number(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
