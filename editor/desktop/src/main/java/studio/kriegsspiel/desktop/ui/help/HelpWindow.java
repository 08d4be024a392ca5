package studio.kriegsspiel.desktop.ui.help;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.ListSelectionModel;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.html.HTMLEditorKit;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desk.help.MarkdownHtml;
import studio.kriegsspiel.desktop.ui.look.Escape;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** The manual beside the work: its pages on the left, the page that is read on the right. */
public final class HelpWindow {
  private final JFrame owner;
  private final JDialog dialog;
  private final DefaultListModel<HelpPage> pages = new DefaultListModel<>();
  private final JList<HelpPage> list = new JList<>(pages);
  private final JEditorPane text = new JEditorPane();

  /** A window above {@code owner}; it is shown by {@link #show}. */
  public HelpWindow(JFrame owner) {
    this.owner = owner;
    dialog = new JDialog(owner, "Help", false);
    HelpPage.ALL.forEach(pages::addElement);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new PageRow());
    list.getAccessibleContext().setAccessibleName("Pages");
    list.addListSelectionListener(
        event -> Optional.ofNullable(list.getSelectedValue()).ifPresent(this::read));
    text.setEditable(false);
    text.setEditorKit(new HTMLEditorKit());
    text.getAccessibleContext().setAccessibleName("Page");
    text.addHyperlinkListener(
        event -> {
          if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED) {
            follow(event.getDescription());
          }
        });
    JScrollPane left = new JScrollPane(list);
    JScrollPane right = new JScrollPane(text);
    left.setBorder(BorderFactory.createEmptyBorder());
    right.setBorder(BorderFactory.createEmptyBorder());
    JSplitPane split = new JSplitPane(JSplitPane.HORIZONTAL_SPLIT, true, left, right);
    split.setDividerLocation(Looks.scaled(190));
    dialog.setContentPane(split);
    Escape.closes(dialog, () -> dialog.setVisible(false));
  }

  /** Shows a page; one that is about a finding stays in the list. */
  public void show(HelpPage page) {
    if (!pages.contains(page)) {
      pages.addElement(page);
    }
    if (!dialog.isVisible()) {
      dialog.setSize(
          Math.min(Looks.scaled(940), owner.getWidth()),
          Math.min(Looks.scaled(700), owner.getHeight()));
      dialog.setLocationRelativeTo(owner);
    }
    list.setSelectedValue(page, true);
    read(page);
    dialog.setVisible(true);
    dialog.toFront();
    text.requestFocusInWindow();
  }

  /** The page that is read. */
  public Optional<HelpPage> page() {
    return Optional.ofNullable(list.getSelectedValue());
  }

  private void read(HelpPage page) {
    text.setText(
        "<html><head><style>"
            + style()
            + "</style></head><body>"
            + MarkdownHtml.of(page.markdown())
            + "</body></html>");
    text.setCaretPosition(0);
  }

  private void follow(String link) {
    String name = link.replaceAll("^.*/|\\.md$", "");
    Optional<HelpPage> known =
        switch (name) {
          case "language" -> Optional.of(HelpPage.LANGUAGE);
          case "desktop" -> Optional.of(HelpPage.WINDOW);
          case "first-steps" -> Optional.of(HelpPage.FIRST_STEPS);
          default -> HelpPage.ofFinding(name);
        };
    known.ifPresent(this::show);
  }

  private String style() {
    Font letters = list.getFont();
    String ink = css(Looks.colour("Studio.editor.foreground"));
    return String.join(
        " ",
        List.of(
            "body { font-family: '" + letters.getFamily() + "', sans-serif; font-size: ",
            letters.getSize() + "pt; color: " + ink + "; background: ",
            css(Looks.colour("Studio.editor.background")) + "; margin: 14px 20px; }",
            "h1 { font-size: 150%; } h2 { font-size: 122%; } h3 { font-size: 108%; }",
            "code, pre { font-family: monospaced; color: ",
            css(Looks.colour("Studio.syntax.keyword")) + "; }",
            "pre { margin: 6px 0 8px 14px; }",
            "td, th { padding: 3px 12px 3px 0; text-align: left; vertical-align: top; }",
            "a { color: " + css(Looks.colour("Studio.note")) + "; }"));
  }

  private static String css(Color colour) {
    return String.format(
        Locale.ROOT, "#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
  }
}
