package studio.kriegsspiel.desk.script;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.language.ide.Signature;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.study.help.FileEdits;
import studio.kriegsspiel.study.help.Hint;
import studio.kriegsspiel.study.help.NamePlace;
import studio.kriegsspiel.study.help.ProseReading;

/**
 * Help with a text that is being written; called off the event thread but where it says otherwise.
 * The file is where the text belongs, if anywhere: army lists are looked for beside it.
 */
public interface WritingHelp {
  /** How the text may go on at an offset. */
  List<WordProposal> complete(Optional<Path> file, String text, int offset);

  /**
   * What is told about the word at a place, if the text has been understood as it stands; quick
   * enough for the event thread.
   */
  Optional<String> explain(String text, int offset);

  /** Whether the text has been understood as it stands, so that its names are told at once. */
  boolean isUnderstood(String text);

  /** What the text holds by name, if it is understood well enough. */
  Optional<OutlineNode> outline(String text);

  /** An example of the statement that is being written at an offset. */
  Optional<Signature> signature(String text, int offset);

  /** Figures that follow from what is written, if the text has been studied as it stands. */
  List<Hint> hints(String text);

  /** The prose of the text as its readers will read it, if it has been studied as it stands. */
  List<ProseReading> readings(String text);

  /** Every place of the text that names what is named at an offset. */
  List<NameUse> sameNames(String text, int offset);

  /** What is named at an offset. */
  Optional<NameUse> name(String text, int offset);

  /** Where it is defined. */
  Optional<NamePlace> definition(Optional<Path> file, String text, int offset);

  /** Every place that names it, in all files, its definition first. */
  List<NamePlace> occurrences(Optional<Path> file, String text, int offset);

  /**
   * The edits of all files that give it another name, those of the text first.
   *
   * @throws IllegalArgumentException if it cannot be called so; its message is one sentence
   */
  List<FileEdits> rename(Optional<Path> file, String text, int offset, String newName);

  /** The text of another file, as it is open elsewhere or saved. */
  String text(Path file);
}
