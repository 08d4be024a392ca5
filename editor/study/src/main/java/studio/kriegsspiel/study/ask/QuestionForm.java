package studio.kriegsspiel.study.ask;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.NearestMatch;

/** The forms of questions. */
public enum QuestionForm {
  WHERE("where X", "where a unit or place is", 1),
  DISTANCE("distance A B", "how far it is in a straight line", 2),
  WHEN("when move N", "when a move or turn begins and ends; `when 13:30`: which it is", 2),
  WAY(
      "when UNIT at PLACE [by ROAD] [from TIME]",
      "when a unit is somewhere by the way it goes, or would be if it set out then",
      3),
  COLUMN("column UNIT", "how long a column is, and where its head and tail are", 1),
  ARRIVAL("arrival UNIT", "when a reinforcement arrives", 1),
  SEES("sees A B", "whether one sees the other", 2),
  RIDE("ride A B", "how long a rider takes", 2),
  KNOWS("knows READER", "what a reader has been told", 1),
  STATE("state UNIT", "what a unit is when play begins", 1),
  WEATHER("weather", "what the weather is, and where that is said", 0),
  GROUND("ground", "what state the ground is in, and where that is said", 0),
  RIVERS("rivers", "how the rivers stand, whether fords can be passed, and where that is said", 0),
  DUE("due", "what is due next", 0);

  private final String shape;
  private final String asks;
  private final int names;

  QuestionForm(String shape, String asks, int names) {
    this.shape = shape;
    this.asks = asks;
    this.names = names;
  }

  /** All of them. */
  public static List<QuestionForm> all() {
    return List.of(values());
  }

  /** How it is written, such as {@code distance A B}. */
  public String shape() {
    return shape;
  }

  /** What it asks. */
  public String asks() {
    return asks;
  }

  /** Its first word. */
  public String word() {
    return shape.split(" ", 2)[0];
  }

  /** How many names or words follow. */
  int names() {
    return names;
  }

  /** The form that begins with a word; case does not matter. */
  static QuestionForm get(String word) {
    Optional<QuestionForm> found =
        Arrays.stream(values()).filter(each -> each.word().equalsIgnoreCase(word)).findFirst();
    return found.orElseThrow(() -> new QuestionException(unknown(word)));
  }

  private static String unknown(String word) {
    List<String> words = Arrays.stream(values()).map(QuestionForm::word).toList();
    return "No question begins with `"
        + word
        + "`"
        + NearestMatch.find(word, words).map(near -> "; did you mean `" + near + "`?").orElse(";")
        + " The questions are "
        + shapes()
        + ".";
  }

  /** All forms in one line. */
  static String shapes() {
    return Arrays.stream(values())
        .map(each -> "`" + each.shape + "`")
        .collect(Collectors.joining(", "));
  }
}
