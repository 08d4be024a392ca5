package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.file.Comparison.Row;

class ComparisonTest {
  @Test
  void placesThatDifferAreShownWithTheLinesAroundThem() {
    String disk = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n";
    String here = "a\nB\nc\nd\ne\nf\ng\nh\ni\nnew\nj\n";
    Comparison comparison = Comparison.of(disk, here);
    assertThat(comparison.places()).isEqualTo(2);
    assertThat(comparison.rows())
        .containsExactly(
            new Row(1, "a", 1, "a", false),
            new Row(2, "b", 2, "B", true),
            new Row(3, "c", 3, "c", false),
            new Row(4, "d", 4, "d", false),
            Row.GAP,
            new Row(8, "h", 8, "h", false),
            new Row(9, "i", 9, "i", false),
            new Row(0, "", 10, "new", true),
            new Row(10, "j", 11, "j", false));
  }

  @Test
  void textsThatAreAlikeShowNothing() {
    assertThat(Comparison.of("a\nb\n", "a\nb")).isEqualTo(new Comparison(java.util.List.of(), 0));
  }
}
