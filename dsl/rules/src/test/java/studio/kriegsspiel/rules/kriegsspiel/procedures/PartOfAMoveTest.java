package studio.kriegsspiel.rules.kriegsspiel.procedures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;

/** Default DF-05: fire of who has stood ready for a part of the move. */
class PartOfAMoveTest {
  private static final String VOLLEY = "firers=close-order strength=450 range=80 percent-of-move=";

  private enum Book {
    REISSWITZ(RuleBookId.REISSWITZ_1824),
    BRITISH(RuleBookId.BRITISH_1815);

    private final Asking asking;

    Book(RuleBookId id) {
      asking = Asking.the(id);
    }
  }

  private static int points(Book book, int percent) {
    return Integer.parseInt(book.asking.result("points", "fire", VOLLEY + percent, 4));
  }

  /** A quarter of the fire is a quarter of the points, rounded once, halves up. */
  @ParameterizedTest
  @EnumSource(Book.class)
  void pointsAreCutBeforeTheyAreRounded(Book book) {
    int whole = points(book, 100);
    assertThat(whole).isGreaterThanOrEqualTo(20);
    assertThat(points(book, 25)).isEqualTo((whole + 2) / 4);
    assertThat(points(book, 50)).isEqualTo((whole + 1) / 2);
  }

  @ParameterizedTest
  @EnumSource(Book.class)
  void whoHasComeUpOnlyNowDoesNotFire(Book book) {
    assertThat(book.asking.adjudicate("fire", VOLLEY + 0).decision().sentence())
        .contains("come up only now");
  }
}
