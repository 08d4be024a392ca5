package studio.kriegsspiel.export;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.secret.Leak;

/** How an export ended. Only {@link Written} has left anything in the folder. */
public sealed interface ExportResult {

  /** What the function of its kind makes of it. */
  <R> R match(
      Function<Written, R> written, Function<Refused, R> refused, Function<Leaked, R> leaked);

  /** The whole answer in sentences for people. */
  String message();

  /**
   * All files were written and audited.
   *
   * @param files the files, the umpire's first
   * @param others what else lies in the folder, such as the papers of a role that is no more
   */
  record Written(List<Path> files, List<Path> others) implements ExportResult {
    @Override
    public <R> R match(
        Function<Written, R> written, Function<Refused, R> refused, Function<Leaked, R> leaked) {
      return written.apply(this);
    }

    /** Copies the lists. */
    public Written {
      files = List.copyOf(files);
      others = List.copyOf(others);
    }

    @Override
    public String message() {
      if (files.isEmpty()) {
        return "Nothing was written: the scenario sets no exercise, or none for those who come.";
      }
      String written =
          (files.size() == 1 ? "1 file" : files.size() + " files")
              + " written and audited; nothing in them is another reader's.";
      return others.isEmpty() ? written : written + " " + othersSentence();
    }

    private String othersSentence() {
      return others.stream()
          .map(other -> String.valueOf(other.getFileName()))
          .collect(
              Collectors.joining(
                  ", ", "Not of this export, and not audited, lie in the folder: ", "."));
    }
  }

  /**
   * The scenario has errors.
   *
   * @param errors the findings of severity error
   */
  record Refused(List<Finding> errors) implements ExportResult {
    @Override
    public <R> R match(
        Function<Written, R> written, Function<Refused, R> refused, Function<Leaked, R> leaked) {
      return refused.apply(this);
    }

    /** Copies the list. */
    public Refused {
      errors = List.copyOf(errors);
    }

    @Override
    public String message() {
      return errors.stream()
          .map(error -> error.id() + ": " + error.message())
          .collect(
              Collectors.joining(
                  "\n",
                  "Nothing was exported, because the scenario has "
                      + (errors.size() == 1 ? "an error" : errors.size() + " errors")
                      + ":\n",
                  ""));
    }
  }

  /**
   * The audit found something of another reader's; no file was handed over.
   *
   * @param leaks what was found
   */
  record Leaked(List<Leak> leaks) implements ExportResult {
    @Override
    public <R> R match(
        Function<Written, R> written, Function<Refused, R> refused, Function<Leaked, R> leaked) {
      return leaked.apply(this);
    }

    /** Copies the list. */
    public Leaked {
      leaks = List.copyOf(leaks);
    }

    @Override
    public String message() {
      return leaks.stream()
          .map(Leak::toString)
          .collect(
              Collectors.joining(
                  "\n", "Nothing was exported, because the audit found a leak:\n", ""));
    }
  }
}
