package studio.kriegsspiel.desktop.ui.reader;

import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JMenu;
import javax.swing.JRadioButtonMenuItem;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.readers.ReaderWork;
import studio.kriegsspiel.situation.knowledge.Reader;

/** As whom the scenario is looked at, chosen in a menu. */
public final class ReaderMenu {
  private final Desk desk;
  private final ReaderWork readers;

  /** Chooses among the readers of the scenario on {@code desk}. */
  public ReaderMenu(Desk desk, ReaderWork readers) {
    this.desk = desk;
    this.readers = readers;
  }

  /** Fills a menu that opens. */
  public void fill(JMenu menu) {
    ButtonGroup group = new ButtonGroup();
    add(menu, group, "The umpire", Optional.empty());
    List<Reader.Player> all = readers.readers().get();
    all.forEach(each -> add(menu, group, ReaderWork.title(each), Optional.of(each)));
  }

  private void add(JMenu menu, ButtonGroup group, String words, Optional<Reader.Player> reader) {
    JRadioButtonMenuItem item = new JRadioButtonMenuItem(words, desk.reader().get().equals(reader));
    item.addActionListener(event -> desk.reader().set(reader));
    group.add(item);
    menu.add(item);
  }
}
