package studio.kriegsspiel.language.mapping;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.HeaderItem;

/** The lines at the head of a scenario, by their kind. */
final class HeaderItems {
  private final MappingContext context;
  private final Document document;

  HeaderItems(MappingContext context, Document document) {
    this.context = context;
    this.document = document;
  }

  /** All lines of a kind, in their order. */
  <T extends HeaderItem> List<T> all(Class<T> type) {
    return document.getHeader().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** The line of a kind that may stand once; a second is told. */
  <T extends HeaderItem> Optional<T> one(Class<T> type, String word) {
    List<T> items = all(type);
    if (items.size() > 1) {
      context.error(
          "KS-SYN-010",
          context.span(items.get(1)),
          "`" + word + "` stands twice at the head of the scenario.",
          "Keep one of the two.");
    }
    return items.stream().findFirst();
  }
}
