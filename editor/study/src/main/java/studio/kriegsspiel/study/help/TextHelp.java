package studio.kriegsspiel.study.help;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import studio.kriegsspiel.language.ide.ScenarioEditing;
import studio.kriegsspiel.study.Study;

/**
 * All help for one text that is being written. Safe for many threads; what asks the study is
 * answered from the last one.
 */
public final class TextHelp {
  private final ScenarioEditing editing;
  private final NameHelp names;

  /**
   * Help for a text.
   *
   * @param study gives the last study of the text, if there is one
   * @param file gives the text's file, if it has one
   * @param workspace the files around it
   */
  public TextHelp(
      Supplier<Optional<Study>> study, Supplier<Optional<Path>> file, Workspace workspace) {
    this.editing = new ScenarioEditing(new StudySurroundings(study, file, workspace));
    this.names = new NameHelp(editing, file, workspace, new GroundPlaces(study, file));
  }

  /** What the text, its ground and its book tell: completion, hover, names, colours. */
  public ScenarioEditing editing() {
    return editing;
  }

  /** Where its names are defined and used, in it and in the files around it. */
  public NameHelp names() {
    return names;
  }

  /** Figures that follow from the statements between two offsets of a study's text. */
  public static List<Hint> hints(Study study, int from, int to) {
    return study
        .situation()
        .map(situation -> Hints.of(situation, study.text(), from, to))
        .orElse(List.of());
  }

  /** The texts that refer to something, as their readers will read them. */
  public static List<ProseReading> readings(Study study) {
    return study.situation().map(ProseReading::of).orElse(List.of());
  }

  /** Lines above the statements of a study's text. */
  public static List<Lens> lenses(Study study) {
    return study.situation().map(Lenses::of).orElse(List.of());
  }
}
