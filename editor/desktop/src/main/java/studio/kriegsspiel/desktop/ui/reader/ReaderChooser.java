package studio.kriegsspiel.desktop.ui.reader;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Chooses as whom the scenario is looked at: as the umpire, a side, a role, or who plays it. */
public final class ReaderChooser extends JComboBox<ReaderChooser.Choice> {
  private static final long serialVersionUID = 1L;
  private static final int WIDE = 240;

  private boolean following;

  /** One as whom it can be looked at. */
  public record Choice(Optional<Reader.Player> reader) {
    @Override
    public String toString() {
      return reader.map(ReaderWork::title).orElse("The umpire");
    }
  }

  /** Offers the readers of the scenario on {@code desk}. */
  public ReaderChooser(Desk desk, ReaderWork readers) {
    setToolTipText("As whom the scenario is looked at, on the map and in the lists");
    getAccessibleContext().setAccessibleName("As seen by");
    setPreferredSize(new Dimension(Looks.scaled(WIDE), getPreferredSize().height));
    readers.readers().follow(all -> offer(all, desk.reader().get()));
    desk.reader().listen(reader -> follow(() -> setSelectedItem(new Choice(reader))));
    addActionListener(
        event -> {
          if (!following && getSelectedItem() instanceof Choice chosen) {
            desk.reader().set(chosen.reader());
          }
        });
  }

  private void offer(List<Reader.Player> all, Optional<Reader.Player> chosen) {
    follow(
        () -> {
          DefaultComboBoxModel<Choice> model = new DefaultComboBoxModel<>();
          model.addElement(new Choice(Optional.empty()));
          all.forEach(each -> model.addElement(new Choice(Optional.of(each))));
          model.setSelectedItem(new Choice(chosen));
          setModel(model);
        });
  }

  private void follow(Runnable change) {
    following = true;
    try {
      change.run();
    } finally {
      following = false;
    }
  }
}
