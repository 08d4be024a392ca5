package studio.kriegsspiel.desk.file;

import java.io.IOException;

/** A file could not be read or written; the message is one sentence for the author. */
public final class FileProblem extends IOException {
  private static final long serialVersionUID = 1L;

  /** Says which file, what is wrong and what to do. */
  public FileProblem(String message) {
    super(message);
  }

  /** Says which file, what is wrong and what to do. */
  public FileProblem(String message, Throwable cause) {
    super(message, cause);
  }

  /** The message, never null. */
  public String sentence() {
    String message = getMessage();
    return message == null ? "The file could not be used." : message;
  }
}
