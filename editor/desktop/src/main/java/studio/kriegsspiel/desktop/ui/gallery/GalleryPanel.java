package studio.kriegsspiel.desktop.ui.gallery;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ListSelectionModel;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desk.core.Continued;
import studio.kriegsspiel.desk.gallery.Gallery;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Typing;
import studio.kriegsspiel.study.shelf.Shelf;

/**
 * The window's first page: the scenarios of the library as cards, found by words, opened as copies.
 * Arrow keys go from card to card, Enter opens, Ctrl+F leads to the search, Escape leaves the page.
 */
public final class GalleryPanel extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient Gallery gallery;
  private final transient Consumer<Shelf.Item> open;
  private final DefaultListModel<Shelf.Item> cards = new DefaultListModel<>();
  private final JList<Shelf.Item> list = new JList<>(cards);
  private final JTextField search = new JTextField(30);
  private final JLabel count = new JLabel(" ");
  private final LeftBehindRows left = new LeftBehindRows();

  /**
   * A page of a gallery.
   *
   * @param open opens a copy of a scenario
   * @param others what else can be done, the way back last
   * @param leave goes back to the desk
   */
  public GalleryPanel(
      Gallery gallery, Consumer<Shelf.Item> open, List<Action> others, Runnable leave) {
    super(new BorderLayout());
    this.gallery = gallery;
    this.open = open;
    add(head(others), BorderLayout.NORTH);
    add(cards(), BorderLayout.CENTER);
    BoundKey.bind(this, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ESCAPE", leave);
    BoundKey.bind(this, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ctrl F", this::focusSearch);
    BoundKey.bind(list, JComponent.WHEN_FOCUSED, "ENTER", this::openChosen);
    BoundKey.bind(search, JComponent.WHEN_FOCUSED, "ENTER", this::openChosen);
    BoundKey.bind(search, JComponent.WHEN_FOCUSED, "DOWN", list::requestFocusInWindow);
    gallery.shown().follow(this::show);
  }

  private JPanel head(List<Action> others) {
    JLabel title = new JLabel("Choose a scenario");
    title.setFont(title.getFont().deriveFont(Font.BOLD, title.getFont().getSize2D() * 1.6f));
    search.putClientProperty(
        "JTextField.placeholderText", "Search: bridge, Waterloo, 1815, exercise \u2026");
    search.putClientProperty("JTextField.showClearButton", true);
    search.getAccessibleContext().setAccessibleName("Search the library");
    Typing.listen(search, gallery::search);
    count.setForeground(Looks.colour("Studio.headingForeground"));
    JPanel buttons = new JPanel(new FlowLayout(FlowLayout.TRAILING, Looks.scaled(8), 0));
    others.forEach(each -> buttons.add(new JButton(each)));
    JPanel top = new JPanel(new BorderLayout());
    top.add(title, BorderLayout.WEST);
    top.add(buttons, BorderLayout.EAST);
    JPanel below = new JPanel(new BorderLayout(Looks.scaled(12), 0));
    below.setBorder(BorderFactory.createEmptyBorder(Looks.scaled(12), 0, 0, Looks.scaled(8)));
    below.add(search, BorderLayout.WEST);
    below.add(count, BorderLayout.CENTER);
    JPanel head = new JPanel(new BorderLayout());
    int edge = Looks.scaled(20);
    head.setBorder(BorderFactory.createEmptyBorder(edge, edge, Looks.scaled(8), edge / 2));
    head.add(top, BorderLayout.NORTH);
    head.add(below, BorderLayout.CENTER);
    head.add(left, BorderLayout.SOUTH);
    return head;
  }

  /** Shows work that can be gone on with above the cards. */
  public void showContinued(List<Continued> all) {
    left.show(all);
  }

  /** Makes the cards so wide that a row of them fills the window. */
  private void fillRows() {
    Insets edge = list.getInsets();
    int space = list.getWidth() - edge.left - edge.right;
    int wanted = CardRenderer.cellSize().width;
    int width = space / Math.max(1, space / wanted);
    if (width >= wanted && width != list.getFixedCellWidth()) {
      list.setFixedCellWidth(width);
    }
  }

  private JScrollPane cards() {
    Dimension size = CardRenderer.cellSize();
    list.setLayoutOrientation(JList.HORIZONTAL_WRAP);
    list.setVisibleRowCount(-1);
    list.setFixedCellWidth(size.width);
    list.setFixedCellHeight(size.height);
    list.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fillRows();
          }
        });
    list.setCellRenderer(new CardRenderer(gallery));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setOpaque(false);
    list.getAccessibleContext().setAccessibleName("Scenarios of the library");
    int edge = Looks.scaled(12);
    list.setBorder(BorderFactory.createEmptyBorder(0, edge, edge, edge));
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2 && isOnCard(event)) {
              openChosen();
            }
          }
        });
    JScrollPane pane =
        new JScrollPane(
            list, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.getViewport().setOpaque(false);
    pane.setOpaque(false);
    pane.getVerticalScrollBar().setUnitIncrement(size.height / 6);
    return pane;
  }

  private boolean isOnCard(MouseEvent event) {
    int index = list.locationToIndex(event.getPoint());
    return index >= 0 && list.getCellBounds(index, index).contains(event.getPoint());
  }

  private void show(List<Shelf.Item> shown) {
    Shelf.@Nullable Item chosen = list.getSelectedValue();
    cards.clear();
    shown.forEach(cards::addElement);
    int again = chosen == null ? 0 : Math.max(0, shown.indexOf(chosen));
    list.setSelectedIndex(shown.isEmpty() ? -1 : again);
    list.ensureIndexIsVisible(again);
    count.setText(words(shown.size(), gallery.total()));
  }

  private static String words(int shown, int total) {
    if (total == 0) {
      return "Reading the library \u2026";
    }
    if (shown == 0) {
      return "Nothing fits; take a word out.";
    }
    return shown == total
        ? total + " scenarios; Enter opens a copy"
        : shown + " of " + total + " scenarios";
  }

  /** Opens a copy of the card that is chosen. */
  public void openChosen() {
    Shelf.@Nullable Item chosen = list.getSelectedValue();
    if (chosen != null) {
      open.accept(chosen);
    }
  }

  /** Gives the search the keyboard. */
  public void focusSearch() {
    search.requestFocusInWindow();
    search.selectAll();
  }

  /** Writes into the search, as a user would. */
  public void search(String words) {
    search.setText(words);
  }

  /** The list of cards. */
  public JList<Shelf.Item> cardList() {
    return list;
  }
}
