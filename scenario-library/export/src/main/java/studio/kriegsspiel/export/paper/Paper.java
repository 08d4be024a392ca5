package studio.kriegsspiel.export.paper;

import java.util.Arrays;
import java.util.List;

/**
 * A finished file that has not left the studio yet.
 *
 * @param fileName its name, without folder
 * @param audience who will read it
 * @param content its bytes; not to be modified
 * @param ownWords words in it that are the exporter's own
 */
public record Paper(
    String fileName, PaperAudience audience, byte[] content, List<OwnWord> ownWords) {
  /** Copies the list. */
  public Paper {
    ownWords = List.copyOf(ownWords);
  }

  /** A file without words of the exporter's own that could be taken for names. */
  public Paper(String fileName, PaperAudience audience, byte[] content) {
    this(fileName, audience, content, List.of());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Paper that
        && fileName.equals(that.fileName)
        && audience.equals(that.audience)
        && Arrays.equals(content, that.content)
        && ownWords.equals(that.ownWords);
  }

  @Override
  public int hashCode() {
    return 31 * fileName.hashCode() + Arrays.hashCode(content);
  }

  @Override
  public String toString() {
    return "Paper[" + fileName + " for " + audience + ", " + content.length + " bytes]";
  }
}
