package studio.kriegsspiel.language.mapping.orders;

import java.util.List;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.SheetOrder;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Units that the words of an order name with their side, such as {@code attacks Red.Quiot}. */
final class NamedInOrders {
  private final MappingContext context;
  private final Roster roster;

  NamedInOrders(MappingContext context, Roster roster) {
    this.context = context;
    this.roster = roster;
  }

  /** Links each of them, or says that the side has no such unit. */
  void refer(SheetOrder written) {
    List<TextSpan> words = context.spans(written, "words");
    for (int i = 0; i + 2 < words.size(); i++) {
      TextSpan side = words.get(i);
      TextSpan name = words.get(i + 2);
      boolean joined = words.get(i + 1).offset() == side.end() && name.offset() == side.end() + 1;
      if (joined
          && context.text(words.get(i + 1)).equals(".")
          && roster.hasSide(Literals.name(context.text(side)))) {
        TextSpan whole = context.source().span(side.offset(), name.end() - side.offset());
        roster.find(context.text(whole), "", whole);
      }
    }
  }
}
