package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
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
  final UnitDetails own;

  private @Nullable UnitDetails later;

  UnitDraft(MappingContext context, UnitItem item, Echelon echelon, int indentation, int depth) {
    this.context = context;
    this.own = new UnitDetails(context);
    this.item = item;
    this.echelon = echelon;
    this.indentation = indentation;
    this.depth = depth;
  }

  /** What a text says of the unit besides; it goes before what the unit's own text says. */
  UnitDetails laterIn(MappingContext text) {
    if (later == null || later.context != text) {
      later = new UnitDetails(text);
    }
    return later;
  }

  /** Where something of a kind is said: besides, if it is said there. */
  UnitDetails saying(Function<UnitDetails, List<?>> kind) {
    return later == null || kind.apply(later).isEmpty() ? own : later;
  }

  /** This unit and all under it. */
  Stream<UnitDraft> withAllParts() {
    return Stream.concat(Stream.of(this), parts.stream().flatMap(UnitDraft::withAllParts));
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
