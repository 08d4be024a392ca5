package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.finding.Finding;

/** Very many bodies in one strip are told of in words that grow with them, not with their pairs. */
class CrowdTest {
  private static final int BODIES = 1200;

  private static String strip(int bodies, String secondSide) {
    String half = units(0, bodies / 2);
    String rest = units(bodies / 2, bodies);
    return """
    scenario "A crowd"
      rules reisswitz-1824
      terrain "sample-ground"
      on 18 June 1815 from 13:00 to 18:00
    side Blue
    side Red
    army of Blue
    %s
    army of %s
    %s
    deploy
    %s
    """
        .formatted(half, secondSide, rest, places(bodies));
  }

  private static String units(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> "  battalion \"No. %d\" as U%d: 600 men".formatted(i, i))
        .collect(Collectors.joining("\n"));
  }

  private static String places(int bodies) {
    return IntStream.range(0, bodies)
        .mapToObj(
            i ->
                "  U%d in line at %d paces west of \"Farm\" facing south".formatted(i, i % 60 * 10))
        .collect(Collectors.joining("\n"));
  }

  private static List<Finding> found(String text, String id) {
    return Samples.check(Samples.parse("crowd.kriegsspiel", text), id::equals).stream()
        .filter(each -> each.id().equals(id))
        .toList();
  }

  @Test
  void eachUnitIsToldOfThreeOthersAndThatThereAreMore() {
    List<Finding> found = found(strip(BODIES, "Blue"), "KS-POS-003");
    assertThat(found).hasSizeBetween(BODIES, 4 * BODIES);
    assertThat(found.stream().filter(each -> each.message().startsWith("`U9`")))
        .hasSize(4)
        .last()
        .extracting(Finding::message)
        .isEqualTo("`U9` stands on the ground of still more units.");
  }

  @Test
  void eachUnitIsToldOfThreeEnemiesAndThatThereAreMore() {
    List<Finding> found = found(strip(BODIES, "Red"), "KS-POS-010");
    assertThat(found).hasSizeBetween(BODIES / 2, 2 * BODIES);
    assertThat(found.stream().map(Finding::message).filter(each -> each.startsWith("`U900`")))
        .hasSize(4)
        .last()
        .isEqualTo("`U900` stands as near to still more of the enemy.");
  }

  @Test
  void aCheckThatFindsMuchEndsWhenNobodyWaits() {
    String text = strip(60, "Blue");
    CheckContext context =
        new CheckContext(Samples.situation(Samples.parse("crowd.kriegsspiel", text)), text);
    AtomicInteger asked = new AtomicInteger();
    Runnable between =
        () -> {
          if (asked.incrementAndGet() == 20) {
            throw new CancellationException();
          }
        };
    Checker one = new Checker(List.of(CheckList.find("KS-POS-003").orElseThrow()));
    assertThatThrownBy(() -> one.check(context, between)).isInstanceOf(CancellationException.class);
    assertThat(asked).hasValue(20);
  }
}
