package studio.kriegsspiel.language.syntax.soft;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.runtime.Token;

/**
 * One token that must stand behind a word for that word to be a keyword.
 *
 * @param kinds kinds of token that fit, such as {@code RULE_STRING}
 * @param words words that fit as they are written
 * @param keyword whether the word that fits is itself a keyword only there
 */
public record Follow(Set<String> kinds, Set<String> words, boolean keyword) {
  private static final String WORD = "WORD";
  private static final String PLAIN = "PLAIN";
  private static final String END = "END";

  /** A title in quotation marks. */
  public static final Follow TITLE = kind("RULE_STRING");

  /** Prose in three quotation marks, or a title in its stead. */
  public static final Follow PROSE =
      new Follow(Set.of("RULE_TEXT", "RULE_STRING"), Set.of(), false);

  /** A whole or decimal number. */
  public static final Follow NUMBER =
      new Follow(Set.of("RULE_INT", "RULE_DECIMAL"), Set.of(), false);

  /** The beginning of a time: {@code 13:30}, {@code move 12}, {@code start}. */
  public static final Follow TIME = new Follow(Set.of("RULE_TIME"), Set.of("move", "start"), false);

  /** Any word: a name, a word of a closed list, a keyword. */
  public static final Follow NAME = kind(WORD);

  /** Any word but those that are keywords everywhere. */
  public static final Follow PLAIN_WORD = kind(PLAIN);

  /** Nothing more on the line. */
  public static final Follow LINE_END = kind(END);

  /** One of some words that have a meaning elsewhere, too, or none at all. */
  public static Follow word(String... words) {
    return new Follow(Set.of(), Set.of(words), false);
  }

  /** One of some words that are keywords only here. */
  public static Follow soft(String... words) {
    return new Follow(Set.of(), Set.of(words), true);
  }

  /** A sign such as {@code :} or {@code ,}. */
  public static Follow sign(String sign) {
    return kind("'" + sign + "'");
  }

  /** Whatever fits one of these, none of them {@link #soft}. */
  public static Follow anyOf(Follow... choices) {
    return new Follow(
        Arrays.stream(choices).flatMap(each -> each.kinds.stream()).collect(Collectors.toSet()),
        Arrays.stream(choices).flatMap(each -> each.words.stream()).collect(Collectors.toSet()),
        false);
  }

  private static Follow kind(String kind) {
    return new Follow(Set.of(kind), Set.of(), false);
  }

  /** Whether the end of the line fits. */
  boolean fitsEnd() {
    return kinds.contains(END);
  }

  /** Whether a token of that kind fits. */
  boolean fits(Token token, String kind) {
    String text = token.getText() == null ? "" : token.getText();
    return kinds.contains(kind)
        || words.contains(text)
        || (kinds.contains(PLAIN) && (kind.equals("RULE_ID") || SoftWords.isSoft(text)))
        || (kinds.contains(WORD) && !text.isEmpty() && isWord(kind, text));
  }

  /** Its words that are keywords only here. */
  Stream<String> softWords() {
    return keyword ? words.stream() : Stream.empty();
  }

  private static boolean isWord(String kind, String text) {
    return kind.equals("RULE_ID") || (kind.startsWith("'") && Character.isLetter(text.charAt(0)));
  }
}
