package studio.kriegsspiel.desktop.ui.problems;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComboBox;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.group.GroupBy;
import studio.kriegsspiel.study.group.Groups;

/** By what the list of problems puts them together. */
final class GroupChoice extends JComboBox<String> {
  private static final long serialVersionUID = 1L;

  GroupChoice() {
    addItem("in one list");
    for (GroupBy each : GroupBy.values()) {
      addItem("by " + each.word());
    }
    setToolTipText("Put problems together by side, reader, area or file");
    getAccessibleContext().setAccessibleName("Group problems");
  }

  /** The findings as they are to be shown. */
  Map<String, List<Finding>> groups(List<Finding> findings, Studied studied) {
    int chosen = getSelectedIndex() - 1;
    return chosen < 0
        ? Map.of("", findings)
        : new Groups(scenario(studied), "this file").of(findings, GroupBy.values()[chosen]);
  }

  private static Optional<studio.kriegsspiel.scenario.Scenario> scenario(Studied studied) {
    return studied.written().map(ScenarioText::scenario);
  }
}
