package studio.kriegsspiel.export.paper;

import java.util.Arrays;
import java.util.List;

/**
 * A finished PDF.
 *
 * @param content its bytes; not to be modified
 * @param ownWords words in it that are the exporter's own
 */
public record Printed(byte[] content, List<OwnWord> ownWords) {
  /** Copies the list. */
  public Printed {
    ownWords = List.copyOf(ownWords);
  }

  /** The same as a file for somebody. */
  public Paper as(String fileName, PaperAudience audience) {
    return new Paper(fileName, audience, content, ownWords);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Printed that
        && Arrays.equals(content, that.content)
        && ownWords.equals(that.ownWords);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(content) + ownWords.hashCode();
  }

  @Override
  public String toString() {
    return "Printed[" + content.length + " bytes]";
  }
}
