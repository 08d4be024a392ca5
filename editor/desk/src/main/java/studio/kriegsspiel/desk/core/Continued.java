package studio.kriegsspiel.desk.core;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;

/**
 * Work that can be gone on with: what was left unsaved, and what was open last.
 *
 * @param words what it is, and where
 * @param name what it is called
 * @param unsaved whether it stands in no file
 * @param go goes on with it
 */
public record Continued(String words, String name, boolean unsaved, Runnable go) {
  private static final int MOST_RECENT = 3;

  /** All of it: what is unsaved first, then the files that were open last. */
  public static List<Continued> of(Paperwork paperwork) {
    List<Continued> all = new ArrayList<>();
    List<Path> offered = new ArrayList<>();
    for (Recovered each : paperwork.left().texts()) {
      each.scenario().ifPresent(offered::add);
      all.add(
          new Continued(
              "Left unsaved on " + each.when() + ": " + each.name() + folder(each.scenario()),
              "the unsaved text of " + each.name(),
              true,
              () -> paperwork.takeUp(each)));
    }
    for (RecoveredGround each : paperwork.left().grounds()) {
      each.scenario()
          .ifPresent(
              file -> {
                offered.add(file);
                all.add(ground(paperwork, each, file));
              });
    }
    paperwork.recent().stream()
        .filter(each -> !offered.contains(each) && Files.isRegularFile(each))
        .limit(MOST_RECENT)
        .forEach(each -> all.add(recent(paperwork, each)));
    return List.copyOf(all);
  }

  private static Continued ground(Paperwork paperwork, RecoveredGround left, Path file) {
    return new Continued(
        "Left unsaved on "
            + left.when()
            + ": the ground "
            + left.name()
            + " of "
            + file.getFileName()
            + folder(Optional.of(file)),
        "the unsaved ground of " + file.getFileName(),
        true,
        () -> paperwork.open(file));
  }

  private static Continued recent(Paperwork paperwork, Path file) {
    String name = String.valueOf(file.getFileName());
    return new Continued(
        "Open last: " + name + folder(Optional.of(file)), name, false, () -> paperwork.open(file));
  }

  private static String folder(Optional<Path> file) {
    return file.map(Path::getParent)
        .filter(Objects::nonNull)
        .map(folder -> " in " + folder)
        .orElse("");
  }
}
