package studio.kriegsspiel.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.format.Formatter;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The scenario language: text to records. Keeps no state; any thread may use it. */
public final class ScenarioLanguage {
  private static final long MOST_BYTES = 4L * TolerantParser.LONGEST;

  /**
   * Reads a text.
   *
   * @param document the name findings show, usually a file name
   */
  public ParsedScenario parse(String document, String text) {
    Analysis analysis = Analysis.of(document, text);
    return new ParsedScenario(document, text, analysis.scenario(), analysis.findings());
  }

  /**
   * Reads a file in UTF-8; a byte order mark is passed over.
   *
   * @throws UncheckedIOException if it cannot be read; its message is one sentence for the user
   */
  public ParsedScenario load(Path file) {
    try {
      return parse(String.valueOf(file.getFileName()), read(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** The edits that set a text in order; none for a text that is, or that cannot be understood. */
  public List<TextEdit> format(String text) {
    return new Formatter(Analysis.of("", text)).edits();
  }

  private static String read(Path file) throws IOException {
    try {
      if (Files.isDirectory(file)) {
        throw new IOException(file + " is a folder, not a scenario.");
      }
      if (Files.size(file) > MOST_BYTES) {
        throw new IOException(file + " is too large for a scenario; is it the right file?");
      }
      byte[] bytes = Files.readAllBytes(file);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException(file + " is not text in UTF-8; save it in that encoding.", e);
    } catch (NoSuchFileException e) {
      throw new IOException("There is no file " + file + ".", e);
    }
  }
}
