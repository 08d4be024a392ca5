package studio.kriegsspiel.rules.procedure;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.data.DataNode;

/**
 * What people read for the words in which questions are put, and the other way round. Most words
 * need no more than blanks for their dashes; the rest stand in a data file.
 */
public final class ChoiceWords {
  private static final Map<String, String> OWN = read();

  private ChoiceWords() {}

  private static Map<String, String> read() {
    DataNode data =
        DataFile.resource(
            ChoiceWords.class.getClassLoader(), "studio/kriegsspiel/rules/words/choices.json");
    Map<String, String> words = new LinkedHashMap<>();
    data.names().forEach(name -> words.put(name, data.get(name).text()));
    return Map.copyOf(words);
  }

  /** A value of a parameter as people read it; figures and free words as they are. */
  public static String of(Parameter parameter, String value) {
    return parameter.kind() == Parameter.Kind.CHOICE ? of(parameter.name(), value) : value;
  }

  /** A word of a question or of a table as people read it, by the name it stands under. */
  public static String of(String parameter, String value) {
    String here = OWN.get(parameter + ":" + value);
    return here != null ? here : OWN.getOrDefault(value, blanks(value));
  }

  /** Blanks for the dashes between words; those between figures stay. */
  public static String blanks(String value) {
    return value.replaceAll("(?<!\\d)-|-(?!\\d)", " ");
  }

  /** The value that somebody means who wrote it as the question takes it or as people read it. */
  public static Optional<String> find(Parameter parameter, String written) {
    String plain = written.strip();
    return parameter.allowed().contains(plain)
        ? Optional.of(plain)
        : parameter.allowed().stream()
            .filter(each -> of(parameter, each).equalsIgnoreCase(plain))
            .findFirst();
  }

  /** The name of a result as people read it: {@code lossPoints} is "loss points". */
  public static String result(String name) {
    return name.replaceAll("([a-z])([A-Z0-9])", "$1 $2").toLowerCase(Locale.ROOT);
  }
}
