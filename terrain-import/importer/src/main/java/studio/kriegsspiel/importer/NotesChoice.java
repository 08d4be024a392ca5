package studio.kriegsspiel.importer;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.LayerNotes;
import studio.kriegsspiel.terrain.Provenance;

/** Puts what the user knows of the layers over what the import found; what is blank stays found. */
final class NotesChoice {
  private NotesChoice() {}

  static void apply(Map<LayerKind, LayerNotes> known, Map<LayerKind, LayerNotes> found) {
    found.replaceAll(
        (layer, notes) -> {
          LayerNotes wanted = known.get(layer);
          return wanted == null
              ? notes
              : new LayerNotes(
                  over(wanted.provenance(), notes.provenance()),
                  over(wanted.accuracy(), notes.accuracy()));
        });
  }

  /** How right the heights are, by the user before all others. */
  static Accuracy ofHeights(Map<LayerKind, LayerNotes> known, Map<LayerKind, LayerNotes> found) {
    return over(accuracy(known), accuracy(found));
  }

  private static Accuracy accuracy(Map<LayerKind, LayerNotes> notes) {
    return Optional.ofNullable(notes.get(LayerKind.ELEVATION))
        .map(LayerNotes::accuracy)
        .orElse(Accuracy.UNKNOWN);
  }

  private static Provenance over(Provenance wanted, Provenance found) {
    return new Provenance(
        over(wanted.source(), found.source()),
        over(wanted.licence(), found.licence()),
        over(wanted.date(), found.date()),
        over(wanted.method(), found.method()),
        wanted.confidence());
  }

  private static Accuracy over(Accuracy wanted, Accuracy found) {
    return new Accuracy(
        over(wanted.horizontalMetres(), found.horizontalMetres()),
        over(wanted.verticalMetres(), found.verticalMetres()),
        over(wanted.note(), found.note()));
  }

  private static OptionalDouble over(OptionalDouble wanted, OptionalDouble found) {
    return wanted.isPresent() ? wanted : found;
  }

  private static String over(String wanted, String found) {
    return wanted.isBlank() ? found : wanted;
  }
}
