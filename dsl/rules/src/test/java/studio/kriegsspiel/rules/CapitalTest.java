package studio.kriegsspiel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class CapitalTest {
  @Test
  void standsFirstAndNowhereElse() {
    assertThat(Capital.of("half battalion")).isEqualTo("Half battalion");
    assertThat(Capital.of("the Prussians")).isEqualTo("The Prussians");
    assertThat(Capital.of("é")).isEqualTo("É");
    assertThat(Capital.of("\"Left\" of Blue")).isEqualTo("\"Left\" of Blue");
    assertThat(Capital.of("")).isEmpty();
  }

  @Test
  void isTheSameOnEveryMachine() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(Capital.of("infantry")).isEqualTo("Infantry");
    } finally {
      Locale.setDefault(before);
    }
  }
}
