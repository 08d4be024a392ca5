package studio.kriegsspiel.cli.console;

/**
 * Wrong use or unreadable input: its message is one clear sentence for the user, who gets exit
 * status 2 and nothing else.
 */
public final class CommandFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CommandFault(String sentence) {
    super(sentence);
  }

  public CommandFault(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
