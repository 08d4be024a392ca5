package studio.kriegsspiel.desktop.ui.status;

import java.awt.Color;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.core.FileWatch;
import studio.kriegsspiel.desk.core.Outside;
import studio.kriegsspiel.desk.core.Paperwork;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** A line above the work that says what others did to the open file, and what can be done now. */
public final class FileBanner extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JLabel words = new JLabel(new SymbolIcon(Symbol.WARNING, "Studio.warning"));
  private final JButton compare = new JButton("Compare…");
  private final JButton reload = new JButton("Reload");
  private final JButton keep = new JButton("Keep mine");
  private final JButton letBe = new JButton("Go on");

  /** Follows {@code watch}. */
  public FileBanner(FileWatch watch, Paperwork paperwork) {
    super(new MigLayout("insets 4 12 4 8, gap 8, hidemode 3", "[grow,fill][][][][]", "[]"));
    add(words, "wmin 40");
    add(compare);
    add(reload);
    add(keep);
    add(letBe);
    compare.addActionListener(event -> paperwork.compare());
    reload.addActionListener(event -> paperwork.reload());
    keep.addActionListener(event -> paperwork.keepMine());
    letBe.addActionListener(event -> watch.letBe());
    watch.outside().follow(this::show);
    updateUI();
  }

  private void show(Optional<Outside> outside) {
    setVisible(outside.isPresent());
    outside.ifPresent(
        what -> {
          words.setText(what.sentence());
          words.setToolTipText(what.sentence());
          boolean changed = what.kind() == Outside.Kind.CHANGED;
          compare.setVisible(changed);
          reload.setVisible(changed);
          keep.setVisible(what.kind() != Outside.Kind.OPEN_ELSEWHERE);
          letBe.setVisible(what.kind() == Outside.Kind.OPEN_ELSEWHERE);
        });
    revalidate();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    Color mark = Looks.colour("Studio.editor.mark");
    setBackground(mark);
    setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, Looks.colour("Studio.separator")));
  }
}
