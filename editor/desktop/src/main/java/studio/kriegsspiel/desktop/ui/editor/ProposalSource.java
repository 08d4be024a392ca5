package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.CompletionProviderBase;
import org.fife.ui.autocomplete.ParameterizedCompletion;
import studio.kriegsspiel.desk.script.WordProposal;

/** Holds the proposals that came last, and narrows them down while the author types on. */
final class ProposalSource extends CompletionProviderBase {
  private List<WordProposal> held = List.of();

  void hold(List<WordProposal> proposals) {
    held = List.copyOf(proposals);
  }

  private int offset() {
    return held.isEmpty() ? -1 : held.get(0).offset();
  }

  @Override
  public String getAlreadyEnteredText(JTextComponent area) {
    int start = offset();
    int length = area.getCaretPosition() - start;
    if (start < 0 || length < 0) {
      return "";
    }
    try {
      return area.getDocument().getText(start, length);
    } catch (BadLocationException e) {
      return "";
    }
  }

  @Override
  protected List<Completion> getCompletionsImpl(JTextComponent area) {
    String entered = getAlreadyEnteredText(area).toLowerCase(Locale.ROOT);
    List<Completion> result = new ArrayList<>();
    for (WordProposal proposal : held) {
      boolean fits =
          proposal.text().toLowerCase(Locale.ROOT).startsWith(entered)
              || proposal.label().toLowerCase(Locale.ROOT).startsWith(entered);
      if (proposal.offset() == offset() && fits) {
        result.add(new Offer(this, proposal));
      }
    }
    return result;
  }

  @Override
  public List<Completion> getCompletionsAt(JTextComponent area, Point point) {
    return List.of();
  }

  @Override
  public List<ParameterizedCompletion> getParameterizedCompletions(JTextComponent area) {
    return List.of();
  }

  /** A proposal as the list of the editor wants it. */
  static final class Offer extends BasicCompletion {
    private final WordProposal proposal;

    Offer(ProposalSource source, WordProposal proposal) {
      super(source, proposal.text(), proposal.detail(), summary(proposal));
      this.proposal = proposal;
    }

    WordProposal proposal() {
      return proposal;
    }

    private static String summary(WordProposal proposal) {
      String sentence =
          proposal.detail().isBlank() ? "" : "<p>" + FindingText.told(proposal.detail());
      return "<html><b>"
          + escaped(proposal.label())
          + "</b> <i>"
          + escaped(proposal.kind())
          + "</i>"
          + sentence
          + "<p>It writes: <code>"
          + escaped(proposal.text()).replace("\n", "<br>").replace("  ", "&nbsp; ")
          + "</code></html>";
    }

    private static String escaped(String text) {
      return FindingText.escape(text);
    }
  }
}
