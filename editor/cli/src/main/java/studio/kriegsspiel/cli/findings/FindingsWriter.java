package studio.kriegsspiel.cli.findings;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** Writes the findings of a run in one form. */
public interface FindingsWriter {
  /** Writes all of them. */
  void write(List<Checked> all, PrintStream out) throws IOException;
}
