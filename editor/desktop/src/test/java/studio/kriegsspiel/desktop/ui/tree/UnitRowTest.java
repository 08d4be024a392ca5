package studio.kriegsspiel.desktop.ui.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnitRowTest {
  @Test
  void theFigureThatStaysInANarrowTreeIsTheFirst() {
    assertThat(UnitRow.figure("4,307 men, 12 guns, not deployed")).isEqualTo("4,307");
    assertThat(UnitRow.figure("6 guns, comes later")).isEqualTo("6 guns");
    assertThat(UnitRow.figure("not deployed")).isEmpty();
    assertThat(UnitRow.figure("")).isEmpty();
  }
}
