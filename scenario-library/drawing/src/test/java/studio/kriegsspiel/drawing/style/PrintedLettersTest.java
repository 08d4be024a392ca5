package studio.kriegsspiel.drawing.style;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.situation.prose.PrintedLetters;

/** The list by which an author is told of letters agrees with the faces. */
class PrintedLettersTest {
  @Test
  void theListHasWhatAllFacesHave() {
    BitSet common = new BitSet();
    for (int letter = 0; letter <= Character.MAX_CODE_POINT; letter++) {
      int point = letter;
      if (hasAShape(letter)
          && Arrays.stream(Faces.values()).allMatch(face -> face.at(10).canDisplay(point))) {
        common.set(letter);
      }
    }
    assertThat(PrintedLetters.known()).isEqualTo(common);
  }

  private static boolean hasAShape(int letter) {
    return switch (Character.getType(letter)) {
      case Character.UNASSIGNED,
          Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
