package studio.kriegsspiel.desktop.ui.editor;

import org.fife.ui.rsyntaxtextarea.FoldingAwareIconRowHeader;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextAreaEditorKit;
import org.fife.ui.rtextarea.IconRowHeader;
import org.fife.ui.rtextarea.RTextArea;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Makes the margin in which problems have their signs as wide as the signs are. */
final class ScriptMargin extends RSyntaxTextAreaEditorKit {
  private static final long serialVersionUID = 1L;

  @Override
  public IconRowHeader createIconRowHeader(RTextArea area) {
    return new FoldingAwareIconRowHeader((RSyntaxTextArea) area) {
      private static final long serialVersionUID = 1L;

      @Override
      protected void init() {
        super.init();
        width = Looks.scaled(WIDTH);
      }
    };
  }
}
