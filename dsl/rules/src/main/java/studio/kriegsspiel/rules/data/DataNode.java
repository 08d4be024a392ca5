package studio.kriegsspiel.rules.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One value of a data file and the line it stands on. The value is a {@code Map}, a {@code List}, a
 * {@code String}, a {@code Long}, a {@code BigDecimal}, a {@code Boolean} or null.
 */
public final class DataNode {
  private final String file;
  private final int line;
  private final @Nullable Object value;

  DataNode(String file, int line, @Nullable Object value) {
    this.file = file;
    this.line = line;
    this.value = value;
  }

  /** The raw scalar; null where the file says null. */
  public @Nullable Object scalar() {
    if (value instanceof Map || value instanceof List) {
      throw expected("a single value");
    }
    return value;
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw expected("a text in quotes");
  }

  public int integer() {
    if (value instanceof Long number && number == number.intValue()) {
      return number.intValue();
    }
    throw expected("a whole number");
  }

  public boolean truth() {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw expected("true or false");
  }

  /** The one of some constants that the text names, in small letters with hyphens. */
  public <E extends Enum<E>> E oneOf(E[] known) {
    return Arrays.stream(known)
        .filter(each -> word(each).equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                expected(
                    Arrays.stream(known).map(DataNode::word).collect(Collectors.joining(" or "))));
  }

  private static String word(Enum<?> each) {
    return each.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @SuppressWarnings("unchecked")
  public List<DataNode> list() {
    if (value instanceof List<?> list) {
      return (List<DataNode>) list;
    }
    throw expected("a list in [ ]");
  }

  /** The texts of a list of texts. */
  public List<String> texts() {
    return list().stream().map(DataNode::text).toList();
  }

  /** The list with every element read. */
  public <T> List<T> each(Function<DataNode, T> read) {
    List<T> result = new ArrayList<>();
    for (DataNode node : list()) {
      result.add(read.apply(node));
    }
    return List.copyOf(result);
  }

  @SuppressWarnings("unchecked")
  private Map<String, DataNode> members() {
    if (value instanceof Map<?, ?> map) {
      return (Map<String, DataNode>) map;
    }
    throw expected("an object in { }");
  }

  /** The members' names in the order of the file. */
  public List<String> names() {
    return List.copyOf(members().keySet());
  }

  /** The member of this name; a missing one is a fault of the file. */
  public DataNode get(String name) {
    DataNode member = members().get(name);
    if (member == null) {
      throw new MalformedDataException(
          file, line, "a member \"" + name + "\"", "only " + String.join(", ", names()));
    }
    return member;
  }

  /** The member of this name or null. */
  public @Nullable DataNode find(String name) {
    return members().get(name);
  }

  public boolean has(String name) {
    return members().containsKey(name);
  }

  /** The text of a member, or the given text when it is absent. */
  public String text(String name, String otherwise) {
    DataNode member = find(name);
    return member == null ? otherwise : member.text();
  }

  /** Fails when the object has a member of any other name: a typing error must not pass. */
  public DataNode only(String... names) {
    Set<String> allowed = new HashSet<>(Arrays.asList(names));
    for (Map.Entry<String, DataNode> member : members().entrySet()) {
      if (!allowed.contains(member.getKey())) {
        throw new MalformedDataException(
            file,
            member.getValue().line,
            "one of the members " + String.join(", ", names),
            "\"" + member.getKey() + "\"");
      }
    }
    return this;
  }

  /** The error that says what should stand here. */
  public MalformedDataException expected(String what) {
    return new MalformedDataException(file, line, what, describe());
  }

  private String describe() {
    if (value == null) {
      return "null";
    }
    if (value instanceof Map) {
      return "an object";
    }
    if (value instanceof List<?> list) {
      return "a list of " + list.size();
    }
    String shown = value.toString();
    shown = shown.length() > 60 ? shown.substring(0, 60) + "..." : shown;
    return value instanceof String ? "\"" + shown + "\"" : shown;
  }
}
