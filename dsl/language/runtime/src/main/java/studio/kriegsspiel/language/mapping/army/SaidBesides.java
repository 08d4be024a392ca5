package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportedItem;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a text says of a unit that stands elsewhere, most often in an army list.
 *
 * @param of the statement that names it
 * @param details what stands below
 */
record SaidBesides(ImportedItem of, List<ArmyItem> details) {

  SaidBesides(ImportedItem of) {
    this(of, new ArrayList<>());
  }

  /**
   * Gives each unit what is said of it, or says that there is none of that name.
   *
   * @param side the side of the units, empty in a list
   * @param context by which the statements are read
   */
  static void tell(
      List<SaidBesides> all, String side, List<UnitDraft> roots, MappingContext context) {
    for (SaidBesides each : all) {
      String name = each.name(side);
      List<String> known =
          roots.stream().flatMap(UnitDraft::withAllParts).map(UnitDraft::name).toList();
      Optional<UnitDraft> unit =
          roots.stream()
              .flatMap(UnitDraft::withAllParts)
              .filter(draft -> draft.name().equals(name))
              .findFirst();
      if (unit.isPresent()) {
        each.details.forEach(unit.get().laterIn(context)::add);
      } else {
        context.unknown(
            "KS-LNK-001",
            each.span(context),
            "There is no unit `" + name + "` in this army",
            name,
            known,
            "Behind `imported` stands the short name of a unit of this army.");
      }
    }
  }

  /** The name, without that of the side. */
  String name(String side) {
    String written = of.getUnit().strip();
    int dot = written.indexOf('.');
    boolean whole = dot > 0 && Literals.name(written.substring(0, dot).strip()).equals(side);
    return Literals.name(whole ? written.substring(dot + 1).strip() : written);
  }

  TextSpan span(MappingContext context) {
    return context.span(of, "unit");
  }
}
