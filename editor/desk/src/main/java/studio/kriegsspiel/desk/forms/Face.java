package studio.kriegsspiel.desk.forms;

import java.util.List;

/**
 * A form as it stands.
 *
 * @param title what it writes
 * @param fields what is filled in, in its order
 * @param preview the text that will be written; empty while something cannot be
 * @param told what the studio makes of it, such as when a courier arrives
 * @param advice what it finds about it, worst first
 * @param held how many fields are kept back that few statements have
 * @param trouble why nothing can be written, where no single field is to blame; empty otherwise
 */
public record Face(
    String title,
    List<Field> fields,
    String preview,
    String told,
    List<String> advice,
    int held,
    String trouble) {
  /** Copies the lists. */
  public Face {
    fields = List.copyOf(fields);
    advice = List.copyOf(advice);
  }

  /** Whether what stands in it can be written. */
  public boolean canBeWritten() {
    return trouble.isEmpty() && fields.stream().allMatch(each -> each.fault().isEmpty());
  }

  /** The field of a key. */
  public Field field(String key) {
    return fields.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
  }
}
