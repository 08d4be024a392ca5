package studio.kriegsspiel.export.paper;

import java.util.Arrays;

/**
 * A finished file that has not left the studio yet.
 *
 * @param fileName its name, without folder
 * @param audience who will read it
 * @param content its bytes; not to be modified
 */
public record Paper(String fileName, PaperAudience audience, byte[] content) {

  @Override
  public boolean equals(Object other) {
    return other instanceof Paper that
        && fileName.equals(that.fileName)
        && audience.equals(that.audience)
        && Arrays.equals(content, that.content);
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
