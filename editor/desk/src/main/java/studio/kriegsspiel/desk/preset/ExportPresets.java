package studio.kriegsspiel.desk.preset;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;

/**
 * Exports kept under names: those that come with the studio and the user's own, which are kept
 * among the settings of all windows. What stands there and is no such export is told, and stays.
 */
public final class ExportPresets {
  private static final String NAME = "export.presets";
  private static final String LAST = "export.last";
  private static final int LONGEST_NAME = 60;

  /** What is ticked before anything was ever exported. */
  private static final ExportPreset USUAL =
      of(EnumSet.range(ExportTarget.PACK, ExportTarget.EXERCISE), MapManner.COLOUR);

  private static final Map<String, ExportPreset> DELIVERED = delivered();

  private final Settings settings;
  private final Map<String, ExportPreset> own = new LinkedHashMap<>();
  private final List<String> strange = new ArrayList<>();

  /** Those that are kept among {@code settings}. */
  public ExportPresets(Settings settings) {
    this.settings = settings.ofAllWindows();
    for (String line : this.settings.get(NAME, "").lines().toList()) {
      int at = line.lastIndexOf('=');
      Optional<ExportPreset> preset =
          at > 0
                  && obstacle(line.substring(0, at)).isEmpty()
                  && find(line.substring(0, at)).isEmpty()
              ? ExportPreset.read(line.substring(at + 1))
              : Optional.empty();
      preset.ifPresentOrElse(
          each -> own.put(line.substring(0, at), each),
          () -> {
            if (!line.isBlank()) {
              strange.add(line);
            }
          });
    }
  }

  private static Map<String, ExportPreset> delivered() {
    Set<ExportTarget> table =
        EnumSet.of(
            ExportTarget.PACK,
            ExportTarget.MAP,
            ExportTarget.PHASES,
            ExportTarget.AIDS,
            ExportTarget.BLOCKS);
    Map<String, ExportPreset> all = new LinkedHashMap<>();
    all.put("An evening at the table, on A4", of(table, MapManner.COLOUR));
    all.put("The same for a printer without colours", of(table, MapManner.GREY));
    all.put(
        "By post, with news under lock",
        of(EnumSet.of(ExportTarget.PACK, ExportTarget.MAP, ExportTarget.MAIL), MapManner.COLOUR));
    all.put(
        "On telephones and a screen",
        of(EnumSet.of(ExportTarget.PAGE, ExportTarget.PNG), MapManner.COLOUR));
    all.put(
        "For a program with maps (GIS)",
        of(EnumSet.of(ExportTarget.GEOTIFF, ExportTarget.GPKG), MapManner.COLOUR));
    all.put(
        "For a program of your own",
        of(EnumSet.of(ExportTarget.PLAY, ExportTarget.CSV), MapManner.COLOUR));
    return all;
  }

  private static ExportPreset of(Set<ExportTarget> targets, MapManner manner) {
    ExportWish.Look usual = ExportWish.Look.USUAL;
    return new ExportPreset(targets, new ExportWish.Look(PageSize.A4, usual.scale(), manner), 1);
  }

  /** All names, those of the studio first. */
  public List<String> names() {
    return Stream.concat(DELIVERED.keySet().stream(), own.keySet().stream()).toList();
  }

  /** The export of a name, whatever its capitals. */
  public Optional<ExportPreset> find(String name) {
    return Stream.concat(DELIVERED.entrySet().stream(), own.entrySet().stream())
        .filter(each -> each.getKey().equalsIgnoreCase(name.strip()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** The name of an export, in a scenario that takes so many umpires; none if it has none. */
  public Optional<String> nameOf(ExportPreset preset, int mostUmpires) {
    return names().stream()
        .filter(name -> find(name).orElseThrow().within(mostUmpires).equals(preset))
        .findFirst();
  }

  /** Whether a name is of the user's own, so that it can be written over and removed. */
  public boolean isOwn(String name) {
    return own.keySet().stream().anyMatch(each -> each.equalsIgnoreCase(name.strip()));
  }

  /** Why nothing can be kept under a name, in a sentence; empty if it can. */
  public String obstacle(String name) {
    String kept = name.strip();
    if (kept.isEmpty()) {
      return "Give it a name, such as: For the table, A3.";
    }
    if (kept.length() > LONGEST_NAME) {
      return "Take a shorter name, of at most " + LONGEST_NAME + " letters.";
    }
    if (kept.codePoints().anyMatch(ExportPresets::isUnseen)) {
      return "Take a name of one line, without signs that nobody sees.";
    }
    return DELIVERED.keySet().stream().anyMatch(each -> each.equalsIgnoreCase(kept))
        ? "\"" + kept + "\" comes with the studio and stays as it is; take another name."
        : "";
  }

  private static boolean isUnseen(int letter) {
    int type = Character.getType(letter);
    return Character.isISOControl(letter)
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  /**
   * Keeps an export under a name, instead of what was kept under it.
   *
   * @throws IllegalArgumentException if there is an obstacle
   */
  public void keep(String name, ExportPreset preset) {
    String obstacle = obstacle(name);
    if (!obstacle.isEmpty()) {
      throw new IllegalArgumentException(obstacle);
    }
    String kept = name.strip();
    String known =
        own.keySet().stream().filter(each -> each.equalsIgnoreCase(kept)).findFirst().orElse(kept);
    own.put(known, preset);
    write();
  }

  /** Removes one of the user's own. */
  public void remove(String name) {
    own.keySet().removeIf(each -> each.equalsIgnoreCase(name.strip()));
    write();
  }

  private void write() {
    settings.put(
        NAME,
        Stream.concat(
                own.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue().words()),
                strange.stream())
            .collect(Collectors.joining("\n")));
  }

  /** What was exported last; the usual, if nothing was or it is not understood. */
  public ExportPreset last() {
    return ExportPreset.read(settings.get(LAST, "")).orElse(USUAL);
  }

  /** Remembers what is exported. */
  public void setLast(ExportPreset preset) {
    settings.put(LAST, preset.words());
  }

  /** What of the settings was not understood, in a sentence; empty if all was. */
  public String trouble() {
    if (!settings.trouble().isEmpty()) {
      return settings.trouble();
    }
    return switch (strange.size()) {
      case 0 -> "";
      case 1 ->
          "One export that is kept in your settings is not understood, and is left as it is: "
              + shortened(strange.get(0));
      default ->
          strange.size()
              + " exports that are kept in your settings are not understood, and are left as they are,"
              + " such as: "
              + shortened(strange.get(0));
    };
  }

  private static String shortened(String line) {
    String plain = line.replaceAll("\\p{Cntrl}", " ");
    return plain.length() <= LONGEST_NAME ? plain : plain.substring(0, LONGEST_NAME) + "…";
  }
}
