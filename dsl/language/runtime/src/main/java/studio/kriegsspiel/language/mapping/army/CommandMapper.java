package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.AttachItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.OrderItem;
import studio.kriegsspiel.rules.concept.OrderKind;
import studio.kriegsspiel.scenario.force.Attachment;
import studio.kriegsspiel.scenario.force.CommandAtStart;
import studio.kriegsspiel.scenario.force.FirstOrder;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads who takes orders from whom, and what is ordered when play begins. */
final class CommandMapper {
  private final MappingContext told;
  private final Roster roster;
  private final String side;
  private final List<Attachment> attachments = new ArrayList<>();
  private final List<FirstOrder> orders = new ArrayList<>();
  private final Map<UnitId, UnitId> superiors = new HashMap<>();
  private final Map<UnitId, UnitId> parents = new HashMap<>();

  CommandMapper(MappingContext told, Roster roster, String side) {
    this.told = told;
    this.roster = roster;
    this.side = side;
  }

  /**
   * Of an army whose units the roster knows by now.
   *
   * @param units the same units as records
   */
  CommandAtStart map(List<UnitDraft> army, List<Unit> units) {
    units.stream()
        .flatMap(Unit::withAllParts)
        .forEach(unit -> unit.parts().forEach(part -> parents.putIfAbsent(part.id(), unit.id())));
    army.stream().flatMap(UnitDraft::withAllParts).forEach(this::read);
    return new CommandAtStart(attachments, orders);
  }

  private void read(UnitDraft draft) {
    UnitDetails ordering = draft.saying(each -> each.orders);
    ordering.orders.forEach(each -> order(draft, ordering.context, each));
    UnitDetails attaching = draft.saying(each -> each.attachments);
    attaching.attachments.forEach(each -> attach(attaching.context, each));
  }

  private void attach(MappingContext context, AttachItem item) {
    Optional<UnitId> unit = find(context, item.getUnit(), context.span(item, "unit"));
    Optional<UnitId> to = find(context, item.getTo(), context.span(item, "to"));
    if (unit.isEmpty() || to.isEmpty()) {
      return;
    }
    if (superiors.containsKey(unit.get())) {
      told.error(
          "KS-SYN-010",
          context.span(item),
          "`" + unit.get().name() + "` is sent to two units.",
          "Keep one of the two.");
    } else if (unit.equals(to)) {
      told.error(
          "KS-LNK-034",
          context.span(item, "to"),
          "`" + unit.get().name() + "` cannot be sent to itself.",
          "Name the unit whose commander gives it orders.");
    } else if (isUnder(to.get(), unit.get())) {
      told.error(
          "KS-LNK-034",
          context.span(item, "to"),
          "`"
              + unit.get().name()
              + "` cannot take orders from `"
              + to.get().name()
              + "`, which takes its own from it.",
          "Name a unit that is no part of it.");
    } else {
      superiors.put(unit.get(), to.get());
      attachments.add(new Attachment(unit.get(), to.get(), context.span(item)));
    }
  }

  /** Whether the orders of a unit come, in the end, from another. */
  private boolean isUnder(UnitId unit, UnitId other) {
    Set<UnitId> seen = new HashSet<>();
    for (@Nullable UnitId each = unit; each != null && seen.add(each); each = superior(each)) {
      if (each.equals(other)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable UnitId superior(UnitId unit) {
    UnitId sentTo = superiors.get(unit);
    return sentTo != null ? sentTo : parents.get(unit);
  }

  private void order(UnitDraft draft, MappingContext context, OrderItem item) {
    boolean second =
        orders.stream().anyMatch(each -> each.unit().equals(new UnitId(side, draft.name())));
    if (second) {
      told.error(
          "KS-SYN-010",
          context.span(item),
          "`" + draft.name() + "` has two first orders.",
          "Keep one of the two; later orders are the commanders'.");
      return;
    }
    String word = Literals.name(item.getKind()).toLowerCase(Locale.ROOT);
    OrderKind kind = Vocabulary.ORDERS.get(word);
    if (kind == null) {
      unknown(
          context,
          context.span(item, "kind"),
          "`" + word + "` is not an order that a book knows",
          word,
          Vocabulary.ORDERS.keySet(),
          "Orders are " + String.join(", ", LanguageWords.orders()) + ".");
      return;
    }
    Optional<UnitId> about =
        item.getUnit() == null
            ? Optional.empty()
            : find(context, item.getUnit(), context.span(item, "unit"));
    orders.add(
        new FirstOrder(
            new UnitId(side, draft.name()),
            kind,
            Optional.ofNullable(item.getPlace()).map(Literals::title),
            about,
            flank(context, item, kind),
            context.span(item)));
  }

  private Optional<FirstOrder.Flank> flank(MappingContext context, OrderItem item, OrderKind kind) {
    if (item.getFlank() == null) {
      return Optional.empty();
    }
    String word = Literals.name(item.getFlank()).toLowerCase(Locale.ROOT);
    FirstOrder.Flank flank = Vocabulary.FLANKS.get(word);
    if (flank == null) {
      unknown(
          context,
          context.span(item, "flank"),
          "`" + word + "` is no side of a unit",
          word,
          Vocabulary.FLANKS.keySet(),
          "Troops support others on the left, on the right or on the rear.");
    } else if (kind != OrderKind.SUPPORT) {
      told.error(
          "KS-SYN-005",
          context.span(item, "flank"),
          "Only those who support others stand by a side of theirs.",
          "Write it with `support`, so: `ordered to support Ompteda on the left`.");
      return Optional.empty();
    }
    return Optional.ofNullable(flank);
  }

  /** A unit of the side; one of the enemy where he alone has such a name. */
  private Optional<UnitId> find(MappingContext context, String written, TextSpan span) {
    if (!context.isStandIn()) {
      return roster.find(written, side, span);
    }
    Optional<UnitId> found = roster.peek(written, side);
    if (found.isEmpty()) {
      told.error(
          "KS-LNK-010",
          span,
          "The army list speaks of `" + written + "`, which is no one unit of the scenario.",
          "Open the list, and name a unit that it or the scenario has.");
    }
    return found;
  }

  /** Words of a list are told where it is brought in, since the list itself names no side. */
  private void unknown(
      MappingContext context,
      TextSpan span,
      String message,
      String word,
      Collection<String> known,
      String hint) {
    if (context.isStandIn()) {
      told.error("KS-LNK-010", span, "The army list has a fault: " + message + ".", hint);
    } else {
      context.unknown("KS-SYN-007", span, message, word, known, hint);
    }
  }
}
