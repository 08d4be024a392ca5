package studio.kriegsspiel.desk.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ForceNodeTest {
  /** A tree asks every node for its number many times, so no node may ask all below it. */
  @Test
  void theNumberOfANodeIsThatOfItsOwnWords() {
    ForceNode small = side(List.of());
    ForceNode large = side(List.of(side(List.of())));
    assertThat(large).hasSameHashCodeAs(small).isNotEqualTo(small);
    assertThat(large).isEqualTo(side(List.of(side(List.of()))));
  }

  private static ForceNode side(List<ForceNode> children) {
    return new ForceNode(
        "Blue", "600 men", Optional.empty(), Optional.empty(), "Blue", "blue", children);
  }
}
