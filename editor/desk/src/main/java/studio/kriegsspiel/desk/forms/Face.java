package studio.kriegsspiel.desk.forms;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /** What has to be filled in or put right before there is a text; else why it is refused. */
  public String wanting() {
    List<Field> wrong = fields.stream().filter(each -> !each.fault().isEmpty()).toList();
    String empty =
        wrong.stream()
            .filter(each -> each.value().isBlank())
            .map(Field::label)
            .collect(Collectors.joining(", "));
    String faults =
        Stream.concat(
                Stream.of(empty).filter(each -> !each.isEmpty()).map(each -> "Fill in: " + each),
                wrong.stream()
                    .filter(each -> !each.value().isBlank())
                    .map(each -> each.label() + ": " + each.fault()))
            .collect(Collectors.joining("\n"));
    return faults.isEmpty() ? trouble : faults;
  }

  /** The field of a key. */
  public Field field(String key) {
    return fields.stream().filter(each -> each.key().equals(key)).findFirst().orElseThrow();
  }
}
