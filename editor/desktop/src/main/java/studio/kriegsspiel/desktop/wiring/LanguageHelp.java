package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import studio.kriegsspiel.desktop.model.script.Completer;
import studio.kriegsspiel.desktop.model.script.Highlighter;
import studio.kriegsspiel.desktop.model.script.Piece;
import studio.kriegsspiel.desktop.model.script.Proposal;
import studio.kriegsspiel.language.ide.Completion;
import studio.kriegsspiel.language.ide.HighlightedLine;
import studio.kriegsspiel.language.ide.Hover;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.language.ide.TokenKind;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.TextHelp;
import studio.kriegsspiel.study.help.Workspace;

/** Colours and proposals from the language. */
final class LanguageHelp implements Highlighter, Completer {
  private final ScenarioEditing editing;
  private volatile Optional<Path> file = Optional.empty();

  /** Help from the last study of the window's text. */
  LanguageHelp(Supplier<Optional<Study>> study) {
    this.editing = new TextHelp(study, () -> file, new Workspace()).editing();
  }

  @Override
  public Line cut(String line, int state) {
    HighlightedLine cut = editing.highlight(line, state);
    return new Line(
        cut.tokens().stream()
            .map(token -> new Piece(token.start(), token.length(), kind(token.kind())))
            .toList(),
        cut.nextState());
  }

  private static Piece.Kind kind(TokenKind kind) {
    return switch (kind) {
      case KEYWORD -> Piece.Kind.KEYWORD;
      case VALUE -> Piece.Kind.VALUE;
      case NAME -> Piece.Kind.WORD;
      case TITLE -> Piece.Kind.TEXT;
      case PROSE -> Piece.Kind.PROSE;
      case NUMBER -> Piece.Kind.NUMBER;
      case TIME -> Piece.Kind.TIME;
      case COMMENT -> Piece.Kind.COMMENT;
      case PUNCTUATION -> Piece.Kind.PLAIN;
      case FAULT -> Piece.Kind.FAULT;
    };
  }

  @Override
  public List<Proposal> complete(Optional<Path> of, String text, int offset) {
    file = of;
    return editing.complete(text, offset).stream().map(each -> proposal(each, offset)).toList();
  }

  @Override
  public Optional<String> explain(String text, int offset) {
    return editing.isKnown(text) ? editing.hover(text, offset).map(Hover::text) : Optional.empty();
  }

  /** Understands a text, so that words of it can be explained at once. */
  void learn(Optional<Path> of, String text) {
    file = of;
    editing.names(text);
  }

  private static Proposal proposal(Completion each, int caret) {
    int start = each.replace().isPresent() ? each.replace().offset() : caret;
    String kind = each.kind().name().toLowerCase(Locale.ROOT);
    return new Proposal(start, each.insertText(), each.label(), kind, each.doc());
  }
}
