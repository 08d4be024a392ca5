package studio.kriegsspiel.language;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.language.syntax.LetterStream;
import studio.kriegsspiel.language.xtext.parser.antlr.internal.InternalKriegsspielLexer;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * Words of a text that can become nonsense without anybody being told; {@code ./studio fuzz words
 * [FILE...]} looks for them in every sample.
 */
public final class SilentWords {
  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");
  private static final Pattern NAMING = Pattern.compile("(\\bas|\\bside)\\s+$");
  private static final String NONSENSE = "zzqx";

  private SilentWords() {}

  /** Tells of the files named, and ends with 1 if a word can change in silence. */
  public static void main(String[] files) throws IOException {
    boolean silent = false;
    for (String file : files) {
      List<String> found = in(Path.of(file));
      found.forEach(each -> System.out.println(file + ": " + each));
      System.out.println(file + ": " + found.size() + " words that nobody misses");
      silent |= !found.isEmpty();
    }
    System.exit(silent ? 1 : 0);
  }

  /** The words of a sound text, each with its line. */
  static List<String> in(Path file) throws IOException {
    String text = TextFiles.read(file);
    List<String> silent = new ArrayList<>();
    for (CommonToken token : tokens(text)) {
      int at = token.getStartIndex();
      boolean naming = NAMING.matcher(text.substring(Math.max(0, at - 20), at)).find();
      boolean ofTheBook = line(text, at).startsWith("rules ") && line(text, at).contains(" with ");
      if (!naming && !ofTheBook && WORD.matcher(token.getText()).matches()) {
        String other = text.substring(0, at) + NONSENSE + text.substring(token.getStopIndex() + 1);
        List<Finding> found =
            new ScenarioLanguage()
                .parse("sample", other, file.toAbsolutePath().getParent())
                .findings();
        if (!isTold(found, at, at + NONSENSE.length())) {
          silent.add(token.getText() + " in: " + line(text, at) + " -> " + found);
        }
      }
    }
    return silent;
  }

  static List<CommonToken> tokens(String text) {
    List<CommonToken> tokens = new ArrayList<>();
    InternalKriegsspielLexer lexer = new InternalKriegsspielLexer(new LetterStream(text));
    for (Token each = lexer.nextToken(); each.getType() != Token.EOF; each = lexer.nextToken()) {
      tokens.add((CommonToken) each);
    }
    return tokens;
  }

  static String line(String text, int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = text.indexOf('\n', offset);
    return text.substring(start, end < 0 ? text.length() : end).strip();
  }

  static boolean isTold(List<Finding> findings, int from, int to) {
    return findings.stream()
        .anyMatch(each -> each.span().offset() <= from && each.span().end() >= to);
  }
}
