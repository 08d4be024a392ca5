package studio.kriegsspiel.language.ide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoldRangeTest {
  @Test
  void foldsWhatIsIndentedAndProse() {
    String text =
        """
        scenario "A"
          rules x

        general idea \"""
        Text at the margin.

          More.
        \"""
        army of Blue
          division "D"
            battalion "B"
          battery "L"
        deploy
        """;
    assertThat(FoldRange.of(text))
        .containsExactly(
            new FoldRange(0, 1), new FoldRange(3, 7), new FoldRange(8, 11), new FoldRange(9, 10));
  }

  @Test
  void anUnfinishedTextFoldsToo() {
    assertThat(FoldRange.of("")).isEmpty();
    assertThat(FoldRange.of("umpire notes \"\"\"\nnever closed\n\n"))
        .containsExactly(new FoldRange(0, 3));
  }
}
