package studio.kriegsspiel.desk.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.scenario.text.TextEdit;

class ManuscriptTest {
  private final Manuscript manuscript = new Manuscript();

  @BeforeEach
  void open() {
    manuscript.load("KGL5 at 300 paces north\n");
  }

  private void type(int offset, String characters) {
    for (int i = 0; i < characters.length(); i++) {
      manuscript.type(TextEdit.insert(offset + i, characters.substring(i, i + 1)));
    }
  }

  @Test
  void oneHistoryTakesBackTypingAndMapInTheirOrder() {
    type(0, "Ab");
    manuscript.edit(List.of(new TextEdit(10, 3, "310")), "move KGL5");
    type(0, "C");

    assertThat(manuscript.text()).isEqualTo("CAbKGL5 at 310 paces north\n");
    assertThat(manuscript.nextUndo()).contains("typing");
    manuscript.undo();
    assertThat(manuscript.nextUndo()).contains("move KGL5");
    manuscript.undo();
    assertThat(manuscript.text()).isEqualTo("AbKGL5 at 300 paces north\n");
    assertThat(manuscript.nextRedo()).contains("move KGL5");
    manuscript.undo();
    assertThat(manuscript.text()).isEqualTo("KGL5 at 300 paces north\n");
    assertThat(manuscript.undo()).isFalse();
    manuscript.redo();
    manuscript.redo();
    assertThat(manuscript.text()).isEqualTo("AbKGL5 at 310 paces north\n");
  }

  @Test
  void typingIsTakenBackWordByWord() {
    type(0, "in line ");
    manuscript.undo();
    assertThat(manuscript.text()).startsWith("in KGL5");
    manuscript.undo();
    assertThat(manuscript.text()).startsWith("KGL5");
  }

  @Test
  void deletingBackwardsIsOneStep() {
    for (int at = 23; at > 18; at--) {
      manuscript.type(new TextEdit(at - 1, 1, ""));
    }
    assertThat(manuscript.text()).isEqualTo("KGL5 at 300 paces \n");
    manuscript.undo();
    assertThat(manuscript.text()).isEqualTo("KGL5 at 300 paces north\n");
    assertThat(manuscript.undo()).isFalse();
  }

  @Test
  void severalEditsAreOneStepAndComeBackWhole() {
    manuscript.edit(
        List.of(new TextEdit(0, 4, "Lloyd"), new TextEdit(18, 5, "south")), "rename and turn");
    assertThat(manuscript.text()).isEqualTo("Lloyd at 300 paces south\n");
    manuscript.undo();
    assertThat(manuscript.text()).isEqualTo("KGL5 at 300 paces north\n");
  }

  @Test
  void anEditThatChangesNothingIsNoStep() {
    manuscript.edit(List.of(new TextEdit(0, 4, "KGL5")), "nothing");
    assertThat(manuscript.nextUndo()).isEmpty();
    assertThat(manuscript.isUnsaved()).isFalse();
  }

  @Test
  void knowsWhetherDiskHoldsTheText() {
    type(0, "A");
    assertThat(manuscript.isUnsaved()).isTrue();
    manuscript.markSaved(manuscript.stateId());
    assertThat(manuscript.isUnsaved()).isFalse();
    type(1, "B");
    assertThat(manuscript.isUnsaved()).as("typing after a save is a new step").isTrue();
    manuscript.undo();
    assertThat(manuscript.isUnsaved()).isFalse();
    manuscript.undo();
    assertThat(manuscript.isUnsaved()).isTrue();
    manuscript.redo();
    assertThat(manuscript.isUnsaved()).isFalse();
  }

  @Test
  void aRecoveredTextIsUnsaved() {
    manuscript.load("recovered");
    manuscript.markUnsaved();
    assertThat(manuscript.isUnsaved()).isTrue();
  }

  @Test
  void listenersCanFollowByCarryingOutTheEdits() {
    StringBuilder mirror = new StringBuilder(manuscript.text());
    manuscript.addListener(change -> follow(mirror, change));
    manuscript.edit(List.of(new TextEdit(18, 5, "s"), new TextEdit(0, 4, "Lloyd's")), "both");
    type(3, "xyz");
    manuscript.undo();
    manuscript.replaceAll("Lloyd's at 100 yards\n", "format");
    assertThat(mirror).hasToString(manuscript.text());
  }

  @Test
  void refusesEditsThatOverlap() {
    assertThatThrownBy(
            () -> manuscript.edit(List.of(new TextEdit(0, 4, ""), new TextEdit(2, 4, "")), "no"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(manuscript.text()).isEqualTo("KGL5 at 300 paces north\n");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void anyHistoryCanBeWalkedBackAndForth(long seed) {
    Random random = new Random(seed);
    List<String> states = new ArrayList<>(List.of(manuscript.text()));
    for (int i = 0; i < 200; i++) {
      int at = random.nextInt(manuscript.text().length() + 1);
      int length = random.nextInt(Math.min(5, manuscript.text().length() - at) + 1);
      String with = "abcdef".substring(0, random.nextInt(6));
      manuscript.edit(List.of(new TextEdit(at, length, with)), "edit");
      if (!manuscript.text().equals(states.get(states.size() - 1))) {
        states.add(manuscript.text());
      }
    }
    for (int i = states.size() - 2; i >= 0; i--) {
      assertThat(manuscript.undo()).isTrue();
      assertThat(manuscript.text()).isEqualTo(states.get(i));
    }
    for (int i = 1; i < states.size(); i++) {
      assertThat(manuscript.redo()).isTrue();
      assertThat(manuscript.text()).isEqualTo(states.get(i));
    }
  }

  private static void follow(StringBuilder mirror, ManuscriptChange change) {
    for (TextEdit edit : change.edits()) {
      mirror.replace(edit.offset(), edit.offset() + edit.length(), edit.replacement());
    }
  }
}
