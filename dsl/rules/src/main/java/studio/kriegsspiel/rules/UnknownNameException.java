package studio.kriegsspiel.rules;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A name that does not exist where it was looked for; knows the valid ones and the nearest. */
public final class UnknownNameException extends RulesException {
  private static final long serialVersionUID = 1L;
  private static final int MOST_LISTED = 40;
  private static final int MOST_MEANT = 3;
  private static final int SHORTEST_PART = 4;

  private final String name;
  private final transient List<String> valid;

  /**
   * Says which name is unknown.
   *
   * @param kind what was looked for, in the singular: {@code table}, {@code row of table march}
   * @param name what was written
   * @param valid the names that exist
   */
  public UnknownNameException(String kind, String name, Collection<String> valid) {
    super(message(kind, name, valid));
    this.name = name;
    this.valid = List.copyOf(valid);
  }

  private static String message(String kind, String name, Collection<String> valid) {
    StringBuilder text = new StringBuilder("There is no " + kind + " `" + name + "`");
    List<String> meant = meant(name, valid);
    if (!meant.isEmpty()) {
      text.append("; did you mean `").append(String.join("` or `", meant)).append("`?");
    }
    if (valid.isEmpty()) {
      return text.append("; none exist here.").toString();
    }
    text.append(text.charAt(text.length() - 1) == '?' ? " " : ". ").append("Valid: ");
    text.append(String.join(", ", valid.stream().limit(MOST_LISTED).toList()));
    if (valid.size() > MOST_LISTED) {
      text.append(" and ").append(valid.size() - MOST_LISTED).append(" more");
    }
    return text.append('.').toString();
  }

  /** The nearest name; where the written one is a part of several, the first of those. */
  private static List<String> meant(String name, Collection<String> valid) {
    List<String> whole =
        name.length() < SHORTEST_PART
            ? List.of()
            : valid.stream().filter(each -> each.contains(name)).limit(MOST_MEANT).toList();
    return whole.size() > 1 ? whole : NearestMatch.find(name, valid).stream().toList();
  }

  /** The unknown name. */
  public String name() {
    return name;
  }

  /** The names that exist. */
  public List<String> valid() {
    return valid;
  }

  /** The nearest valid name, if one is near. */
  public Optional<String> nearest() {
    return NearestMatch.find(name, valid);
  }
}
