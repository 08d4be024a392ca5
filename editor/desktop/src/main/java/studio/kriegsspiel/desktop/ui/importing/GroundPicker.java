package studio.kriegsspiel.desktop.ui.importing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListModel;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.GroundChoice;
import studio.kriegsspiel.desk.importing.GroundChoices;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.terrain.Terrain;

/** A list of grounds to choose from, each with its picture, its size and its truth. */
public final class GroundPicker extends JScrollPane {
  private static final long serialVersionUID = 1L;
  private static final int WIDE = 128;
  private static final int HIGH = 92;
  private static final double FINE = 2;

  private transient Optional<String> wanted = Optional.empty();
  private final DefaultListModel<GroundChoice> rows = new DefaultListModel<>();
  private final JList<GroundChoice> list = new RowList(rows);

  /** A list of {@code choices}. */
  public GroundPicker(GroundChoices choices) {
    setViewportView(list);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new RowRenderer());
    list.getAccessibleContext().setAccessibleName("Ground");
    setHorizontalScrollBarPolicy(HORIZONTAL_SCROLLBAR_NEVER);
    setPreferredSize(new Dimension(UIScale.scale(520), UIScale.scale(340)));
    choices.choices().follow(this::show);
    list.addListSelectionListener(
        event -> {
          if (list.isFocusOwner()) {
            wanted = Optional.empty();
          }
        });
  }

  private void show(List<GroundChoice> fresh) {
    Optional<String> kept = wanted.or(() -> chosen().map(GroundChoice::name));
    rows.clear();
    fresh.forEach(rows::addElement);
    int at = 0;
    for (int i = 0; i < rows.size(); i++) {
      at = kept.filter(rows.get(i).name()::equals).isPresent() ? i : at;
    }
    if (!rows.isEmpty()) {
      list.setSelectedIndex(at);
    }
  }

  /** A ground in little for this list, to be called off the event thread. */
  public static BufferedImage picture(Terrain ground) {
    return GroundThumbnail.picture(ground, new Dimension(WIDE, HIGH), FINE);
  }

  /** The ground that is chosen, if it can be used. */
  public Optional<GroundChoice> chosen() {
    return Optional.ofNullable(list.getSelectedValue()).filter(each -> each.fault().isEmpty());
  }

  /** Chooses the ground of a name, as soon as it is found. */
  public void choose(String name) {
    wanted = Optional.of(name);
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).name().equals(name)) {
        list.setSelectedIndex(i);
      }
    }
  }

  /** The list itself, for labels and focus. */
  public JList<GroundChoice> rows() {
    return list;
  }

  /** A list as broad as its room, so that long titles are cut and nothing scrolls sideways. */
  private static final class RowList extends JList<GroundChoice> {
    private static final long serialVersionUID = 1L;

    RowList(DefaultListModel<GroundChoice> rows) {
      super(rows);
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
      return true;
    }
  }

  /** Picture on the left, words on the right. */
  private static final class RowRenderer implements ListCellRenderer<GroundChoice> {
    private final JPanel cell =
        new JPanel(new MigLayout("insets 7 8 7 8, gapy 1", "[]12[grow,fill]", "[]2[]2[]"));
    private final JLabel picture = new JLabel();
    private final JLabel title = new JLabel();
    private final JTextArea summary = words();
    private final JTextArea facts = words();

    RowRenderer() {
      title.putClientProperty("FlatLaf.styleClass", "h4");
      cell.add(picture, "spany 3, aligny top");
      cell.add(title, "wrap, wmin 20, wmax 330");
      cell.add(summary, "wrap, wmin 20, w 330!");
      cell.add(facts, "wmin 20, w 330!");
    }

    private JTextArea words() {
      JTextArea area = new JTextArea();
      area.setLineWrap(true);
      area.setWrapStyleWord(true);
      area.setOpaque(false);
      area.putClientProperty("FlatLaf.styleClass", "small");
      area.setSize(UIScale.scale(330), Short.MAX_VALUE);
      return area;
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends GroundChoice> owner,
        GroundChoice choice,
        int index,
        boolean selected,
        boolean focused) {
      picture.setIcon(new PictureIcon(choice.picture()));
      title.setText(choice.title());
      summary.setText(choice.summary());
      facts.setText(choice.words());
      cell.setBackground(selected ? owner.getSelectionBackground() : owner.getBackground());
      title.setForeground(selected ? owner.getSelectionForeground() : owner.getForeground());
      summary.setForeground(title.getForeground());
      facts.setForeground(
          selected
              ? owner.getSelectionForeground()
              : Looks.colour(
                  choice.fault().isEmpty() ? "Studio.headingForeground" : "Studio.error"));
      cell.getAccessibleContext().setAccessibleName(choice.title() + ", " + choice.words());
      return cell;
    }
  }

  private record PictureIcon(Optional<BufferedImage> image) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
      Graphics2D canvas = (Graphics2D) graphics.create();
      canvas.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      canvas.setColor(Looks.colour("Studio.map.background"));
      canvas.fillRect(x, y, getIconWidth(), getIconHeight());
      image.ifPresent(each -> canvas.drawImage(each, x, y, getIconWidth(), getIconHeight(), null));
      canvas.setColor(Looks.colour("Studio.separator"));
      canvas.drawRect(x, y, getIconWidth() - 1, getIconHeight() - 1);
      canvas.dispose();
    }

    @Override
    public int getIconWidth() {
      return UIScale.scale(WIDE);
    }

    @Override
    public int getIconHeight() {
      return UIScale.scale(HIGH);
    }
  }
}
