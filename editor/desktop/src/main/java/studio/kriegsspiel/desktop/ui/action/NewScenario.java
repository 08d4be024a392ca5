package studio.kriegsspiel.desktop.ui.action;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.model.desk.Paperwork;
import studio.kriegsspiel.desktop.ui.dialog.NewDialog;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** Asks for title, rule book and template, and lays a new scenario on the desk. */
public final class NewScenario extends StudioAction {
  private static final long serialVersionUID = 1L;

  private final transient Paperwork paperwork;
  private final transient Library library;
  private final transient Supplier<@Nullable Component> parent;

  /** Starts from the templates and scenarios of {@code library}. */
  public NewScenario(Paperwork paperwork, Library library, Supplier<@Nullable Component> parent) {
    super("&New…", "ctrl N", "Start a new scenario");
    sign(Symbol.NEW);
    this.paperwork = paperwork;
    this.library = library;
    this.parent = parent;
  }

  @Override
  protected void perform() {
    List<LibraryEntry> starts = new ArrayList<>(library.templates());
    starts.addAll(library.scenarios());
    new NewDialog(starts)
        .ask(parent.get())
        .ifPresent(answer -> paperwork.startNew(answer.beginning(), answer.template().path()));
  }
}
