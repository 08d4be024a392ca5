package studio.kriegsspiel.desktop.ui.window;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.Filing;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.desk.decision.EveningBook;
import studio.kriegsspiel.desk.game.GameDesk;
import studio.kriegsspiel.desktop.ui.decision.DecisionWindow;
import studio.kriegsspiel.desktop.ui.game.GameWindow;
import studio.kriegsspiel.reading.decision.DecisionParty;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Deciding questions of the rule book, from wherever it is asked for in the window, and the game in
 * which they are decided.
 */
public final class Decisions {
  private final Desk desk;
  private final Deciding deciding;
  private final EveningBook book;
  private final DecisionWindow window;
  private final GameDesk game;
  private final GameWindow table;

  Decisions(JFrame frame, Desk desk, Navigation navigation, Filing filing, Services services) {
    this.desk = desk;
    this.deciding = new Deciding(desk, services.runner());
    this.book = new EveningBook(desk, services.journal().evenings(), filing.landing());
    this.window = new DecisionWindow(frame, desk, deciding, book);
    this.game = new GameDesk(desk, services.runner());
    this.table = new GameWindow(frame, desk, game, this::show);
    deciding.decided().listen(decided -> game.look());
    navigation.decisions().listen(this::show);
    deciding
        .second()
        .listen(
            party -> {
              if (party.isPresent() && !window.dialog().isVisible()) {
                window.show(Optional.empty(), Optional.empty());
              }
            });
  }

  /** Shows the questions about what is chosen, or about those they were last about. */
  void show() {
    show(desk.group().get());
  }

  private void show(Collection<UnitId> units) {
    List<DecisionParty> parties = units.stream().limit(2).map(deciding::party).toList();
    window.show(
        parties.stream().findFirst(),
        parties.size() < 2 ? Optional.empty() : Optional.of(parties.get(1)));
  }

  /** The question that is put. */
  public Deciding deciding() {
    return deciding;
  }

  /** The log of the evening. */
  public EveningBook book() {
    return book;
  }

  /** The game in which it is put, while one is under way. */
  public GameDesk game() {
    return game;
  }

  /** The window of the game. */
  public GameWindow table() {
    return table;
  }

  /** The window in which it is put. */
  public DecisionWindow window() {
    return window;
  }
}
