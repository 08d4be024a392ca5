package studio.kriegsspiel.desktop.ui.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.Component;
import java.awt.GraphicsEnvironment;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JTextArea;
import javax.swing.table.DefaultTableModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The chosen row shows all of its words, the others are as high as ever. */
class LeadingTableTest {
  private static final String LONG =
      "The order of battle differs from the formations of the book. ".repeat(5);

  private final List<String> led = new ArrayList<>();

  @BeforeEach
  void needsADisplay() {
    assumeFalse(
        GraphicsEnvironment.isHeadless(), "there is no display; run under xvfb-run to test lists");
  }

  private LeadingTable table() {
    DefaultTableModel model =
        new DefaultTableModel(new Object[][] {{"short"}, {LONG}}, new Object[] {"Problem"}) {
          private static final long serialVersionUID = 1L;

          @Override
          public Class<?> getColumnClass(int column) {
            return String.class;
          }
        };
    LeadingTable table = new LeadingTable(model, "Problems", (row, go) -> led.add(row + " " + go));
    table.setSize(300, 400);
    table.doLayout();
    return table;
  }

  @Test
  void theChosenRowOpensAndClosesAgain() {
    LeadingTable table = table();
    int usual = table.getRowHeight();
    table.follow(1);
    assertThat(table.getRowHeight(1)).isGreaterThan(3 * usual);
    Component cell = table.prepareRenderer(table.getCellRenderer(1, 0), 1, 0);
    assertThat(cell)
        .isInstanceOfSatisfying(
            JTextArea.class, each -> assertThat(each.getText()).isEqualTo(LONG));
    assertThat(cell.getPreferredSize().height).isLessThanOrEqualTo(table.getRowHeight(1));

    table.follow(0);
    assertThat(table.getRowHeight(0)).isEqualTo(usual);
    assertThat(table.getRowHeight(1)).isEqualTo(usual);
  }

  @Test
  void theRowFollowsTheWidthOfTheList() {
    LeadingTable table = table();
    table.follow(1);
    int narrow = table.getRowHeight(1);
    table.setSize(900, 400);
    table.doLayout();
    assertThat(table.getRowHeight(1)).isLessThan(narrow);
  }

  @Test
  void followingLeadsNowhereAndEnterGoesThere() {
    LeadingTable table = table();
    table.follow(1);
    assertThat(led).isEmpty();
    table.getActionMap().get("studio-go").actionPerformed(null);
    assertThat(led).containsExactly("1 true");
  }
}
