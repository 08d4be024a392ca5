package studio.kriegsspiel.cli.answer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import javax.imageio.ImageIO;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.drawing.analysis.AnalysisPainter;
import studio.kriegsspiel.reading.answer.GroundAnswer;
import studio.kriegsspiel.terrain.io.PackageStaging;

/** A file that an answer is written to; its ending says in which form. */
public final class AnswerFile {
  private final Path path;
  private final Form form;

  private enum Form {
    TIFF,
    PNG,
    GEOJSON
  }

  private AnswerFile(Path path, Form form) {
    this.path = path;
    this.form = form;
  }

  /** A file to be written; refuses endings that stand for no form, and folders that are missing. */
  public static AnswerFile of(Path path) {
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    Form form;
    if (name.endsWith(".tif") || name.endsWith(".tiff")) {
      form = Form.TIFF;
    } else if (name.endsWith(".png")) {
      form = Form.PNG;
    } else if (name.endsWith(".geojson") || name.endsWith(".json")) {
      form = Form.GEOJSON;
    } else {
      throw new CommandFault(
          "An answer is written to a file that ends in .tif, .png or .geojson, not to "
              + path.getFileName()
              + ".");
    }
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CommandFault("The folder " + folder + " does not exist; make it first.");
    }
    if (Files.isDirectory(path)) {
      throw new CommandFault(path + " is a folder; name a file.");
    }
    return new AnswerFile(path, form);
  }

  /** Whether it can hold the answer; a raster cannot hold a line. */
  public void require(GroundAnswer answer) {
    if (form == Form.TIFF && answer.findCells().isEmpty()) {
      throw new CommandFault(
          path.getFileName()
              + " cannot be written, as this answer has no cells; leave the second point away for an"
              + " answer about the whole ground, or write a .png or .geojson.");
    }
  }

  /**
   * Writes it whole or not at all.
   *
   * @throws CommandFault if there is no room for it, or it cannot be put in its place
   */
  public void write(GroundAnswer answer, int widthPixels) {
    try {
      writeWhole(answer, widthPixels);
    } catch (IOException e) {
      throw new CommandFault(String.valueOf(PackageStaging.fault(path, e).getMessage()), e);
    }
  }

  private void writeWhole(GroundAnswer answer, int widthPixels) throws IOException {
    Path draft =
        path.resolveSibling(
            "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      begin(draft);
      switch (form) {
        case TIFF -> answer.findCells().orElseThrow().write(draft, answer.terrain().crs());
        case GEOJSON -> GeoJsonAnswer.write(draft, answer.shapes(), answer.terrain().crs());
        case PNG -> {
          // Opened here, as the image library prints a trace where it cannot open a file.
          try (OutputStream out = Files.newOutputStream(draft)) {
            ImageIO.write(
                new AnalysisPainter(answer.terrain()).draw(answer.drawn(), widthPixels),
                "png",
                out);
          }
        }
      }
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private void begin(Path draft) {
    try {
      Files.deleteIfExists(draft);
      Files.createFile(draft);
    } catch (IOException closed) {
      throw new CommandFault(
          path + " cannot be written; name a file in a folder that you may write to.", closed);
    }
  }

  /** Where it goes. */
  public Path path() {
    return path;
  }
}
