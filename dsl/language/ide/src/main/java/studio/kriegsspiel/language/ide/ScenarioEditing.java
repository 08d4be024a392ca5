package studio.kriegsspiel.language.ide;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.ide.expect.Around;
import studio.kriegsspiel.language.ide.expect.StatementShape;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.language.ide.names.NamesOfFile;
import studio.kriegsspiel.language.ide.names.Rename;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.language.syntax.StatementForms;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Help while writing: completion, colours, outline, names. Any thread may use it; the last text
 * analysed is remembered, so that several questions about one text cost one analysis.
 */
public final class ScenarioEditing {
  /** The state of the first line of a text. */
  public static final int FIRST_LINE = LineHighlighter.NORMAL;

  private final Surroundings surroundings;
  private volatile @Nullable Known last;

  /** Editing of a text of which nothing is known but itself. */
  public ScenarioEditing() {
    this(Surroundings.NONE);
  }

  /** Editing of a text in its surroundings. */
  public ScenarioEditing(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** What may be written at {@code offset}, filtered by what stands there already. */
  public List<Completion> complete(String text, int offset) {
    return new Completer(analyse(text), surroundings, inside(text, offset)).complete();
  }

  /**
   * Colours one line.
   *
   * @param line the line without its line break
   * @param lineState {@link #FIRST_LINE}, or the next state of the line before
   */
  public HighlightedLine highlight(CharSequence line, int lineState) {
    return LineHighlighter.highlight(line.toString(), lineState);
  }

  /** The outline, if the text is understood well enough to have one. */
  public Optional<OutlineNode> outline(String text) {
    return analyse(text).scenario().map(each -> Outliner.outline(each, text));
  }

  /** The names of the text and the files it brings in. */
  public NamesOfFile names(String text) {
    return known(text).names();
  }

  /** Where the name at {@code offset} is defined in this text. */
  public Optional<TextSpan> definition(String text, int offset) {
    return occurrences(text, offset).stream().findFirst();
  }

  /** Every place in this text, the definition first, of the name at {@code offset}. */
  public List<TextSpan> occurrences(String text, int offset) {
    NamesOfFile names = names(text);
    return names.at(inside(text, offset)).stream()
        .flatMap(each -> names.sameAs(each).stream())
        .map(NameUse::span)
        .distinct()
        .toList();
  }

  /**
   * The edits that give what is named at {@code offset} another name everywhere in this text.
   *
   * @throws IllegalArgumentException if nothing there can be renamed, or not so; its message is one
   *     sentence for the user
   */
  public List<TextEdit> rename(String text, int offset, String newName) {
    Analysis analysis = analyse(text);
    Optional<DefinedName> named =
        analysis.symbols().at(inside(text, offset)).filter(each -> each.nameSpan().isPresent());
    if (named.isPresent() && analysis.written().isPresent()) {
      Rewrite rewrite =
          Patcher.of(analysis.written().get()).rewrite(new Intention.Rename(named.get(), newName));
      if (rewrite instanceof Rewrite.Refused refused) {
        throw new IllegalArgumentException(refused.sentence());
      }
      return rewrite.edits();
    }
    NamesOfFile names = names(text);
    NameUse old = names.at(inside(text, offset)).orElseThrow(Rename::nothing);
    Rename.check(old, newName, names.uses());
    return names.sameAs(old).stream()
        .filter(each -> !each.byTitle())
        .map(each -> Rename.edit(each, newName))
        .distinct()
        .toList();
  }

  /** What is to be told about the word at {@code offset}. */
  public Optional<Hover> hover(String text, int offset) {
    Known known = known(text);
    return new Hovers(known.analysis, known.names(), surroundings).at(inside(text, offset));
  }

  /** An example of the statement that is being written at {@code offset}. */
  public Optional<Signature> signature(String text, int offset) {
    int at = inside(text, offset);
    int start =
        WordAt.find(text, at)
            .map(Lexeme::offset)
            .filter(each -> each > lineIndent(text, at))
            .orElse(at);
    return StatementShape.at(Around.end(text.substring(0, start)))
        .map(
            shape ->
                new Signature(
                    shape.example(),
                    shape.from(),
                    shape.to(),
                    shape.next(),
                    StatementForms.find(shape.rule()).orElse("")));
  }

  /** Where the first word of a line stands: it begins a statement, and goes on with none. */
  private static int lineIndent(String text, int offset) {
    int at = text.lastIndexOf('\n', offset - 1) + 1;
    while (at < offset && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Every token of the text with its meaning. */
  public List<Coloured> colour(String text) {
    return Colouring.of(names(text));
  }

  /** Lines that can be folded. */
  public List<FoldRange> folds(String text) {
    return FoldRange.of(text);
  }

  /** Whether a text is the one understood last, so that questions about it take no time. */
  public boolean isKnown(String text) {
    Known before = last;
    return before != null && before.analysis.source().text().equals(text);
  }

  /** Forgets the last text, because a file that it brings in has changed. */
  public void forget() {
    last = null;
  }

  private Analysis analyse(String text) {
    return known(text).analysis;
  }

  private Known known(String text) {
    Known before = last;
    if (before != null && before.analysis.source().text().equals(text)) {
      return before;
    }
    ArmyLists lists =
        surroundings
            .folder()
            .map(folder -> ArmyLists.in(folder, surroundings.texts()))
            .orElseGet(() -> ArmyLists.unsaved(surroundings.texts()));
    Known fresh = new Known(Analysis.of("", text, lists), lists);
    last = fresh;
    return fresh;
  }

  /** What is known of the last text. */
  private static final class Known {
    final Analysis analysis;
    private final ArmyLists lists;
    private @Nullable NamesOfFile names;

    Known(Analysis analysis, ArmyLists lists) {
      this.analysis = analysis;
      this.lists = lists;
    }

    synchronized NamesOfFile names() {
      NamesOfFile found = names;
      if (found == null) {
        found = NamesOfFile.of(analysis, lists);
        names = found;
      }
      return found;
    }
  }

  private static int inside(String text, int offset) {
    return Math.max(0, Math.min(offset, text.length()));
  }
}
