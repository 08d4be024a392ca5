package studio.kriegsspiel.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.analysis.KeptTrees;
import studio.kriegsspiel.language.format.Formatter;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.TextFiles;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The scenario language: text to records. Any thread may use it. */
public final class ScenarioLanguage {
  /** So many texts are edited at once; more are read from their beginning. */
  private static final int EDITED = 2;

  private final KeptTrees trees;

  /** Keeps nothing of what it reads. */
  public ScenarioLanguage() {
    this(0);
  }

  private ScenarioLanguage(int texts) {
    this.trees = new KeptTrees(texts);
  }

  /** The language for texts that are read again and again while somebody writes. */
  public static ScenarioLanguage ofEditedTexts() {
    return new ScenarioLanguage(EDITED);
  }

  /**
   * Reads a text.
   *
   * @param document the name findings show, usually a file name
   */
  public ParsedScenario parse(String document, String text) {
    return parse(document, text, ArmyLists.unsaved());
  }

  /**
   * Reads a text that may bring in army lists ({@code import "armies/kgl.kriegsspiel"}).
   *
   * @param document the name findings show, usually a file name
   * @param folder the folder of the scenario's file; lists are read in and below it alone
   */
  public ParsedScenario parse(String document, String text, Path folder) {
    return parse(document, text, folder, FileTexts.ON_DISK);
  }

  /**
   * The same with army lists that somebody may have open.
   *
   * @param texts gives the texts of the lists
   */
  public ParsedScenario parse(String document, String text, Path folder, FileTexts texts) {
    return parse(document, text, ArmyLists.in(folder, texts));
  }

  /**
   * Reads a text that is in no folder yet; it brings in such army lists as are known by name.
   *
   * @param texts gives the texts of the lists
   */
  public ParsedScenario parse(String document, String text, FileTexts texts) {
    return parse(document, text, ArmyLists.unsaved(texts));
  }

  /**
   * Reads an order sheet with the names of a scenario that was read before, whatever file it names.
   *
   * @param document the name findings show
   */
  public ParsedScenario parseSheet(String document, String text, Scenario scenario) {
    return parsed(Analysis.ofSheet(document, text, scenario));
  }

  private ParsedScenario parse(String document, String text, ArmyLists lists) {
    lists.lookAhead(text);
    return Analysis.of(new SourceText(document, text), lists, trees, analysis -> parsed(analysis));
  }

  private static ParsedScenario parsed(Analysis analysis) {
    return new ParsedScenario(
        analysis.source().document(),
        analysis.source().text(),
        analysis.written(),
        analysis.sheet(),
        analysis.variantFile(),
        analysis.findings());
  }

  /**
   * Reads the units of an army list ({@code army library "..."}), parents with their parts; none if
   * the text is no such list. The lists it brings in itself are left out.
   */
  public List<Unit> parseArmyList(String document, String text) {
    SourceText source = new SourceText(document, text);
    if (text.length() > TolerantParser.LONGEST) {
      return List.of();
    }
    return TolerantParser.parse(source)
        .map(tree -> ArmyLists.unsaved().units(source, tree.document()))
        .orElse(List.of());
  }

  /**
   * Reads a file in UTF-8; a byte order mark is passed over.
   *
   * @throws UncheckedIOException if it cannot be read; its message is one sentence for the user
   */
  public ParsedScenario load(Path file) {
    return load(file, FileTexts.ON_DISK);
  }

  /**
   * The same with army lists that somebody may have open, or that are known by name.
   *
   * @param texts gives the texts of the lists
   * @throws UncheckedIOException if it cannot be read; its message is one sentence for the user
   */
  public ParsedScenario load(Path file, FileTexts texts) {
    try {
      Path whole = file.toAbsolutePath();
      Path folder = whole.getParent() == null ? whole : whole.getParent();
      return parse(String.valueOf(file.getFileName()), TextFiles.read(file), folder, texts);
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /** The edits that set a text in order; none for one that is, or whose form has an error. */
  public List<TextEdit> format(String text) {
    return new Formatter(Analysis.of("", text)).edits();
  }
}
