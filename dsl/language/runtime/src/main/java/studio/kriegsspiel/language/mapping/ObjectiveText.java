package studio.kriegsspiel.language.mapping;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The words of an objective as they are written, blanks made one. */
final class ObjectiveText {
  private static final String KEYWORD = "objective";

  private final MappingContext context;

  ObjectiveText(MappingContext context) {
    this.context = context;
  }

  String of(EObject objective) {
    TextSpan span = context.span(objective);
    String written = context.source().text().substring(span.offset(), span.end());
    return Optional.of(written)
        .map(text -> text.startsWith(KEYWORD) ? text.substring(KEYWORD.length()) : text)
        .map(text -> text.replaceAll("//[^\\n\\r]*", " ").replaceAll("/\\*(?s:.*?)\\*/", " "))
        .map(text -> text.replaceAll("\\s+", " ").strip())
        .orElse("");
  }
}
