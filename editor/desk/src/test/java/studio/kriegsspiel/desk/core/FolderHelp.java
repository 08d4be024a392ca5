package studio.kriegsspiel.desk.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.desk.script.WordProposal;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.language.ide.Signature;
import studio.kriegsspiel.language.ide.names.NameUse;
import studio.kriegsspiel.study.help.FileEdits;
import studio.kriegsspiel.study.help.Hint;
import studio.kriegsspiel.study.help.NameHelp;
import studio.kriegsspiel.study.help.NamePlace;
import studio.kriegsspiel.study.help.ProseReading;
import studio.kriegsspiel.study.help.TextHelp;
import studio.kriegsspiel.study.help.Workspace;

/** Names of a text and of the files of one folder, as the window's own help tells them. */
public final class FolderHelp implements WritingHelp {
  private final Workspace workspace = new Workspace();
  private final NameHelp names;
  private Optional<Path> file = Optional.empty();

  /** Help about the files of {@code folder}. */
  public FolderHelp(Path folder) {
    workspace.lookInto(folder);
    names = new TextHelp(Optional::empty, () -> file, workspace).names();
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
  public Optional<OutlineNode> outline(String text) {
    return Optional.empty();
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

  @Override
  public List<WordProposal> complete(Optional<Path> of, String text, int offset) {
    return List.of();
  }

  @Override
  public Optional<String> explain(String text, int offset) {
    return Optional.empty();
  }

  @Override
  public boolean isUnderstood(String text) {
    return true;
  }

  @Override
  public Optional<Signature> signature(String text, int offset) {
    return Optional.empty();
  }

  @Override
  public List<Hint> hints(String text) {
    return List.of();
  }

  @Override
  public List<ProseReading> readings(String text) {
    return List.of();
  }
}
