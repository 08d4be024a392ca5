package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.xtext.kriegsspiel.AttachItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.OrderItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.RivalItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.StateItem;
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
  final List<StateItem> states = new ArrayList<>();
  final List<Rival> rivals = new ArrayList<>();
  final List<OrderItem> orders = new ArrayList<>();
  final List<AttachItem> attachments = new ArrayList<>();

  /**
   * What another source says of the figures.
   *
   * @param item the figures
   * @param sources the sources below it
   */
  record Rival(RivalItem item, List<SourceItem> sources) {}

  UnitDraft(MappingContext context, UnitItem item, Echelon echelon, int indentation, int depth) {
    this.context = context;
    this.item = item;
    this.echelon = echelon;
    this.indentation = indentation;
    this.depth = depth;
  }

  /** A source is of the figures it stands below. */
  void add(SourceItem source) {
    (rivals.isEmpty() ? sources : rivals.get(rivals.size() - 1).sources()).add(source);
  }

  /** This unit and all under it. */
  Stream<UnitDraft> withAllParts() {
    return Stream.concat(Stream.of(this), parts.stream().flatMap(UnitDraft::withAllParts));
  }

  /** Every statement below the unit that is about it alone, in no order. */
  Stream<EObject> details() {
    return Stream.of(
            sources.stream(),
            states.stream(),
            orders.stream(),
            rivals.stream().map(Rival::item),
            rivals.stream().flatMap(each -> each.sources().stream()))
        .flatMap(each -> each);
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
