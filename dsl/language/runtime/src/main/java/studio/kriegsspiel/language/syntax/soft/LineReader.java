package studio.kriegsspiel.language.syntax.soft;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Decides line by line which soft words are keywords, and makes the others plain words. It looks no
 * further than the end of the line, or of the next where that is indented deeper, and remembers the
 * section and the statement that are open.
 */
public final class LineReader {
  /** Words behind which a name stands, and none that does something. */
  private static final Set<String> BEFORE_NAMES =
      Set.of("when", "and", "or", "of", "by", "to", "from", "at", "tell", "sees", "knows");

  /** What does something though it is no unit. */
  private static final Set<String> SKY = Set.of("weather", "ground");

  private final TokenWords words;
  private final int plainWord;
  private final boolean writing;

  private String section = "";
  private @Nullable SoftStatement open;
  private int openIndent;
  private List<Token> next = List.of();
  private List<Token> above = List.of();
  private Set<Integer> carried = new HashSet<>();
  private final SoftOrderWords orders;

  /**
   * Before the first line of a text.
   *
   * @param words what the kinds of token say
   * @param plainWord the kind of a plain word
   * @param writing whether the text ends where the author is writing, so that what must follow its
   *     last words may still come
   */
  public LineReader(TokenWords words, int plainWord, boolean writing) {
    this.words = words;
    this.plainWord = plainWord;
    this.writing = writing;
    this.orders = new SoftOrderWords(words, plainWord);
  }

  private enum Fit {
    NO,
    BEGUN,
    WHOLE
  }

  /**
   * Reads one line.
   *
   * @param line soft words in it become plain words where they are no keywords
   * @param below the next line that has any words
   * @param last whether the text ends with the line
   */
  public void read(WrittenLine line, WrittenLine below, boolean last) {
    List<Token> tokens = line.words();
    if (tokens.isEmpty()) {
      return;
    }
    if (orders.read(line, section)) {
      return;
    }
    int indent = line.indent();
    boolean goesOn = !below.words().isEmpty() && below.indent() > indent;
    next = goesOn ? below.words() : List.of();
    if (indent <= openIndent) {
      open = null;
    }
    Set<Integer> granted = carried;
    for (int i = 0; i < tokens.size(); i++) {
      Optional<SoftStatement> opening = findOpening(tokens, i, goesOn, last);
      if (opening.isPresent()) {
        begin(opening.get(), indent, i, granted);
      } else if (isReservedSection(tokens, i)) {
        section = word(tokens.get(i));
        open = null;
      }
      if (opening.isEmpty()
          && words.isSoft(tokens.get(i).getType())
          && !granted.contains(i)
          && !isInner(tokens, i, last, granted)) {
        tokens.get(i).setType(plainWord);
      }
    }
    carried =
        granted.stream()
            .filter(each -> goesOn && each >= tokens.size())
            .map(each -> each - tokens.size())
            .collect(Collectors.toCollection(HashSet::new));
    above = goesOn ? tokens : List.of();
  }

  private void begin(SoftStatement statement, int indent, int index, Set<Integer> granted) {
    if (statement.manner() != SoftStatement.Manner.DEED
        && statement.manner() != SoftStatement.Manner.NOTE) {
      open = statement;
      openIndent = indent;
    }
    if (SoftWords.sections().contains(statement.opening())) {
      section = statement.opening();
    }
    grant(statement.wholeOpening(), index, granted);
  }

  private static void grant(List<Follow> follow, int index, Set<Integer> granted) {
    for (int i = 0; i < follow.size(); i++) {
      if (follow.get(i).keyword()) {
        granted.add(index + 1 + i);
      }
    }
  }

  private Optional<SoftStatement> findOpening(
      List<Token> tokens, int index, boolean goesOn, boolean last) {
    for (SoftStatement each : words.openings(tokens.get(index).getType())) {
      if (opens(each, tokens, index, goesOn, last)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  private boolean opens(
      SoftStatement statement, List<Token> tokens, int index, boolean goesOn, boolean last) {
    if (!statement.fitsSection(section)) {
      return false;
    }
    Fit fit = fit(tokens, index, statement.follow());
    boolean begun =
        fit == Fit.WHOLE || (fit == Fit.BEGUN && (!goesOn || index < tokens.size() - 1));
    return switch (statement.manner()) {
      case LINE, NOTE -> index == 0 && begun;
      case SECTION ->
          index == 0
              ? fit != Fit.NO
              : index + statement.wholeOpening().size() < tokens.size()
                  && fit(tokens, index, statement.wholeOpening()) == Fit.WHOLE;
      case VERB -> isBehindName(tokens, index) && (fit == Fit.WHOLE || (begun && writing && last));
      case DEED ->
          (index > 0 ? isName(tokens.get(index - 1)) : !above.isEmpty() && isDoer(above))
              && (fit == Fit.WHOLE || (begun && writing && last));
      case RESERVED -> index == 0;
    };
  }

  private boolean isReservedSection(List<Token> tokens, int index) {
    // What a house rule speaks of begins no section in the middle of its line.
    boolean spokenOf = section.equals("house") && index > 0;
    if (spokenOf || !words.isReservedSection(tokens.get(index).getType())) {
      return false;
    }
    String behind = index + 1 < tokens.size() ? word(tokens.get(index + 1)) : "";
    return switch (word(tokens.get(index))) {
      case "umpire" -> behind.equals("notes");
      // "from the army headquarters" begins no order of battle.
      case "army" ->
          behind.equals("of") || (index == 0 && (tokens.size() == 1 || behind.equals("library")));
      default -> true;
    };
  }

  private boolean isName(Token token) {
    return Follow.NAME.fits(token, kind(token)) && !BEFORE_NAMES.contains(word(token));
  }

  /** Whether a line ends with a word that is no word of the language. */
  private boolean isPlain(List<Token> line) {
    return line.get(line.size() - 1).getType() == plainWord;
  }

  /** Whether a line ends with the name of a unit, or with what of the sky may change. */
  private boolean isDoer(List<Token> line) {
    return isPlain(line) || SKY.contains(sign(line.get(line.size() - 1)));
  }

  private boolean isBehindName(List<Token> tokens, int index) {
    if (index == 0) {
      boolean alone = above.size() == 1 || (above.size() == 3 && kind(above.get(1)).equals("'.'"));
      return alone && isPlain(above);
    }
    return (index == 1 && Follow.NAME.fits(tokens.get(0), kind(tokens.get(0))))
        || (index == 3 && kind(tokens.get(1)).equals("'.'"));
  }

  private boolean isInner(List<Token> tokens, int index, boolean last, Set<Integer> granted) {
    SoftStatement statement = open;
    if (statement == null) {
      return false;
    }
    boolean reserved = statement.manner() == SoftStatement.Manner.RESERVED;
    String before = index > 0 ? sign(tokens.get(index - 1)) : "";
    if ((reserved && before.equals(statement.opening())) || statement.naming().contains(before)) {
      return false;
    }
    for (InnerWord each : statement.inner()) {
      if (each.word().equals(word(tokens.get(index)))) {
        Fit fit = fit(tokens, index, each.follow());
        if (fit == Fit.WHOLE || (fit == Fit.BEGUN && (!reserved || (writing && last)))) {
          grant(each.follow(), index, granted);
          return true;
        }
      }
    }
    return false;
  }

  /** How what stands behind a word fits what must stand there. */
  private Fit fit(List<Token> tokens, int index, List<Follow> follow) {
    for (int i = 0; i < follow.size(); i++) {
      int at = index + 1 + i;
      if (at == tokens.size() && follow.get(i).fitsEnd()) {
        return Fit.WHOLE;
      }
      if (at >= tokens.size()) {
        Token below = at - tokens.size() < next.size() ? next.get(at - tokens.size()) : null;
        if (below == null || !follow.get(i).fits(below, kind(below))) {
          return Fit.BEGUN;
        }
        continue;
      }
      if (!follow.get(i).fits(tokens.get(at), kind(tokens.get(at)))) {
        return Fit.NO;
      }
    }
    return Fit.WHOLE;
  }

  private String word(Token token) {
    return words.word(token.getType());
  }

  private String sign(Token token) {
    return words.sign(token.getType());
  }

  private String kind(Token token) {
    return words.kind(token.getType());
  }
}
