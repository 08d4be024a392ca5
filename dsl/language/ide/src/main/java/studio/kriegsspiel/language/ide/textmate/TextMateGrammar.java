package studio.kriegsspiel.language.ide.textmate;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import studio.kriegsspiel.language.mapping.words.LanguageWords;
import studio.kriegsspiel.language.syntax.Tokens;
import studio.kriegsspiel.language.syntax.soft.SoftWords;

/**
 * A TextMate grammar made from the language's own: its keywords, its soft words where they begin a
 * line, its words with a meaning, and its tokens. It colours until the server tells what each name
 * stands for.
 */
public final class TextMateGrammar {
  private static final String SCOPE = "source.kriegsspiel";
  private static final String LETTER = "\\p{L}\\p{M}\\p{N}_'\u2019-";

  private TextMateGrammar() {}

  /** The grammar as JSON. */
  public static String json() {
    try {
      return new ObjectMapper()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .writeValueAsString(grammar());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A grammar of words and lists can be written", e);
    }
  }

  private static Map<String, Object> grammar() {
    Map<String, Object> grammar = new LinkedHashMap<>();
    grammar.put("name", "Kriegsspiel");
    grammar.put("scopeName", SCOPE);
    grammar.put("fileTypes", List.of("kriegsspiel"));
    grammar.put(
        "patterns",
        List.of(
            match("comment.line", "//.*$"),
            range("comment.block", "/\\*", "\\*/"),
            range("string.quoted.triple", "\"\"\"", "\"\"\""),
            match("string.quoted.double", "\"(?:\\\\.|[^\\\\\"])+\"?"),
            match("constant.numeric.time", "\\b\\d+:\\d*"),
            match("constant.numeric", "\\b\\d+(?:\\.\\d*)?(?:-[a-zA-Z]+)?"),
            match("variable.other", "\\^[" + LETTER + "]+"),
            match("keyword.control", "^\\s*" + oneOf(SoftWords.all())),
            match("keyword", oneOf(reserved())),
            match("constant.language", "(?i)" + oneOf(values())),
            match("variable.other", "[\\p{L}_][" + LETTER + "]*")));
    return grammar;
  }

  private static Set<String> reserved() {
    Set<String> words = new TreeSet<>(Tokens.keywordList());
    words.removeAll(SoftWords.all());
    return words;
  }

  private static Set<String> values() {
    Set<String> words = new TreeSet<>(LanguageWords.values());
    words.removeAll(reserved());
    return words;
  }

  /** One of some words, the longest first, as a word of its own. */
  private static String oneOf(Collection<String> words) {
    return words.stream()
        .filter(each -> !each.isBlank())
        .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(each -> each))
        .map(TextMateGrammar::quoted)
        .collect(Collectors.joining("|", "(?<![" + LETTER + "])(?:", ")(?![" + LETTER + "])"));
  }

  private static String quoted(String word) {
    return Pattern.compile("[^\\p{L}\\p{N} ]").matcher(word).replaceAll("\\\\$0");
  }

  private static Map<String, Object> match(String name, String pattern) {
    Map<String, Object> rule = new LinkedHashMap<>();
    rule.put("name", name + ".kriegsspiel");
    rule.put("match", pattern);
    return rule;
  }

  private static Map<String, Object> range(String name, String begin, String end) {
    Map<String, Object> rule = new LinkedHashMap<>();
    rule.put("name", name + ".kriegsspiel");
    rule.put("begin", begin);
    rule.put("end", end);
    return rule;
  }
}
