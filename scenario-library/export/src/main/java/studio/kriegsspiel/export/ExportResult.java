package studio.kriegsspiel.export;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.audit.Leak;
import studio.kriegsspiel.scenario.finding.Finding;

/** How an export ended. Only {@link Written} has left anything in the folder. */
public sealed interface ExportResult {

  /** The whole answer in sentences for people. */
  String message();

  /**
   * All files were written and audited.
   *
   * @param files the files, the umpire's first
   */
  record Written(List<Path> files) implements ExportResult {
    /** Copies the list. */
    public Written {
      files = List.copyOf(files);
    }

    @Override
    public String message() {
      return (files.size() == 1 ? "1 file" : files.size() + " files")
          + " written and audited: nothing in them is another reader's.";
    }
  }

  /**
   * The scenario has errors.
   *
   * @param errors the findings of severity error
   */
  record Refused(List<Finding> errors) implements ExportResult {
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
