package studio.kriegsspiel.language.ide;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.mapping.ArmyLists;
import studio.kriegsspiel.language.syntax.KeywordHelp;
import studio.kriegsspiel.language.syntax.ScenarioGrammar;
import studio.kriegsspiel.language.syntax.ScenarioGrammar.Lexeme;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Patcher;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.Symbol;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.Place;

/**
 * Help while writing: completion, colours, outline, names. Any thread may use it; the last text
 * analysed is remembered, so that several questions about one text cost one analysis.
 */
public final class ScenarioEditing {
  /** The state of the first line of a text. */
  public static final int FIRST_LINE = LineHighlighter.NORMAL;

  private final Supplier<? extends Collection<Place>> places;
  private final Supplier<Optional<Path>> folder;
  private volatile @Nullable Analysis last;

  /** Editing without a terrain: no names of places are offered. */
  public ScenarioEditing() {
    this(List::of);
  }

  /**
   * Editing over a terrain.
   *
   * @param places gives the terrain's places, asked anew for each completion
   */
  public ScenarioEditing(Supplier<? extends Collection<Place>> places) {
    this(places, Optional::empty);
  }

  /**
   * Editing over a terrain, with the army lists that the scenario brings in.
   *
   * @param places gives the terrain's places, asked anew for each completion
   * @param folder gives the folder of the scenario's file, nothing while it has none
   */
  public ScenarioEditing(
      Supplier<? extends Collection<Place>> places, Supplier<Optional<Path>> folder) {
    this.places = places;
    this.folder = folder;
  }

  /** What may be written at {@code offset}, filtered by what stands there already. */
  public List<Completion> complete(String text, int offset) {
    return new Completer(analyse(text), places.get(), inside(text, offset)).complete();
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
    return analyse(text).scenario().map(Outliner::outline);
  }

  /** Where the name at {@code offset} is defined. */
  public Optional<TextSpan> definition(String text, int offset) {
    return analyse(text).symbols().at(inside(text, offset)).map(Symbol::nameSpan);
  }

  /** Every place, the definition first, of the name at {@code offset}. */
  public List<TextSpan> occurrences(String text, int offset) {
    Analysis analysis = analyse(text);
    return analysis.symbols().at(inside(text, offset)).stream()
        .flatMap(
            symbol ->
                Stream.concat(
                    Stream.of(symbol.nameSpan()),
                    analysis.symbols().usesOf(symbol).stream().map(each -> each.span())))
        .distinct()
        .toList();
  }

  /**
   * The edits that give the side, unit or role at {@code offset} another name everywhere.
   *
   * @throws IllegalArgumentException if nothing there can be renamed, or not so; its message is one
   *     sentence for the user
   */
  public List<TextEdit> rename(String text, int offset, String newName) {
    Analysis analysis = analyse(text);
    Symbol named =
        analysis
            .symbols()
            .at(inside(text, offset))
            .orElseThrow(
                () ->
                    new IllegalArgumentException("There is no side, unit or role here to rename."));
    Rewrite rewrite =
        Patcher.of(analysis.written().orElseThrow()).rewrite(new Intention.Rename(named, newName));
    if (rewrite instanceof Rewrite.Refused refused) {
      throw new IllegalArgumentException(refused.sentence());
    }
    return rewrite.edits();
  }

  /** What is to be told about the word at {@code offset}. */
  public Optional<Hover> hover(String text, int offset) {
    Analysis analysis = analyse(text);
    int place = inside(text, offset);
    Optional<Symbol> symbol = analysis.symbols().at(place);
    if (symbol.isPresent()) {
      TextSpan span =
          occurrences(text, place).stream()
              .filter(each -> each.contains(place))
              .findFirst()
              .orElse(symbol.get().nameSpan());
      return Optional.of(new Hover(span, describe(analysis, symbol.get())));
    }
    return keyword(analysis, place);
  }

  private static Optional<Hover> keyword(Analysis analysis, int place) {
    String text = analysis.source().text();
    for (Lexeme each : ScenarioGrammar.lexemes(text)) {
      if (each.offset() <= place && place < each.end()) {
        TextSpan span = analysis.source().span(each.offset(), each.end() - each.offset());
        return each.isKeyword()
            ? KeywordHelp.find(text.substring(each.offset(), each.end()))
                .map(help -> new Hover(span, help))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static String describe(Analysis analysis, Symbol symbol) {
    return switch (symbol.kind()) {
      case UNIT ->
          analysis
              .scenario()
              .flatMap(each -> each.findUnit(new UnitId(symbol.side(), symbol.name())))
              .map(UnitSummary::of)
              .orElse(symbol.name());
      case SIDE ->
          analysis
              .scenario()
              .flatMap(each -> each.findSide(symbol.name()))
              .map(side -> "Side " + side.name() + ": " + side.title() + ".")
              .orElse(symbol.name());
      case ROLE -> "Role of " + symbol.side() + ": " + symbol.name() + ".";
    };
  }

  private Analysis analyse(String text) {
    Analysis known = last;
    if (known != null && known.source().text().equals(text)) {
      return known;
    }
    ArmyLists lists = folder.get().map(ArmyLists::in).orElseGet(ArmyLists::unsaved);
    Analysis fresh = Analysis.of("", text, lists);
    last = fresh;
    return fresh;
  }

  private static int inside(String text, int offset) {
    return Math.max(0, Math.min(offset, text.length()));
  }
}
