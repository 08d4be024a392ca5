package studio.kriegsspiel.desktop.ui.look;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JComponent;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

class LooksTest {
  @ParameterizedTest
  @EnumSource
  void noDividerTakesTheKeyOfTheNextProblem(Look look) {
    Looks.wear(look);
    var keys = new JSplitPane().getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    assertThat(keys.get(KeyStroke.getKeyStroke("F6"))).isNotNull();
    assertThat(keys.get(KeyStroke.getKeyStroke("F8"))).isNull();
  }
}
