package studio.kriegsspiel.desktop.ui.editor;

import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMakerBase;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import studio.kriegsspiel.desk.script.Highlighter;
import studio.kriegsspiel.desk.script.Highlighter.Line;
import studio.kriegsspiel.desk.script.ScriptRun;

/** Colours a line by the language's own lexer. */
final class ScriptTokenMaker extends TokenMakerBase {
  /** The name of the style among those of the text pane. */
  static final String STYLE = "text/kriegsspiel";

  private final Highlighter highlighter;

  ScriptTokenMaker(Highlighter highlighter) {
    this.highlighter = highlighter;
  }

  @Override
  public Token getTokenList(Segment text, int initialTokenType, int startOffset) {
    resetTokenList();
    String line = text.toString();
    Line cut = highlighter.cut(line, stateOf(initialTokenType));
    int at = 0;
    for (ScriptRun piece : cut.pieces()) {
      add(text, at, piece.offset(), TokenTypes.WHITESPACE, startOffset);
      addWords(text, line, piece, startOffset);
      at = piece.end();
    }
    add(text, at, line.length(), TokenTypes.WHITESPACE, startOffset);
    addNullToken();
    return firstToken;
  }

  /** Words apart, since the pane wraps long lines between tokens and would cut a word otherwise. */
  private void addWords(Segment text, String line, ScriptRun piece, int startOffset) {
    int from = piece.offset();
    for (int i = from + 1; i < piece.end(); i++) {
      if (line.charAt(i - 1) == ' ' && line.charAt(i) != ' ' && !isAmongRightToLeft(line, i)) {
        add(text, from, i, typeOf(piece.kind()), startOffset);
        from = i;
      }
    }
    add(text, from, piece.end(), typeOf(piece.kind()), startOffset);
  }

  /** Words that are written from right to left stay together, else they would stand reversed. */
  private static boolean isAmongRightToLeft(String line, int at) {
    int before = at - 1;
    while (before > 0 && line.charAt(before) == ' ') {
      before--;
    }
    return isRightToLeft(line.charAt(before)) && isRightToLeft(line.charAt(at));
  }

  private static boolean isRightToLeft(char letter) {
    byte direction = Character.getDirectionality(letter);
    return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  }

  private void add(Segment text, int from, int to, int type, int startOffset) {
    if (to > from) {
      addToken(text, text.offset + from, text.offset + to - 1, type, startOffset + from);
    }
  }

  @Override
  public int getLastTokenTypeOnLine(Segment text, int initialTokenType) {
    return typeOf(highlighter.cut(text.toString(), stateOf(initialTokenType)).end());
  }

  /** States travel as negative token types, which the text pane hands on and never paints. */
  private static int stateOf(int tokenType) {
    return tokenType < 0 ? -tokenType : Highlighter.FIRST_LINE;
  }

  private static int typeOf(int state) {
    return state == Highlighter.FIRST_LINE ? TokenTypes.NULL : -state;
  }

  @Override
  public int getClosestStandardTokenTypeForInternalType(int type) {
    return type < 0 ? TokenTypes.LITERAL_BACKQUOTE : type;
  }

  private static int typeOf(ScriptRun.Kind kind) {
    return switch (kind) {
      case KEYWORD -> TokenTypes.RESERVED_WORD;
      case VALUE -> TokenTypes.FUNCTION;
      case WORD -> TokenTypes.IDENTIFIER;
      case NUMBER -> TokenTypes.LITERAL_NUMBER_DECIMAL_INT;
      case TIME -> TokenTypes.LITERAL_NUMBER_HEXADECIMAL;
      case TEXT -> TokenTypes.LITERAL_STRING_DOUBLE_QUOTE;
      case PROSE -> TokenTypes.LITERAL_BACKQUOTE;
      case COMMENT -> TokenTypes.COMMENT_MULTILINE;
      case PLAIN -> TokenTypes.WHITESPACE;
      case FAULT -> TokenTypes.ERROR_IDENTIFIER;
    };
  }

  @Override
  public String[] getLineCommentStartAndEnd(int languageIndex) {
    return new String[] {"//", null};
  }
}
