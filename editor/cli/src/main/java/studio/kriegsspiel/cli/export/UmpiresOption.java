package studio.kriegsspiel.cli.export;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.Stack;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.scenario.Scenario;

/** For how many umpires papers are made, if for more than one book. */
public final class UmpiresOption {
  private static final String BY_TEXT = "";

  @Option(
      names = "--umpires",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = BY_TEXT,
      preprocessor = Number.class,
      description =
          "Books for N umpires: a controller's, and one for each liaison umpire; without N, for as many as the scenario says.")
  private @Nullable String umpires;

  private static final Pattern SAID_AS_WORDS =
      Pattern.compile(
          "(?i)no|none|zero|one|two|both|three|four|five|six|seven|eight|nine|ten|many|some|all");

  /**
   * Takes what follows for how many there are where it is a number, and leaves it else. What is
   * said as a word, or stands before what can be the file alone, is taken as well, to be told that
   * it is no number.
   */
  static final class Number implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      boolean attached = !String.valueOf(info.getOrDefault("separator", "")).isBlank();
      if (attached || args.isEmpty() || isNumber(args)) {
        return false;
      }
      option.setValue(BY_TEXT);
      return true;
    }

    private static boolean isNumber(Stack<String> args) {
      String next = args.peek();
      String after = args.size() > 1 ? args.get(args.size() - 2) : "-";
      return next.matches("[+-]?\\d+")
          || SAID_AS_WORDS.matcher(next).matches()
          || (!next.startsWith("-") && !after.startsWith("-"));
    }
  }

  /** How many umpires there are; nothing where it is not asked. What cannot be is a fault. */
  OptionalInt of(Scenario scenario, Set<ExportTarget> targets) {
    String wanted = umpires;
    if (wanted == null) {
      return OptionalInt.empty();
    }
    if (!targets.contains(ExportTarget.PACK)) {
      throw new CommandFault("--umpires makes books of a pack; add pack to --to.");
    }
    if (!wanted.equals(BY_TEXT)) {
      return OptionalInt.of(count(wanted));
    }
    OptionalInt said = scenario.people().umpires();
    if (said.isEmpty() && scenario.people().assistants().isEmpty()) {
      throw new CommandFault(
          "The scenario does not say how many umpires there are; write how many, such as --umpires 3.");
    }
    return OptionalInt.of(said.orElse(1 + scenario.people().assistants().size()));
  }

  private static int count(String wanted) {
    try {
      int count = Integer.parseInt(wanted);
      if (count >= 1) {
        return count;
      }
    } catch (NumberFormatException words) {
      // Told below, as a number that is none.
    }
    throw new CommandFault(
        "--umpires counts umpires, the controller among them: write how many there are, such as --umpires 3, not `"
            + wanted
            + "`.");
  }
}
