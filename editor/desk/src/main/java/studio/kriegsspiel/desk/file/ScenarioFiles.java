package studio.kriegsspiel.desk.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import studio.kriegsspiel.scenario.text.ScenarioFile;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/**
 * Reads and writes scenario files, keeping line ends and byte-order mark as the author has them.
 */
public final class ScenarioFiles {
  /** The ending of scenario files, with its dot. */
  public static final String ENDING = ScenarioFile.ENDING;

  private static final int MOST_BYTES = 16 * 1024 * 1024;
  private static final char BOM = '\uFEFF';

  private ScenarioFiles() {}

  /**
   * A file's text as it was read.
   *
   * @param text its characters, lines separated by {@code \n}
   * @param style how the file writes them
   * @param stamp what the file looked like on disk
   */
  public record Loaded(String text, Style style, FileStamp stamp) {}

  /**
   * How a file writes its text.
   *
   * @param windowsLines whether lines end in {@code \r\n}
   * @param mark whether it begins with a byte-order mark
   */
  public record Style(boolean windowsLines, boolean mark) {
    /** How new files are written. */
    public static final Style PLAIN = new Style(false, false);
  }

  /**
   * Reads a file.
   *
   * @throws FileProblem if it is missing, too large or not UTF-8 text
   */
  public static Loaded read(Path file) throws FileProblem {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new FileProblem(
            file + " is larger than 16 MB; a scenario is far smaller, so choose another file.");
      }
      String raw = decode(file, bytes);
      boolean mark = !raw.isEmpty() && raw.charAt(0) == BOM;
      boolean windows = raw.contains("\r\n");
      String text = (mark ? raw.substring(1) : raw).replace("\r\n", "\n").replace('\r', '\n');
      return new Loaded(text, new Style(windows, mark), FileStamp.of(bytes));
    } catch (NoSuchFileException e) {
      throw new FileProblem("There is no file " + file + "; check its name and folder.", e);
    } catch (AccessDeniedException e) {
      throw new FileProblem(file + " may not be read; ask for the right to read it.", e);
    } catch (FileProblem e) {
      throw e;
    } catch (IOException e) {
      String why = Files.isDirectory(file) ? "it is a folder" : String.valueOf(e.getMessage());
      throw new FileProblem(file + " cannot be read (" + why + "); choose another file.", e);
    }
  }

  private static String decode(Path file, byte[] bytes) throws FileProblem {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      int zero = text.indexOf('\0');
      if (zero >= 0) {
        throw new FileProblem(file + " is not a text file; choose a " + ENDING + " file.");
      }
      return text;
    } catch (CharacterCodingException e) {
      throw new FileProblem(
          file + " is not UTF-8 text; save it as UTF-8 in the program that wrote it.", e);
    }
  }

  /**
   * Writes a file crash-safe.
   *
   * @return what the file looks like on disk now
   * @throws FileProblem if it cannot be written; the old file is then still there
   */
  public static FileStamp write(Path file, String text, Style style) throws FileProblem {
    byte[] bytes = encode(text, style);
    try {
      WholeFiles.write(file, out -> out.write(bytes));
    } catch (AccessDeniedException e) {
      throw new FileProblem(
          file + " may not be written; the old file is unchanged, save under another name.", e);
    } catch (IOException e) {
      throw new FileProblem(
          file
              + " was not saved ("
              + e.getMessage()
              + "); the old file is unchanged, save under another name.",
          e);
    }
    return FileStamp.of(bytes);
  }

  private static byte[] encode(String text, Style style) {
    String lines = style.windowsLines() ? text.replace("\n", "\r\n") : text;
    return ((style.mark() ? String.valueOf(BOM) : "") + lines).getBytes(StandardCharsets.UTF_8);
  }

  /** What the file looks like on disk now; {@link FileStamp#MISSING} if it is not there. */
  public static FileStamp stamp(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return FileStamp.of(in.readNBytes(MOST_BYTES + 1));
    } catch (IOException e) {
      return FileStamp.MISSING;
    }
  }
}
