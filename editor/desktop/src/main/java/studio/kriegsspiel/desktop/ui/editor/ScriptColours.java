package studio.kriegsspiel.desktop.ui.editor;

import static studio.kriegsspiel.desktop.ui.look.Looks.colour;

import java.awt.Color;
import java.awt.Font;
import org.fife.ui.rsyntaxtextarea.Style;
import org.fife.ui.rsyntaxtextarea.SyntaxScheme;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.fife.ui.rtextarea.Gutter;

/** Puts the colours of the present look on the text pane. */
final class ScriptColours {
  private ScriptColours() {}

  static void put(ScriptArea area, Gutter gutter) {
    area.setBackground(colour("Studio.editor.background"));
    area.setForeground(colour("Studio.editor.foreground"));
    area.setCaretColor(colour("Studio.editor.foreground"));
    area.setSelectionColor(colour("Studio.editor.selection"));
    area.setCurrentLineHighlightColor(colour("Studio.editor.currentLine"));
    area.setMarkAllHighlightColor(colour("Studio.editor.mark"));
    area.setSyntaxScheme(scheme(area.getFont()));
    gutter.setLineNumberFont(area.getFont().deriveFont(area.getFont().getSize2D() * 0.86f));
    gutter.setBackground(colour("Studio.editor.gutter"));
    gutter.setLineNumberColor(colour("Studio.editor.lineNumber"));
    gutter.setCurrentLineNumberColor(colour("Studio.editor.foreground"));
    gutter.setBorderColor(colour("Studio.separator"));
    gutter.setFoldBackground(colour("Studio.editor.gutter"));
    gutter.setArmedFoldBackground(colour("Studio.editor.gutter"));
    gutter.setFoldIndicatorForeground(colour("Studio.editor.lineNumber"));
    gutter.setFoldIndicatorArmedForeground(colour("Studio.editor.foreground"));
  }

  private static SyntaxScheme scheme(Font font) {
    SyntaxScheme scheme = new SyntaxScheme(font, false);
    Color plain = colour("Studio.editor.foreground");
    for (int i = 0; i < scheme.getStyleCount(); i++) {
      scheme.setStyle(i, new Style(plain, null, font));
    }
    Font bold = font.deriveFont(Font.BOLD);
    Font italic = font.deriveFont(Font.ITALIC);
    put(scheme, TokenTypes.RESERVED_WORD, "Studio.syntax.keyword", bold);
    put(scheme, TokenTypes.FUNCTION, "Studio.syntax.value", font);
    put(scheme, TokenTypes.IDENTIFIER, "Studio.syntax.name", font);
    put(scheme, TokenTypes.LITERAL_NUMBER_DECIMAL_INT, "Studio.syntax.number", font);
    put(scheme, TokenTypes.LITERAL_NUMBER_HEXADECIMAL, "Studio.syntax.time", font);
    put(scheme, TokenTypes.LITERAL_STRING_DOUBLE_QUOTE, "Studio.syntax.text", font);
    put(scheme, TokenTypes.LITERAL_BACKQUOTE, "Studio.syntax.text", font);
    put(scheme, TokenTypes.COMMENT_MULTILINE, "Studio.syntax.comment", italic);
    put(scheme, TokenTypes.ERROR_IDENTIFIER, "Studio.syntax.fault", font);
    return scheme;
  }

  private static void put(SyntaxScheme scheme, int type, String key, Font font) {
    scheme.setStyle(type, new Style(colour(key), null, font));
  }
}
