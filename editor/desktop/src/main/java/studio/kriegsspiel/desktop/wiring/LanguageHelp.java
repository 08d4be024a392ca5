package studio.kriegsspiel.desktop.wiring;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import studio.kriegsspiel.desk.script.Highlighter;
import studio.kriegsspiel.desk.script.ScriptRun;
import studio.kriegsspiel.desk.script.Snippet;
import studio.kriegsspiel.desk.script.WordProposal;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.language.ide.Completion;
import studio.kriegsspiel.language.ide.HighlightedLine;
import studio.kriegsspiel.language.ide.Hover;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.language.ide.Signature;
import studio.kriegsspiel.language.ide.TokenKind;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.FileEdits;
import studio.kriegsspiel.study.help.Hint;
import studio.kriegsspiel.study.help.NameHelp;
import studio.kriegsspiel.study.help.NamePlace;
import studio.kriegsspiel.study.help.ProseReading;
import studio.kriegsspiel.study.help.TextHelp;
import studio.kriegsspiel.study.help.Workspace;

/** The help of {@code studio lsp}, for the window. */
final class LanguageHelp implements Highlighter, WritingHelp {
  private final Supplier<Optional<Study>> study;
  private final Workspace workspace;
  private final Executor background;
  private final ScenarioEditing editing;
  private final NameHelp names;
  private volatile Optional<Path> file = Optional.empty();

  /**
   * Help from the last study of the window's text.
   *
   * @param workspace the files around it, shared by all windows
   * @param background reads these files
   */
  LanguageHelp(Supplier<Optional<Study>> study, Workspace workspace, Executor background) {
    this.study = study;
    this.workspace = workspace;
    this.background = background;
    TextHelp help = new TextHelp(study, () -> file, workspace);
    this.editing = help.editing();
    this.names = help.names();
  }

  @Override
  public Line cut(String line, int state) {
    HighlightedLine cut = editing.highlight(line, state);
    return new Line(
        cut.tokens().stream()
            .map(token -> new ScriptRun(token.start(), token.length(), kind(token.kind())))
            .toList(),
        cut.nextState());
  }

  private static ScriptRun.Kind kind(TokenKind kind) {
    return switch (kind) {
      case KEYWORD -> ScriptRun.Kind.KEYWORD;
      case VALUE -> ScriptRun.Kind.VALUE;
      case NAME -> ScriptRun.Kind.WORD;
      case TITLE -> ScriptRun.Kind.TEXT;
      case PROSE -> ScriptRun.Kind.PROSE;
      case NUMBER -> ScriptRun.Kind.NUMBER;
      case TIME -> ScriptRun.Kind.TIME;
      case COMMENT -> ScriptRun.Kind.COMMENT;
      case PUNCTUATION -> ScriptRun.Kind.PLAIN;
      case FAULT -> ScriptRun.Kind.FAULT;
    };
  }

  @Override
  public List<WordProposal> complete(Optional<Path> of, String text, int offset) {
    file = of;
    return editing.complete(text, offset).stream()
        .map(each -> proposal(each, text, offset))
        .toList();
  }

  private static WordProposal proposal(Completion each, String text, int caret) {
    int start = each.replace().isPresent() ? each.replace().offset() : caret;
    String kind = each.kind().name().toLowerCase(Locale.ROOT);
    Snippet writes =
        each.snippet().map(Snippet::parse).orElseGet(() -> Snippet.plain(each.insertText()));
    return new WordProposal(
        start, writes.indented(indentation(text, start)), each.label(), kind, each.doc());
  }

  /** The blanks that the line of an offset begins with. */
  private static String indentation(String text, int offset) {
    int line = text.lastIndexOf('\n', offset - 1) + 1;
    int end = line;
    while (end < offset && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(line, end);
  }

  @Override
  public Optional<String> explain(String text, int offset) {
    return isUnderstood(text) ? editing.hover(text, offset).map(Hover::text) : Optional.empty();
  }

  @Override
  public boolean isUnderstood(String text) {
    return editing.isKnown(text);
  }

  @Override
  public Optional<Signature> signature(String text, int offset) {
    return editing.signature(text, offset);
  }

  @Override
  public Optional<OutlineNode> outline(String text) {
    return editing.outline(text);
  }

  @Override
  public List<Hint> hints(String text) {
    return study
        .get()
        .filter(each -> each.text().equals(text))
        .map(each -> TextHelp.hints(each, 0, text.length()))
        .orElse(List.of());
  }

  @Override
  public List<ProseReading> readings(String text) {
    return study
        .get()
        .filter(each -> each.text().equals(text))
        .map(TextHelp::readings)
        .orElse(List.of());
  }

  @Override
  public List<NameUse> sameNames(String text, int offset) {
    return names.own(text, offset);
  }

  @Override
  public Optional<NameUse> name(String text, int offset) {
    return names.find(text, offset);
  }

  @Override
  public Optional<NamePlace> definition(Optional<Path> of, String text, int offset) {
    file = of;
    return names.definition(text, offset);
  }

  @Override
  public List<NamePlace> occurrences(Optional<Path> of, String text, int offset) {
    file = of;
    return names.occurrences(text, offset);
  }

  @Override
  public List<FileEdits> rename(Optional<Path> of, String text, int offset, String newName) {
    file = of;
    return names.rename(text, offset, newName);
  }

  @Override
  public String text(Path of) {
    return workspace.text(of);
  }

  /** Understands a text, so that words of it can be explained at once, and the files around it. */
  void learn(Optional<Path> of, String text) {
    Optional<Path> before = file;
    file = of;
    if (!before.equals(of)) {
      before.ifPresent(workspace::close);
      editing.forget();
    }
    editing.names(text);
    of.ifPresent(
        path -> {
          if (!workspace.isOpenAs(path, text)) {
            workspace.open(path, text);
          }
          Optional.ofNullable(path.toAbsolutePath().getParent())
              .ifPresent(folder -> background.execute(() -> workspace.lookInto(folder)));
        });
  }
}
