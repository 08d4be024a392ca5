package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The words of an objective as they are written, blanks made one, units by their titles. */
final class ObjectiveText {
  private static final String KEYWORD = "objective";

  private final MappingContext context;

  ObjectiveText(MappingContext context) {
    this.context = context;
  }

  /**
   * The words of an objective.
   *
   * @param others what is read in the stead of some of it, from the first place to the last
   */
  String of(EObject objective, Map<TextSpan, String> others) {
    TextSpan span = context.span(objective);
    StringBuilder whole = new StringBuilder(context.text(span));
    List<TextSpan> places = new ArrayList<>(others.keySet());
    Collections.reverse(places);
    for (TextSpan each : places) {
      int start = each.offset() - span.offset();
      whole.replace(start, start + each.length(), String.valueOf(others.get(each)));
    }
    String written = whole.toString();
    return Optional.of(written)
        .map(text -> text.startsWith(KEYWORD) ? text.substring(KEYWORD.length()) : text)
        .map(text -> text.replaceAll("//[^\\n\\r]*", " ").replaceAll("/\\*(?s:.*?)\\*/", " "))
        .map(text -> text.replaceAll("\\s*%", " %"))
        .map(text -> text.replaceAll("[\\s\u00a0\ufeff]+", " ").strip())
        .orElse("");
  }
}
