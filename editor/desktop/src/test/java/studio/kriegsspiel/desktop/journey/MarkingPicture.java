package studio.kriegsspiel.desktop.journey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.library.LibraryEntry;

/**
 * Writes a picture of the window in which the library's order sheets for a scenario are marked:
 * arguments are the file, the look, the scenario, how many games, and row and column of the mark
 * that is chosen.
 */
final class MarkingPicture {
  private MarkingPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      open.copy(arguments[2]);
      Path sheets = handedIn(open.services.library().scenarios(), arguments[2]);
      var window = open.window.marking();
      OpenWindow.events(
          () -> {
            window.wish(sheets, Integer.parseInt(arguments[3]));
            window.show();
            window.begin();
          });
      OpenWindow.await("the marks", () -> open.services.runner().shownJobs().isEmpty());
      OpenWindow.events(
          () -> window.choose(Integer.parseInt(arguments[4]), Integer.parseInt(arguments[5])));
      Thread.sleep(600);
      OpenWindow.draw(window.dialog().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }

  /** The sheets of the library in a folder of a short name. */
  private static Path handedIn(List<LibraryEntry> library, String scenario) throws IOException {
    Path file =
        library.stream()
            .map(LibraryEntry::path)
            .filter(each -> each.toString().contains(scenario))
            .findFirst()
            .orElseThrow();
    Path sheets = file.resolveSibling("../sheets").resolve(scenario).normalize();
    Path folder = Path.of(System.getProperty("java.io.tmpdir"), "handed-in");
    Files.createDirectories(folder);
    try (Stream<Path> all = Files.list(sheets)) {
      for (Path each : all.toList()) {
        Files.copy(
            each,
            folder.resolve(String.valueOf(each.getFileName())),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return folder;
  }
}
