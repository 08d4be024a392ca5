package studio.kriegsspiel.desktop.ui.dialog;

import com.formdev.flatlaf.util.SystemFileChooser;
import java.awt.Component;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desk.core.Questions;
import studio.kriegsspiel.desk.file.Comparison;
import studio.kriegsspiel.desk.file.Recovered;
import studio.kriegsspiel.desk.file.RecoveredGround;
import studio.kriegsspiel.desktop.ui.editor.FindingText;

/** Asks with dialogs. */
public final class FileQuestions implements Questions {
  private static final int MOST_FILES = 20;
  private final Supplier<@Nullable Component> parent;
  private final Supplier<List<Path>> recent;

  /**
   * Asks above a window.
   *
   * @param parent the window
   * @param recent the scenarios opened last, in whose folder the next is looked for
   */
  public FileQuestions(Supplier<@Nullable Component> parent, Supplier<List<Path>> recent) {
    this.parent = parent;
    this.recent = recent;
  }

  @Override
  public Unsaved askUnsaved(String name) {
    int answer =
        choose(
            "Save " + name + "?",
            name + " has changes that are not saved.",
            JOptionPane.WARNING_MESSAGE,
            "Save",
            "Don't save",
            "Cancel");
    return switch (answer) {
      case 0 -> Unsaved.SAVE;
      case 1 -> Unsaved.DISCARD;
      default -> Unsaved.CANCEL;
    };
  }

  @Override
  public Optional<Path> askOpen(Optional<Path> beside) {
    SystemFileChooser chooser = chooser(beside);
    return chooser.showOpenDialog(parent.get()) == SystemFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }

  @Override
  public Optional<Path> askTable(Optional<Path> beside) {
    SystemFileChooser chooser = new SystemFileChooser(folder(beside));
    SystemFileChooser.FileFilter tables =
        new SystemFileChooser.FileNameExtensionFilter(
            "Tables and armies of other programs (*.csv, *.tsv, *.txt, *.xlsx, *.json, *.xml)",
            "csv",
            "tsv",
            "txt",
            "xlsx",
            "json",
            "xml");
    chooser.addChoosableFileFilter(tables);
    chooser.setFileFilter(tables);
    return chooser.showOpenDialog(parent.get()) == SystemFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().toPath())
        : Optional.empty();
  }

  @Override
  public Optional<Path> askSave(Optional<Path> beside, String name) {
    SystemFileChooser chooser = chooser(beside);
    chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name));
    while (chooser.showSaveDialog(parent.get()) == SystemFileChooser.APPROVE_OPTION) {
      Path path = chooser.getSelectedFile().toPath();
      // The chooser asks about the name as it stands; an ending that is put to it is asked here.
      Path ended = Paperwork.withEnding(path);
      if (ended.equals(path)
          || !Files.exists(ended)
          || isOwn(beside, ended)
          || confirmReplace(ended)) {
        return Optional.of(path);
      }
    }
    return Optional.empty();
  }

  private static boolean isOwn(Optional<Path> open, Path path) {
    return open.filter(path.toAbsolutePath().normalize()::equals).isPresent();
  }

  private boolean confirmReplace(Path path) {
    return choose(
            "Replace " + path.getFileName() + "?",
            "There is a file of that name already. Replacing it cannot be undone.",
            JOptionPane.WARNING_MESSAGE,
            "Replace",
            "Choose another name")
        == 0;
  }

  private SystemFileChooser chooser(Optional<Path> beside) {
    SystemFileChooser chooser = new SystemFileChooser(folder(beside));
    SystemFileChooser.FileFilter scenarios =
        new SystemFileChooser.FileNameExtensionFilter("Scenarios (*.kriegsspiel)", "kriegsspiel");
    chooser.addChoosableFileFilter(scenarios);
    chooser.setFileFilter(scenarios);
    return chooser;
  }

  private @Nullable File folder(Optional<Path> beside) {
    return beside
        .or(() -> recent.get().stream().findFirst())
        .map(Path::getParent)
        .map(Path::toFile)
        .orElse(null);
  }

  @Override
  public Overtaken askOvertaken(String name) {
    int answer =
        choose(
            name + " was changed on disk",
            "Another program has changed "
                + name
                + " since it was opened here.\nKeeping yours writes over what that program wrote.",
            JOptionPane.WARNING_MESSAGE,
            "Compare…",
            "Reload",
            "Keep mine",
            "Cancel");
    return answer < 0 ? Overtaken.CANCEL : Overtaken.values()[answer];
  }

  @Override
  public boolean askOverwriteChanged(String name) {
    return choose(
            "Save over " + name + "?",
            "Another program has changed "
                + name
                + " since it was opened here.\nSaving replaces what that program wrote.",
            JOptionPane.WARNING_MESSAGE,
            "Cancel",
            "Save over it")
        == 1;
  }

  @Override
  public boolean askReplace(List<String> files) {
    String shown = String.join("\n", files.subList(0, Math.min(MOST_FILES, files.size())));
    String more =
        files.size() > MOST_FILES ? "\n… and %d more".formatted(files.size() - MOST_FILES) : "";
    return choose(
            "Replace in all files?",
            shown + more + "\n\nUndo takes all of it back as one step, while this window is open.",
            JOptionPane.QUESTION_MESSAGE,
            "Cancel",
            "Replace")
        == 1;
  }

  @Override
  public boolean askElsewhere(String sentence) {
    return choose("Not saved", wrapped(sentence), JOptionPane.ERROR_MESSAGE, "Save as…", "Not now")
        == 0;
  }

  /** A sentence in lines of a width that a dialog can show. */
  private static String wrapped(String sentence) {
    return sentence.replaceAll("(.{60,80}?)\\s", "$1\n");
  }

  @Override
  public Restore askRestore(Recovered recovered) {
    String words =
        "The studio ended on "
            + recovered.when()
            + " with unsaved text of "
            + recovered.name()
            + ".\nRestoring it changes nothing on disk until you save.";
    int answer =
        choose(
            "Restore unsaved text?",
            words,
            JOptionPane.QUESTION_MESSAGE,
            "Restore",
            "Compare\u2026",
            "Not now",
            "Throw away");
    return answer < 0 ? Restore.LATER : Restore.values()[answer];
  }

  @Override
  public Restore askRestore(RecoveredGround recovered) {
    int answer =
        choose(
            "Restore the unsaved ground?",
            "The studio ended on "
                + recovered.when()
                + " with unsaved changes of the ground \u201c"
                + recovered.name()
                + "\u201d.\nRestoring them changes nothing on disk until you save.",
            JOptionPane.QUESTION_MESSAGE,
            "Restore",
            "Not now",
            "Throw away");
    return switch (answer) {
      case 0 -> Restore.RESTORE;
      case 2 -> Restore.THROW_AWAY;
      default -> Restore.LATER;
    };
  }

  @Override
  public void show(String name, Comparison comparison) {
    if (SwingUtilities.getRoot(parent.get()) instanceof JFrame frame) {
      new CompareDialog(frame, name, comparison).show();
    }
  }

  @Override
  public boolean askEndWork(String title) {
    return choose(
            "End the work under way?",
            title
                + " is still under way.\nClosing the window ends it, and nothing of it is written.",
            JOptionPane.WARNING_MESSAGE,
            "End it and close",
            "Go on working")
        == 0;
  }

  @Override
  public void tell(String title, String sentence) {
    JOptionPane.showMessageDialog(
        parent.get(), wrapped(FindingText.quoted(sentence)), title, JOptionPane.ERROR_MESSAGE);
  }

  private int choose(String title, String message, int kind, String... answers) {
    return JOptionPane.showOptionDialog(
        parent.get(), message, title, JOptionPane.DEFAULT_OPTION, kind, null, answers, answers[0]);
  }
}
