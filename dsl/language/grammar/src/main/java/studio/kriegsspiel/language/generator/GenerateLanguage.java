package studio.kriegsspiel.language.generator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the generated sources of the scenario language, unless grammar and generator are those of
 * the last run. Arguments: the grammar file, the output folder, the Xtext version.
 */
public final class GenerateLanguage {
  private GenerateLanguage() {}

  /**
   * Runs the generator.
   *
   * @throws IllegalStateException if the grammar has errors or ANTLR finds it ambiguous
   */
  public static void main(String[] args) throws IOException {
    Path grammar = Path.of(args[0]);
    Path output = Path.of(args[1]);
    InputHash hash = InputHash.of(grammar, args[2]);
    if (hash.matches(output)) {
      return;
    }
    OutputFolder.clear(output);
    Files.createDirectories(output.resolve("runtime"));
    String log = captured(() -> new LanguageWorkflow(grammar, output).run());
    if (log.contains("warning(") || log.contains("error(")) {
      throw new IllegalStateException("ANTLR finds the grammar ambiguous or wrong:\n" + log);
    }
    hash.write(output);
  }

  /** ANTLR only prints its warnings, so they are read from what it prints. */
  private static String captured(Runnable work) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    PrintStream capture = new PrintStream(log, true, StandardCharsets.UTF_8);
    System.setOut(capture);
    System.setErr(capture);
    try {
      work.run();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return log.toString(StandardCharsets.UTF_8);
  }
}
