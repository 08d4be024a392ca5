package studio.kriegsspiel.language.patch;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Records as trees of maps and lists without their places, so that two readings can be compared.
 */
final class Spanless {
  private static final String TYPE = "record";

  private Spanless() {}

  static Map<String, Object> of(Record record) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(TYPE, record.getClass().getSimpleName());
    for (RecordComponent each : record.getClass().getRecordComponents()) {
      Object value = value(component(record, each));
      if (!(value instanceof TextSpan)) {
        map.put(each.getName(), value);
      }
    }
    if (map.containsKey("parts") && !list(map, "parts").isEmpty()) {
      // What a formation is made of decides what it is, unless it says so itself.
      map.remove("type");
    }
    return map;
  }

  private static Object value(Object written) {
    if (written instanceof Optional<?> optional) {
      return optional.map(Spanless::value).<Object>map(List::of).orElse(List.of());
    }
    if (written instanceof OptionalInt number) {
      return number.isPresent() ? List.of(number.getAsInt()) : List.of();
    }
    if (written instanceof Collection<?> all) {
      List<Object> list = new ArrayList<>();
      all.forEach(each -> list.add(value(each)));
      return list;
    }
    return written instanceof Record record && !(written instanceof TextSpan)
        ? of(record)
        : written;
  }

  private static Object component(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object map, String key) {
    return (List<Object>) ((Map<String, Object>) map).get(key);
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  /** The tree with every map in it, outermost last, put through a function. */
  static Object each(Object tree, UnaryOperator<Map<String, Object>> change) {
    if (tree instanceof Map<?, ?>) {
      Map<String, Object> copy = new LinkedHashMap<>();
      map(tree).forEach((key, value) -> copy.put(key, each(value, change)));
      return change.apply(copy);
    }
    if (tree instanceof List<?> all) {
      List<Object> copy = new ArrayList<>();
      all.forEach(each -> copy.add(each(each, change)));
      return copy;
    }
    return tree;
  }

  static boolean is(Map<String, Object> map, String type) {
    return type.equals(map.get(TYPE));
  }
}
