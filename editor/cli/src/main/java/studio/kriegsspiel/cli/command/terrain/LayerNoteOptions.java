package studio.kriegsspiel.cli.command.terrain;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;

/** What a user knows of the layers of a ground: where each is from and how far it may be wrong. */
final class LayerNoteOptions {
  @Option(
      names = "--source",
      paramLabel = "LAYER=TEXT",
      description = "Where a layer is from: elevation, slope, sheet, features or places.")
  private Map<String, String> sources = new LinkedHashMap<>();

  @Option(
      names = "--licence",
      paramLabel = "LAYER=TEXT",
      description = "On what terms it may be passed on.")
  private Map<String, String> licences = new LinkedHashMap<>();

  @Option(names = "--date", paramLabel = "LAYER=TEXT", description = "Of when it is.")
  private Map<String, String> dates = new LinkedHashMap<>();

  @Option(
      names = "--confidence",
      paramLabel = "LAYER=WORD",
      description = "certain, probable, possible or conjecture (probable).")
  private Map<String, String> confidences = new LinkedHashMap<>();

  @Option(
      names = "--accuracy",
      paramLabel = "LAYER=M[/M]",
      description = "Error in position, and in height behind a stroke, in metres.")
  private Map<String, String> accuracies = new LinkedHashMap<>();

  /** The notes of every layer of which something is said. */
  Map<LayerKind, LayerNotes> notes() {
    Map<LayerKind, LayerNotes> notes = new EnumMap<>(LayerKind.class);
    for (Map<String, String> each : List.of(sources, licences, dates, confidences, accuracies)) {
      each.keySet().forEach(word -> notes.computeIfAbsent(layer(word), this::notes));
    }
    return notes;
  }

  private LayerNotes notes(LayerKind layer) {
    return new LayerNotes(
        new Provenance(
            of(sources, layer), of(licences, layer), of(dates, layer), "", confidence(layer)),
        accuracy(of(accuracies, layer)));
  }

  private static String of(Map<String, String> option, LayerKind layer) {
    return option.entrySet().stream()
        .filter(each -> layer(each.getKey()) == layer)
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  private static LayerKind layer(String word) {
    return word("layer", word, LayerKind.values());
  }

  private Confidence confidence(LayerKind layer) {
    String word = of(confidences, layer);
    return word.isEmpty()
        ? Confidence.PROBABLE
        : word("degree of confidence", word, Confidence.values());
  }

  private static <E extends Enum<E>> E word(String what, String word, E[] all) {
    List<String> words =
        Arrays.stream(all).map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
    int index = words.indexOf(word.strip().toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw NearMiss.fault("There is no " + what + " `" + word + "`", word, words);
    }
    return all[index];
  }

  private static Accuracy accuracy(String text) {
    if (text.isEmpty()) {
      return Accuracy.UNKNOWN;
    }
    String[] parts = text.split("/", -1);
    if (parts.length > 2) {
      throw refused(text);
    }
    return new Accuracy(
        metres(parts[0], text),
        parts.length == 2 ? metres(parts[1], text) : OptionalDouble.empty(),
        "as stated at import");
  }

  private static OptionalDouble metres(String part, String whole) {
    String figure = part.strip();
    if (figure.isEmpty()) {
      return OptionalDouble.empty();
    }
    if (!figure.matches("\\d{1,6}(\\.\\d{1,6})?")) {
      throw refused(whole);
    }
    return OptionalDouble.of(Double.parseDouble(figure));
  }

  private static CommandFault refused(String text) {
    return new CommandFault("--accuracy takes metres such as elevation=10/16, not `" + text + "`.");
  }
}
