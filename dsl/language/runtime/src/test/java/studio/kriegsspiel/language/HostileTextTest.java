package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * No text exhausts stack, memory or patience, and none ends in an exception. The limit of time only
 * breaks off what would never end; how long a text takes no test says.
 */
@Timeout(600)
class HostileTextTest {
  private static final String HEAD =
      "scenario \"X\"\n  on 18 June 1815 from 13:00 to 18:30\nside Blue \"B\"\n"
          + "army of Blue\n  battalion \"A\" as A: 500 men\n";

  private final ScenarioLanguage language = new ScenarioLanguage();

  static Stream<Arguments> texts() {
    StringBuilder steps = new StringBuilder(HEAD);
    for (int i = 0; i < 900; i++) {
      steps.append(" ".repeat(i)).append("company \"c").append(i).append("\"\n");
    }
    return Stream.of(
        Arguments.of("nothing", ""),
        Arguments.of("one quotation mark", "\""),
        Arguments.of("half a comment", HEAD + "/*"),
        Arguments.of("half a text", HEAD + "general idea \"\"\"" + "x\n".repeat(50_000)),
        Arguments.of("brackets", "(".repeat(400_000)),
        Arguments.of("quotation marks", "\"".repeat(400_000)),
        Arguments.of("one word", "a".repeat(900_000)),
        Arguments.of("one number", HEAD + "  battalion \"B\": " + "9".repeat(500_000) + " men"),
        Arguments.of("one year", "scenario \"X\" on 1 June " + "9".repeat(5_000)),
        Arguments.of(
            "offsets", HEAD + "deploy\n  A at " + "300 m north of ".repeat(40_000) + "\"x\""),
        Arguments.of("steps", steps.toString()),
        Arguments.of(
            "attributes", HEAD + "  battalion \"B\": " + "veteran, ".repeat(50_000) + "line"),
        Arguments.of("faulty lines", HEAD + "zzz yyy xxx\n".repeat(20_000)),
        Arguments.of(
            "faulty references", HEAD + "deploy\n" + "  Q in line at \"x\"\n".repeat(5_000)),
        Arguments.of(
            "condition",
            HEAD
                + "intelligence\n  when "
                + "A sees A and ".repeat(10_000)
                + "A sees A tell Blue by A: \"x\"\n"),
        Arguments.of(
            "reported forces",
            HEAD
                + "report to Blue from headquarters \"x\"\n"
                + "  enemy from a spy: Q at \"x\", about 15,000 men\n".repeat(5_000)),
        Arguments.of(
            "braces", HEAD + "general idea \"\"\"" + "{Baring} ".repeat(100_000) + "\"\"\""),
        Arguments.of(
            "good braces", HEAD + "general idea \"\"\"" + "{A} ".repeat(200_000) + "\"\"\""),
        Arguments.of("open braces", HEAD + "general idea \"\"\"" + "{".repeat(900_000) + "\"\"\""),
        Arguments.of("escaped braces", HEAD + "general idea \"" + "\\{".repeat(400_000) + "\""),
        Arguments.of("sections", HEAD + "deploy\n".repeat(50_000)),
        Arguments.of("null characters", "\0".repeat(10_000)),
        Arguments.of("half a surrogate", "scenario \"\ud83d\"\n\udca9"),
        Arguments.of("too long", "a ".repeat(600_000)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void isReadToAnEndWithAFewSentences(String name, String text) {
    ParsedScenario parsed = language.parse("hostile", text);
    assertThat(parsed.findings()).hasSizeLessThan(1000);
    for (Finding each : parsed.findings()) {
      assertThat(each.message())
          .hasSizeLessThan(400)
          .endsWith(each.message().endsWith("?") ? "?" : ".");
      assertThat(each.span().end()).isLessThanOrEqualTo(text.length());
    }
  }

  /** A thousand ways to damage a good text; the seed makes each failure repeatable. */
  @Test
  void survivesDamage() {
    String good =
        Goldens.samples("scenarios").stream()
            .filter(each -> each.endsWith("design-example.kriegsspiel"))
            .map(Goldens::read)
            .findFirst()
            .orElseThrow();
    Random random = new Random(1824);
    for (int i = 0; i < 150; i++) {
      StringBuilder text = new StringBuilder(good);
      for (int j = 0; j <= i % 4; j++) {
        damage(text, random);
      }
      String damaged = text.toString();
      assertThatCode(
              () -> {
                language.parse("damaged", damaged);
                TextEdit.applyAll(damaged, language.format(damaged));
              })
          .as("damage %d:%n%s", i, damaged)
          .doesNotThrowAnyException();
    }
  }

  private static void damage(StringBuilder text, Random random) {
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + random.nextInt(40));
    switch (random.nextInt(4)) {
      case 0 -> text.delete(from, to);
      case 1 -> text.insert(from, "\"");
      case 2 -> text.insert(from, text.substring(from, to));
      default -> text.setCharAt(from, "\0(:,.\n\t9\"Zé".charAt(random.nextInt(11)));
    }
  }

  /** As many faults as somebody may make who has not read a word of the manual: all are told. */
  @Test
  void manyFaultsAreAllTold() {
    String units = many(80, "  battalion \"%1$d\" as F%1$d: 900 men, line\n");
    String places = many(80, "  F%1$d in line at -%1$d m east of \"Farm\" facing north\n");
    List<Finding> found =
        language.parse("many.kriegsspiel", HEAD + units + "deploy\n" + places).findings();
    assertThat(found).filteredOn(each -> each.id().matches("KS-SYN-00[14]")).hasSize(80);
    assertThat(found).noneMatch(each -> each.id().equals("KS-SYN-009"));
  }

  /** So many faults that reading stops: those before are told, and where reading stopped. */
  @Test
  void afterManyFaultsTellsThoseBefore() {
    String units = many(400, "  battalion \"%1$d\" as F%1$d: 900 men, line\n");
    String places = many(400, "  F%1$d in line at -%1$d m east of \"Farm\" facing north\n");
    String text = HEAD + units + "deploy\n" + places;
    List<Finding> found = language.parse("many.kriegsspiel", text).findings();
    assertThat(found.stream().filter(each -> each.id().matches("KS-SYN-00[14]")).count())
        .isGreaterThan(250);
    assertThat(found)
        .filteredOn(each -> each.id().equals("KS-SYN-009"))
        .singleElement()
        .matches(each -> each.span().line() > 600, "stands where reading stopped");
  }

  private static String many(int times, String form) {
    return IntStream.range(0, times).mapToObj(form::formatted).collect(Collectors.joining());
  }
}
