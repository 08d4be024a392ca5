package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.AttachItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.OrderItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.RivalItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.SourceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.StateItem;

/** The statements that stand below a unit and are about it alone, with the text they stand in. */
final class UnitDetails {
  final MappingContext context;
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

  UnitDetails(MappingContext context) {
    this.context = context;
  }

  /** Adds a statement; a source is of the figures it stands below. */
  void add(ArmyItem item) {
    if (item instanceof SourceItem source) {
      (rivals.isEmpty() ? sources : rivals.get(rivals.size() - 1).sources()).add(source);
    } else if (item instanceof StateItem state) {
      states.add(state);
    } else if (item instanceof RivalItem rival) {
      rivals.add(new Rival(rival, new ArrayList<>()));
    } else if (item instanceof OrderItem order) {
      orders.add(order);
    } else if (item instanceof AttachItem attachment) {
      attachments.add(attachment);
    }
  }

  /** All but the attachments, in no order. */
  Stream<EObject> all() {
    return Stream.of(
            sources.stream(),
            states.stream(),
            orders.stream(),
            rivals.stream().map(Rival::item),
            rivals.stream().flatMap(each -> each.sources().stream()))
        .flatMap(each -> each);
  }
}
