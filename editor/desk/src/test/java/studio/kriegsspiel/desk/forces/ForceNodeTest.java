package studio.kriegsspiel.desk.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;

class ForceNodeTest {
  /** A tree asks every node for its number many times, so no node may ask all below it. */
  @Test
  void theNumberOfANodeIsThatOfItsOwnWords() {
    ForceNode small = side(List.of());
    ForceNode large = side(List.of(side(List.of())));
    assertThat(large).hasSameHashCodeAs(small).isNotEqualTo(small);
    assertThat(large).isEqualTo(side(List.of(side(List.of()))));
  }

  private static List<ForceNode> evening() {
    return ForceNode.of(new EveningBench().desk.studied().get().scenario().orElseThrow());
  }

  private static List<String> told(List<ForceNode> nodes, String indent) {
    List<String> lines = new ArrayList<>();
    for (ForceNode each : nodes) {
      lines.add(indent + each.words());
      lines.addAll(told(each.children(), indent + " "));
    }
    return lines;
  }

  /** Men of the text; First stands, Horse patrols, Ghost stands nowhere, Late comes later. */
  @Test
  void everyUnitHasItsStrengthAndWhereabouts() {
    assertThat(told(evening(), ""))
        .containsExactly(
            "Blue, The Blue Corps 2,610 men, 12 guns",
            " The Foot Brigade 2,000 men",
            "  First Foot 900 men",
            "   Post of First Foot 60 men",
            "  Second Foot 600 men",
            "  Third Foot 500 men",
            " Hussars 150 men",
            " Guns 8 guns",
            " Rockets 4 guns, comes later",
            " Landwehr 400 men, not deployed",
            " Pioneers 60 men",
            "Red, The Red Corps 2,750 men, 8 guns",
            " Omega 750 men",
            "  The Guard 600 men",
            "  Lancers 150 men, comes later",
            " Ghost 500 men, not deployed",
            " Delta 1,500 men, 8 guns",
            "  Delta One 900 men, not deployed",
            "  Delta Two 600 men, not deployed",
            "  Delta Guns 8 guns, not deployed");
  }

  @Test
  void aSearchKeepsWhatIsAboveAndBelow() {
    assertThat(told(ForceNode.matching(evening(), " "), "")).isEqualTo(told(evening(), ""));
    assertThat(told(ForceNode.matching(evening(), " SECOND "), ""))
        .containsExactly(
            "Blue, The Blue Corps 2,610 men, 12 guns",
            " The Foot Brigade 2,000 men",
            "  Second Foot 600 men");
    assertThat(told(ForceNode.matching(evening(), "d2"), ""))
        .as("by its short name")
        .containsExactly(
            "Red, The Red Corps 2,750 men, 8 guns",
            " Delta 1,500 men, 8 guns",
            "  Delta Two 600 men, not deployed");
    assertThat(told(ForceNode.matching(evening(), "omega"), ""))
        .containsExactly(
            "Red, The Red Corps 2,750 men, 8 guns",
            " Omega 750 men",
            "  The Guard 600 men",
            "  Lancers 150 men, comes later");
    assertThat(told(ForceNode.matching(evening(), "comes later"), "")).hasSize(5);
    assertThat(ForceNode.matching(evening(), "blue"))
        .as("a side is not looked for by its name")
        .isEmpty();
  }

  @Test
  void aNodeIsFoundAgainByItsUnit() {
    ForceNode blue = evening().get(0);
    assertThat(blue.key()).isEqualTo("Blue, The Blue Corps");
    assertThat(blue.children().get(0).key()).isEqualTo("Blue.Foot");
    assertThat(blue.children().get(0).colour()).isEqualTo("blue");
  }

  private static ForceNode side(List<ForceNode> children) {
    return new ForceNode(
        "Blue", "600 men", Optional.empty(), Optional.empty(), "Blue", "blue", children);
  }
}
