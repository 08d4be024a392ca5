package studio.kriegsspiel.desktop.ui.window;

import java.awt.CardLayout;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import studio.kriegsspiel.desk.core.Continued;
import studio.kriegsspiel.desk.gallery.Gallery;
import studio.kriegsspiel.desktop.ui.action.DoThis;
import studio.kriegsspiel.desktop.ui.gallery.GalleryPanel;
import studio.kriegsspiel.study.shelf.Shelf;

/** The room that the gallery of the library shares with the desk: one of them is seen. */
public final class FirstPage extends JPanel {
  private static final long serialVersionUID = 1L;

  private static final String DESK = "desk";
  private static final String GALLERY = "gallery";

  private final CardLayout layout = new CardLayout();
  private final transient StudioWindow window;
  private final transient Gallery gallery;
  private final GalleryPanel panel;
  private boolean open;

  /**
   * The page over a desk, which is seen first.
   *
   * @param desk the parts of the window
   */
  FirstPage(StudioWindow window, JComponent desk) {
    this.window = window;
    setLayout(layout);
    Services services = window.services();
    gallery = new Gallery(Shelf::open, services.pictures(), services.runner());
    panel =
        new GalleryPanel(
            gallery,
            this::take,
            List.of(
                new DoThis("New\u2026", "", "Start a new scenario", this::begin),
                new DoThis("Open\u2026", "", "Open a scenario of your own", this::openFile),
                new DoThis("Back to the desk", "", "Show text and map (Escape)", this::close)),
            this::close);
    add(desk, DESK);
    add(panel, GALLERY);
    window.desk().file().listen(file -> leave());
  }

  /** Shows the gallery and reads the library. */
  public void open() {
    open = true;
    gallery.read();
    panel.showContinued(Continued.of(window.paperwork()).stream().map(this::fromHere).toList());
    layout.show(this, GALLERY);
    panel.focusSearch();
  }

  /** Shows the desk and gives the text the keyboard. */
  public void close() {
    leave();
    window.script().focusText();
  }

  /** Shows the desk; the keyboard stays where it is. */
  void leave() {
    if (open) {
      open = false;
      layout.show(this, DESK);
    }
  }

  /** Whether the gallery is seen. */
  public boolean isOpen() {
    return open;
  }

  /** The gallery's page. */
  public GalleryPanel panel() {
    return panel;
  }

  /** Goes on at the desk, which is to be seen then. */
  private Continued fromHere(Continued work) {
    return new Continued(
        work.words(),
        work.name(),
        work.unsaved(),
        () -> {
          close();
          work.go().run();
        });
  }

  private void take(Shelf.Item item) {
    close();
    window
        .paperwork()
        .startCopy(
            item.entry().path(), list -> window.services().library().findArmy(list).isPresent());
  }

  private void begin() {
    window
        .grounds()
        .newDialog()
        .ask(this)
        .ifPresent(
            answer -> {
              close();
              window.grounds().begin(answer);
            });
  }

  private void openFile() {
    close();
    window.paperwork().open();
  }
}
