package studio.kriegsspiel.desktop.ui.decision;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.text.html.HTMLEditorKit;
import studio.kriegsspiel.desk.decision.Deciding;
import studio.kriegsspiel.reading.decision.DecisionAccount;

/** The answer with its working, each step with what it rests on. */
final class AnswerView extends JPanel {
  private static final long serialVersionUID = 1L;

  private final JEditorPane text = new JEditorPane();
  private final JButton copy = new JButton("Copy");

  AnswerView(Deciding deciding) {
    super(new BorderLayout());
    text.setEditable(false);
    text.setEditorKit(new HTMLEditorKit());
    text.getAccessibleContext().setAccessibleName("Answer");
    JScrollPane scroll = new JScrollPane(text);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    copy.setMnemonic('c');
    copy.setToolTipText("Copies answer and working as text");
    copy.addActionListener(event -> deciding.answer().get().ifPresent(AnswerView::copy));
    JPanel foot = new JPanel(new FlowLayout(FlowLayout.TRAILING, 8, 6));
    foot.add(copy);
    add(scroll, BorderLayout.CENTER);
    add(foot, BorderLayout.SOUTH);
    deciding.answer().follow(this::show);
  }

  private static void copy(DecisionAccount account) {
    Toolkit.getDefaultToolkit()
        .getSystemClipboard()
        .setContents(new StringSelection(account.about() + "\n" + account.text()), null);
  }

  private void show(Optional<DecisionAccount> answer) {
    copy.setEnabled(answer.isPresent());
    text.setText(AnswerHtml.of(answer));
    text.setCaretPosition(0);
  }
}
