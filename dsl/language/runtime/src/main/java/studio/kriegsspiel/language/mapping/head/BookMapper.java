package studio.kriegsspiel.language.mapping.head;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.RulesItem;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.RuleChoice;

/** Reads which rule book is played by, with its switches and tables. */
public final class BookMapper {
  private final MappingContext context;

  public BookMapper(MappingContext context) {
    this.context = context;
  }

  public Optional<RuleChoice> map(RulesItem item) {
    String id = Literals.name(item.getBook());
    Optional<RuleBookId> book = RuleBookId.findById(id);
    if (book.isEmpty()) {
      List<String> known = RuleBookId.values().stream().map(RuleBookId::id).toList();
      context.unknown(
          "KS-LNK-008",
          context.span(item, "book"),
          "There is no rule book `" + id + "`",
          id,
          known,
          "The rule books are " + String.join(", ", known) + ".");
    }
    return book.map(
        each ->
            new RuleChoice(
                each,
                item.getSwitches().stream().map(Literals::name).toList(),
                Optional.ofNullable(item.getTables()).map(Literals::title),
                context.span(item)));
  }
}
