package studio.kriegsspiel.desk.importing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.importer.survey.SourceRole;

/**
 * Everything an author has said about an import, as typed: nothing of it is lost when something is
 * wrong with it.
 *
 * @param items the files
 * @param title name for people
 * @param name short name; follows the title until it is typed
 * @param folder where the ground is to be written
 * @param system EPSG code of the new ground; empty for the proposed one
 * @param cell side of a cell of heights in metres; empty for the proposed one
 * @param crop the part wanted
 * @param fillVoids whether small holes in the heights are filled
 * @param method way through the control points
 * @param points control points set in the window
 */
public record GroundPlan(
    List<SourceItem> items,
    String title,
    String name,
    String folder,
    String system,
    String cell,
    CropText crop,
    boolean fillVoids,
    Method method,
    Optional<ControlPoints> points) {
  /** Keeps its own copy. */
  public GroundPlan {
    items = List.copyOf(items);
  }

  /** Nothing chosen yet; to be written in a folder. */
  public static GroundPlan empty(Path folder) {
    return new GroundPlan(
        List.of(),
        "",
        "",
        folder.toString(),
        "",
        "",
        CropText.ALL,
        true,
        Method.AFFINE,
        Optional.empty());
  }

  /** The file of that path. */
  public Optional<SourceItem> find(Path file) {
    return items.stream().filter(each -> each.file().equals(file)).findFirst();
  }

  /** The files taken for something. */
  public List<SourceItem> of(SourceRole role) {
    return items.stream().filter(each -> each.role() == role).toList();
  }

  /** The short name, made from the title unless it was typed. */
  public String shortName() {
    return name.isBlank() ? GroundName.of(title.isBlank() ? "ground" : title) : name.strip();
  }

  /** Whether any file is still being looked at. */
  public boolean isLooking() {
    return items.stream().anyMatch(SourceItem::isLooking);
  }

  /** With other files. */
  public GroundPlan withItems(List<SourceItem> others) {
    return new GroundPlan(
        others, title, name, folder, system, cell, crop, fillVoids, method, points);
  }

  /** With one file changed. */
  public GroundPlan change(Path file, UnaryOperator<SourceItem> how) {
    List<SourceItem> changed = new ArrayList<>();
    items.forEach(each -> changed.add(each.file().equals(file) ? how.apply(each) : each));
    return withItems(changed);
  }

  /** With another title. */
  public GroundPlan withTitle(String text) {
    return new GroundPlan(items, text, name, folder, system, cell, crop, fillVoids, method, points);
  }

  /** With another short name. */
  public GroundPlan withName(String text) {
    return new GroundPlan(
        items, title, text, folder, system, cell, crop, fillVoids, method, points);
  }

  /** With another folder. */
  public GroundPlan withFolder(String text) {
    return new GroundPlan(items, title, name, text, system, cell, crop, fillVoids, method, points);
  }

  /** In another system. */
  public GroundPlan withSystem(String text) {
    return new GroundPlan(items, title, name, folder, text, cell, crop, fillVoids, method, points);
  }

  /** With cells of another size. */
  public GroundPlan withCell(String text) {
    return new GroundPlan(
        items, title, name, folder, system, text, crop, fillVoids, method, points);
  }

  /** With another part wanted. */
  public GroundPlan withCrop(CropText text) {
    return new GroundPlan(
        items, title, name, folder, system, cell, text, fillVoids, method, points);
  }

  /** With or without holes filled. */
  public GroundPlan withVoidsFilled(boolean fill) {
    return new GroundPlan(items, title, name, folder, system, cell, crop, fill, method, points);
  }

  /** With control points and the way through them. */
  public GroundPlan withPoints(Optional<ControlPoints> set, Method way) {
    return new GroundPlan(items, title, name, folder, system, cell, crop, fillVoids, way, set);
  }
}
