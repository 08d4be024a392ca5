package studio.kriegsspiel.desktop.ui.editor;

import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.KeyStroke;
import org.fife.ui.autocomplete.AutoCompletion;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.script.Proposal;
import studio.kriegsspiel.desk.script.WritingHelp;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desk.work.Latest;
import studio.kriegsspiel.desk.work.Outcome;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Proposes how the text may go on: asks in the background, then shows the list at the caret. */
final class Completion {
  private static final int CHOICES_WIDE = 340;
  private static final int CHOICES_HIGH = 220;

  private final ScriptArea area;
  private final Desk desk;
  private final WritingHelp help;
  private final Latest<List<Proposal>> latest;
  private final ProposalSource source = new ProposalSource();
  private final AutoCompletion popup = new Popup();
  private final FillingIn filling;

  Completion(ScriptArea area, Desk desk, WritingHelp help, BackgroundRunner runner) {
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

  /** Begins to listen: to the look of all windows too, which holds it until {@link #end}. */
  void begin() {
    popup.install(area);
  }

  /** Listens no longer. */
  void end() {
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

  private void show(Outcome<List<Proposal>> outcome, int caret) {
    boolean stillThere =
        outcome.version() == desk.manuscript().version() && area.getCaretPosition() == caret;
    if (stillThere && outcome instanceof Outcome.Done<List<Proposal>> done) {
      source.hold(done.value());
      if (done.value().isEmpty()) {
        desk.message().set(Message.info("There is nothing to propose here."));
      } else {
        popup.doCompletion();
      }
    }
  }

  /** Writes what is chosen and leads to what is left to be filled in. */
  private final class Popup extends AutoCompletion {
    Popup() {
      super(source);
    }

    @Override
    protected void insertCompletion(
        org.fife.ui.autocomplete.Completion chosen, boolean typedParameterList) {
      super.insertCompletion(chosen, typedParameterList);
      if (chosen instanceof ProposalSource.Offer offer) {
        int length = offer.proposal().text().length();
        filling.begin(area.getCaretPosition() - length, length, offer.proposal().writes().holes());
      }
    }
  }
}
