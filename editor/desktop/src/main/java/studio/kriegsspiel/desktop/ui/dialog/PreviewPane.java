package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.event.HierarchyEvent;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.desk.proof.ExportPreview;
import studio.kriegsspiel.desk.proof.ShownPage;
import studio.kriegsspiel.desktop.ui.look.BoundKey;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.desktop.ui.look.FieldLabel;

/** Any page of any reader's papers, before they are exported. */
final class PreviewPane extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient ExportPreview preview;
  private final transient Supplier<ExportWish> wish;
  private final Choice<String> readers;
  private final Choice<String> papers;
  private final PageView page;
  private final JLabel where = new JLabel(" ");
  private final JButton back = new JButton("Back");
  private final JButton next = new JButton("Next");
  private final JButton print = new JButton("Print…");

  /**
   * Looks at papers.
   *
   * @param wish what would be exported as the form is filled in now
   */
  PreviewPane(ExportPreview preview, Supplier<ExportWish> wish) {
    super(new MigLayout("insets 8 0 0 0, wrap 2", "[][grow,fill]", "[][][grow,fill][]"));
    this.preview = preview;
    this.wish = wish;
    readers = new Choice<>(List.of(), each -> each, preview::chooseReader);
    papers = new Choice<>(List.of(), each -> each, preview::choosePaper);
    page = new PageView(preview);
    add(FieldLabel.of("Reader", 'R', readers));
    add(readers, "wmin 80");
    add(FieldLabel.of("Page of", 'G', papers));
    add(papers, "wmin 80");
    add(page, "span 2, grow, wmin 120, hmin 120");
    add(foot(), "span 2, grow");
    for (String key : List.of("PAGE_DOWN", "PAGE_UP")) {
      int by = key.equals("PAGE_DOWN") ? 1 : -1;
      BoundKey.bind(this, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, () -> preview.turn(by));
    }
    preview.shown().follow(this::show);
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0) {
            refresh();
            page.requestFocusInWindow();
          }
        });
  }

  private JPanel foot() {
    JPanel foot = new JPanel(new MigLayout("insets 0", "[][]8[grow][]"));
    back.setMnemonic('B');
    back.setToolTipText("The page before (Page Up)");
    back.addActionListener(event -> preview.turn(-1));
    next.setMnemonic('N');
    next.setToolTipText("The next page (Page Down)");
    next.addActionListener(event -> preview.turn(1));
    print.setMnemonic('P');
    print.setToolTipText("Prints all pages of this paper, once the audit has read it");
    print.addActionListener(event -> print());
    foot.add(back);
    foot.add(next);
    foot.add(where);
    foot.add(print);
    return foot;
  }

  /** Looks at what the form says by now; nothing is made while nobody looks. */
  void refresh() {
    if (isShowing()) {
      preview.wish(wish.get());
    }
  }

  private void show(ShownPage now) {
    readers.show(now.readers(), now.reader());
    papers.show(now.papers(), now.paper());
    readers.setEnabled(!now.readers().isEmpty());
    papers.setEnabled(!now.papers().isEmpty());
    where.setText(now.pages() == 0 ? " " : "Page %d of %d".formatted(now.page(), now.pages()));
    back.setEnabled(now.page() > 1);
    next.setEnabled(now.page() < now.pages());
    print.setEnabled(now.pages() > 0);
    page.show(now);
  }

  private void print() {
    PrinterJob job = PrinterJob.getPrinterJob();
    job.setJobName(preview.shown().get().paper());
    if (PrinterJob.lookupPrintServices().length == 0) {
      tell("There is no printer here. Export the papers, and print the files elsewhere.");
    } else if (job.printDialog()) {
      preview.print(
          pages -> {
            try {
              pages.print(job);
            } catch (PrinterException trouble) {
              throw new IllegalStateException(
                  "The printer does not print it: " + trouble.getMessage(), trouble);
            }
          },
          this::tell);
    }
  }

  private void tell(String words) {
    JOptionPane.showMessageDialog(this, words, "Print", JOptionPane.INFORMATION_MESSAGE);
  }
}
