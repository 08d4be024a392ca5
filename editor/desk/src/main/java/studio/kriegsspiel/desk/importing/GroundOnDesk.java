package studio.kriegsspiel.desk.importing;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Brings a ground and the scenario on the desk together. */
public final class GroundOnDesk {
  private final Desk desk;

  /** Works on {@code desk}. */
  public GroundOnDesk(Desk desk) {
    this.desk = desk;
  }

  /** Where a new ground is best written: beside the scenario, else in a folder of the author's. */
  public Path proposedFolder(Path home) {
    return desk.file()
        .get()
        .whereabouts()
        .map(Path::toAbsolutePath)
        .map(Path::getParent)
        .orElse(home.resolve("Kriegsspiel"));
  }

  /** The middle of the ground that is open. */
  public Optional<LatLon> place() {
    try {
      return desk.studied()
          .get()
          .terrain()
          .map(terrain -> CoordinateSystem.of(terrain.crs()).toLatLon(terrain.extent().centre()));
    } catch (GroundException unknown) {
      return Optional.empty();
    }
  }

  /** Why the scenario on the desk cannot be played on a ground; empty if it can. */
  public String obstacle(Path ground) {
    if (GroundUse.edit(desk.manuscript().text(), "x").isEmpty()) {
      return "The text on the desk holds no scenario; start a new one on this ground.";
    }
    Optional<Path> folder = desk.file().get().path().map(Path::toAbsolutePath).map(Path::getParent);
    Path home = home(ground);
    boolean beside = folder.isEmpty() || folder.get().normalize().equals(home.normalize());
    return beside
        ? ""
        : "The scenario lies in "
            + folder.get()
            + ", and a ground is found beside its scenario; copy it there, or start a new scenario"
            + " on it.";
  }

  /** Why an import may not take the place of a ground: changes of it are not saved yet. */
  public Optional<String> findUnsaved(Path target) {
    return desk.ground()
        .get()
        .filter(GroundDraft::isUnsaved)
        .filter(
            draft ->
                draft
                    .source()
                    .toAbsolutePath()
                    .normalize()
                    .equals(target.toAbsolutePath().normalize()))
        .map(
            draft ->
                "The ground \""
                    + draft.name()
                    + "\" has changes that are not saved; save the scenario first, or choose"
                    + " another short name.");
  }

  /** The folder whose scenarios find a ground: the one it lies in, or that above "terrains". */
  public static Path home(Path ground) {
    Path folder = above(ground.toAbsolutePath().normalize());
    return folder.endsWith("terrains") ? above(folder) : folder;
  }

  private static Path above(Path path) {
    Path parent = path.getParent();
    return parent == null ? path : parent;
  }

  /** Lets the scenario on the desk be played on a ground; there must be no obstacle. */
  public void use(Path ground) {
    String name = String.valueOf(ground.getFileName()).replaceAll("\\.zip$", "");
    OpenFile file = desk.file().get();
    if (file.path().isEmpty()) {
      desk.file().set(file.in(home(ground)));
    }
    Optional<TextEdit> edit = GroundUse.edit(desk.manuscript().text(), name);
    edit.ifPresent(each -> desk.manuscript().edit(List.of(each), "play on " + name));
    desk.message().set(Message.info("The scenario is played on " + name + " now."));
  }
}
