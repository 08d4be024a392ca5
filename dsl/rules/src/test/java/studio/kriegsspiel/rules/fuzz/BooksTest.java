package studio.kriegsspiel.rules.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** No random question makes a body lose more than it has, or leaves it when it is gone. */
class BooksTest {

  @Test
  void noBodyLosesMoreThanItHas() {
    assertThat(BooksLong.ask(1824, 150)).isEmpty();
  }
}
