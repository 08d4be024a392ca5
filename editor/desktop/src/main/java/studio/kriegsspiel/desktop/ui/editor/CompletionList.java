package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Window;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.Document;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.script.Unasked;
import studio.kriegsspiel.desk.script.WordProposal;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.WorkOutcome;
import studio.kriegsspiel.desktop.ui.look.Looks;

/**
 * Proposes how the text may go on: asks in the background, then shows the list at the caret; by
 * itself where {@link Unasked} says so.
 */
final class CompletionList {
  private static final int CHOICES_WIDE = 340;
  private static final int CHOICES_HIGH = 220;

  private final ScriptArea area;
  private final Desk desk;
  private final WritingHelp help;
  private final Latest<List<WordProposal>> latest;
  private final ProposalSource source = new ProposalSource();
  private final AutoCompletion popup = new Popup();
  private final FillingIn filling;
  private final Typed typed = new Typed();

  CompletionList(ScriptArea area, Desk desk, WritingHelp help, BackgroundRunner runner) {
    this.area = area;
    this.filling = new FillingIn(area);
    this.desk = desk;
    this.help = help;
    this.latest = new Latest<>(runner, "Proposals");
    popup.setAutoActivationEnabled(false);
    popup.setShowDescWindow(true);
    popup.setListCellRenderer(new OfferRow());
    popup.setChoicesWindowSize(Looks.scaled(CHOICES_WIDE), Looks.scaled(CHOICES_HIGH));
    popup.setDescriptionWindowSize(Looks.scaled(CHOICES_WIDE), Looks.scaled(CHOICES_HIGH));
    popup.setAutoCompleteSingleChoices(false);
    popup.setParameterAssistanceEnabled(false);
    // Its own key would show old proposals; the window's action asks for fresh ones first.
    popup.setTriggerKey(KeyStroke.getKeyStroke(KeyEvent.VK_F24, 0));
  }

  /** Hears what is typed, once it stands in the text. */
  private final class Typed extends KeyAdapter {
    @Override
    public void keyTyped(KeyEvent event) {
      char letter = event.getKeyChar();
      EventQueue.invokeLater(() -> typed(letter));
    }
  }

  /** Begins to listen: to the look of all windows too, which holds it until {@link #end}. */
  void begin() {
    popup.install(area);
    area.addKeyListener(typed);
  }

  /** Listens no longer. */
  void end() {
    area.removeKeyListener(typed);
    popup.uninstall();
  }

  /** Asks for proposals at the caret. */
  void request() {
    Snapshot snapshot = desk.manuscript().snapshot();
    int caret = area.getCaretPosition();
    var file = desk.file().get().whereabouts();
    latest.request(
        snapshot.version(),
        progress -> help.complete(file, snapshot.text(), caret),
        outcome -> show(outcome, caret));
  }

  private void show(WorkOutcome<List<WordProposal>> outcome, int caret) {
    boolean stillThere =
        outcome.version() == desk.manuscript().version() && area.getCaretPosition() == caret;
    if (stillThere && outcome instanceof WorkOutcome.Done<List<WordProposal>> done) {
      source.hold(done.value());
      if (done.value().isEmpty()) {
        desk.message().set(Message.info("There is nothing to propose here."));
      } else {
        popUp();
      }
    }
  }

  private void popUp() {
    popup.doCompletion();
    Window window = SwingUtilities.getWindowAncestor(area);
    if (window != null) {
      nameWindows(window);
    }
  }

  /** The window of explanations belongs to that of the list, and this to the studio's. */
  private static void nameWindows(Window owner) {
    for (Window each : owner.getOwnedWindows()) {
      if (each.getClass().getName().contains("autocomplete")) {
        nameParts(each);
        nameWindows(each);
      }
    }
  }

  /** The list is not the studio's own, and gives its parts no names. */
  private static void nameParts(Container of) {
    for (Component each : of.getComponents()) {
      String name =
          each instanceof JList
              ? "Proposals"
              : each instanceof JTextComponent
                  ? "About the proposal"
                  : each instanceof AbstractButton ? "To another explanation" : "";
      if (!name.isEmpty()) {
        each.getAccessibleContext().setAccessibleName(name);
      }
      if (each instanceof Container inner) {
        nameParts(inner);
      }
    }
  }

  /** Looks for proposals behind a character that was just typed, if they are welcome there. */
  private void typed(char letter) {
    Snapshot snapshot = desk.manuscript().snapshot();
    int caret = area.getCaretPosition();
    boolean asks = letter == '"' || letter == '.';
    if (!asks || popup.isPopupVisible() || !Unasked.isWelcome(snapshot.text(), caret)) {
      return;
    }
    var file = desk.file().get().whereabouts();
    latest.request(
        snapshot.version(),
        progress ->
            Unasked.fitting(help.complete(file, snapshot.text(), caret), snapshot.text(), caret),
        outcome -> showUnasked(outcome, snapshot.text(), caret));
  }

  private void showUnasked(WorkOutcome<List<WordProposal>> outcome, String text, int caret) {
    boolean stillThere =
        Unasked.isStillThere(text, caret, desk.manuscript().text(), area.getCaretPosition());
    if (stillThere
        && outcome instanceof WorkOutcome.Done<List<WordProposal>> done
        && !done.value().isEmpty()) {
      source.hold(done.value());
      KeysLeft keys = new KeysLeft(area);
      popUp();
      keys.give();
    }
  }

  /** Writes what is chosen and leads to what is left to be filled in. */
  private final class Popup extends AutoCompletion {
    private boolean closed;

    Popup() {
      super(source);
    }

    @Override
    protected void insertCompletion(
        org.fife.ui.autocomplete.Completion chosen, boolean typedParameterList) {
      super.insertCompletion(chosen, typedParameterList);
      if (chosen instanceof ProposalSource.Offer offer) {
        int length = offer.proposal().text().length();
        if (closed) {
          area.setCaretPosition(area.getCaretPosition() + 1);
        }
        filling.begin(area.getCaretPosition() - length, length, offer.proposal().writes().holes());
      }
    }

    /** A quotation mark that closes already, as the text sets it behind one, is not set again. */
    @Override
    protected String getReplacementText(
        org.fife.ui.autocomplete.Completion chosen, Document text, int start, int length) {
      String usual = super.getReplacementText(chosen, text, start, length);
      closed =
          usual.length() > 1
              && usual.endsWith("\"")
              && desk.manuscript().text().startsWith("\"", start + length)
              && desk.manuscript().text().charAt(start) == '"';
      return closed ? usual.substring(0, usual.length() - 1) : usual;
    }
  }
}
