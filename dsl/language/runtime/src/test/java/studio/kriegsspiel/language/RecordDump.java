package studio.kriegsspiel.language;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Writes records as an indented outline, spans as line:column+length, for comparison with goldens.
 * What holds nothing is left out, so that a new component changes no sample that has none.
 */
public final class RecordDump {
  private final StringBuilder out = new StringBuilder();

  /** Without the places in the text, to see whether two texts say the same. */
  public static String withoutPlaces(Object value) {
    return of(value).replaceAll("(?m)^ *\\w*[sS]pan: .*\\n", "");
  }

  static String of(Object value) {
    RecordDump dump = new RecordDump();
    dump.write("", value, 0);
    return dump.out.toString();
  }

  private void write(String label, Object value, int depth) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(each -> write(label, each, depth));
    } else if (value instanceof OptionalInt optional) {
      optional.ifPresent(each -> line(label, each, depth));
    } else if (value instanceof Collection<?> all) {
      all.forEach(each -> write(label, each, depth));
    } else if (value.equals(Review.NONE) || value.equals(FieldPlan.NONE)) {
      return; // most samples say nothing of themselves
    } else if (value instanceof TextSpan span) {
      line(label, span.line() + ":" + span.column() + "+" + span.length(), depth);
    } else if (value instanceof Record record && !isName(record)) {
      int before = out.length();
      line(label, record.getClass().getSimpleName(), depth);
      int begun = out.length();
      RecordComponent[] components = record.getClass().getRecordComponents();
      for (RecordComponent component : components) {
        write(component.getName(), component(record, component), depth + 1);
      }
      if (components.length > 0 && out.length() == begun) {
        out.setLength(before);
      }
    } else {
      line(label, value.toString().replace("\n", "\\n"), depth);
    }
  }

  /** Small records that read best as one word. */
  private static boolean isName(Record record) {
    String type = record.getClass().getSimpleName();
    return Set.of("UnitId", "Distance", "Direction", "RuleBookId").contains(type);
  }

  private static Object component(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private void line(String label, Object value, int depth) {
    out.append("  ".repeat(depth))
        .append(label.isEmpty() ? "" : label + ": ")
        .append(value)
        .append('\n');
  }
}
