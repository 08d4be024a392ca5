package studio.kriegsspiel.reading.answer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SharesTest {
  @Test
  void thirdsAddUpToAHundred() {
    assertThat(Shares.percents(2, 1, 1, 1)).containsExactly(33.34, 33.33, 33.33);
    assertThat(Shares.percents(0, 1, 1, 1)).containsExactly(34, 33, 33);
    assertThat(Shares.words(1, 1, 4)).containsExactly("17 %", "17 %", "66 %");
  }

  @Test
  void wholePercentsStayWhatTheyAre() {
    assertThat(Shares.percents(0, 25, 75)).containsExactly(25, 75);
    assertThat(Shares.percents(2, 0, 7)).containsExactly(0, 100);
    assertThat(Shares.percents(2, 0, 0)).containsExactly(0, 0);
  }

  @Test
  void ofTwoHalvesTheFirstIsRoundedUp() {
    assertThat(Shares.percents(0, 199, 1)).containsExactly(100, 0);
  }
}
