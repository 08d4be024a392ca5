package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitItem;
import studio.kriegsspiel.scenario.force.Echelon;

/** A unit while its order of battle is still being read: its level is known, its parts not yet. */
final class UnitDraft {
  final MappingContext context;
  final UnitItem item;
  final Echelon echelon;
  final int indentation;
  final int depth;
  final List<UnitDraft> parts = new ArrayList<>();
  final List<SourceItem> sources = new ArrayList<>();

  UnitDraft(MappingContext context, UnitItem item, Echelon echelon, int indentation, int depth) {
    this.context = context;
    this.item = item;
    this.echelon = echelon;
    this.indentation = indentation;
    this.depth = depth;
  }

  /** The name readers see. */
  String title() {
    return item.getTitle() == null
        ? Literals.name(item.getName())
        : Literals.title(item.getTitle());
  }

  /** The short name, or the title where none is written. */
  String name() {
    return item.getName() == null ? title() : Literals.name(item.getName());
  }
}
