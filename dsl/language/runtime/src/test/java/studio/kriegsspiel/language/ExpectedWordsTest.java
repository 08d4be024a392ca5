package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nonsense in every kind of place is told of in words of the language, with what belongs there. */
class ExpectedWordsTest {
  private static final String HEAD =
      """
      scenario "A"
        on 18 June 1815 from 13:00 to 18:30
      """;
  private static final String BODY =
      """
      side Blue
      side Red
      army of Blue
        battalion "K" as K: 400 men
        squadron "H" as H: 100 riders
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "head | terrain 12                             | Expected a title in quotation marks after `terrain`, found `12`.",
        "head | on 18 June 1815 from 13 to 18:30       | Expected a time such as 13:30 after `from`, found `13`.",
        "head | on June 1815                           | Expected a number after `on`, found `June`.",
        "head | daylight dawn \"early\"                 | Expected a time such as 13:30 after `dawn`, found `\"early\"`.",
        "head | weather rain until \"noon\"             | Expected a time such as 13:30 after `until`, found `\"noon\"`.",
        "body | deploy K in line at 300 \"Farm\"       | Expected a unit of measure such as paces after `300`, found `\"Farm\"`.",
        "body | deploy K in line at 13:30              | Expected a place such as \"Sand-pit\" after `at`, found `13:30`.",
        "body | deploy K in \"line\" at \"Farm\"        | `at` is not understood after `\"line\"`.",
        "body | deploy K in line facing \"x\" at \"Farm\" | Expected a direction such as north after `facing`, found `\"x\"`.",
        "body | report to 12 \"Hold.\"                | Expected a side, a role in quotation marks or the umpire after `to`, found `12`.",
        "body | report to Blue at \"noon\" \"Hold.\"   | Expected a time such as 13:30 after `at`, found `\"noon\"`.",
        "body | intelligence at \"noon\" to Blue \"x\"  | Expected a time such as 13:30 after `at`, found `\"noon\"`.",
        "body | umpire notes 12                        | Expected a text in quotation marks after `notes`, found `12`.",
        "body | reinforcements K enters by 13:30       | Expected a place such as \"Sand-pit\" after `by`, found `13:30`.",
      })
  void nonsenseIsToldWithWhatBelongsThere(String where, String line, String message) {
    String text =
        where.equals("head") ? HEAD + "  " + line + "\n" + BODY : HEAD + BODY + line + "\n";
    List<String> told =
        new ScenarioLanguage()
            .parse("a", text).findings().stream().map(each -> each.message()).toList();
    assertThat(told).contains(message);
    assertThat(told).noneMatch(each -> each.contains("RULE_") || each.contains("mismatched"));
  }
}
