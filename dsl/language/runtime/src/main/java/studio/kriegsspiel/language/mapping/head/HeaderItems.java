package studio.kriegsspiel.language.mapping.head;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.HeaderItem;

/** The lines at the head of a scenario, by their kind. */
public final class HeaderItems {
  private final MappingContext context;
  private final List<? extends EObject> written;

  public HeaderItems(MappingContext context, Document document) {
    this(context, document.getHeader());
  }

  /** The lines of a kind among others. */
  public HeaderItems(MappingContext context, List<? extends EObject> written) {
    this.context = context;
    this.written = written;
  }

  /** All lines of a kind, in their order. */
  public <T extends HeaderItem> List<T> all(Class<T> type) {
    return written.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** The line of a kind that may stand once; a second is told. */
  public <T extends HeaderItem> Optional<T> one(Class<T> type, String word) {
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
