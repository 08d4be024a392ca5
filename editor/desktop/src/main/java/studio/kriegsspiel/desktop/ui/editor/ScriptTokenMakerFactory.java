package studio.kriegsspiel.desktop.ui.editor;

import java.util.Set;
import org.fife.ui.rsyntaxtextarea.TokenMaker;
import org.fife.ui.rsyntaxtextarea.TokenMakerFactory;
import studio.kriegsspiel.desk.script.Highlighter;

/** Makes the one token maker there is. */
final class ScriptTokenMakerFactory extends TokenMakerFactory {
  private final Highlighter highlighter;

  ScriptTokenMakerFactory(Highlighter highlighter) {
    this.highlighter = highlighter;
  }

  @Override
  protected TokenMaker getTokenMakerImpl(String key) {
    return new ScriptTokenMaker(highlighter);
  }

  @Override
  public Set<String> keySet() {
    return Set.of(ScriptTokenMaker.STYLE);
  }
}
