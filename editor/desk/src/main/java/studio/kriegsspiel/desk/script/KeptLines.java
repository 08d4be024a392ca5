package studio.kriegsspiel.desk.script;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Remembers how lines were cut, since a pane asks for each several times while it lays a text out.
 * May be used on any thread.
 */
public final class KeptLines implements Highlighter {
  private static final int MOST = 8_000;
  private static final int LONGEST = 2_000;

  private final Highlighter cutter;
  private final Map<String, Line> kept = new LinkedHashMap<>(256, 0.75f, true);

  /** Lines as {@code cutter} cuts them. */
  public KeptLines(Highlighter cutter) {
    this.cutter = cutter;
  }

  @Override
  public Line cut(String line, int state) {
    if (line.length() > LONGEST) {
      return cutter.cut(line, state);
    }
    String asked = (char) state + line;
    synchronized (kept) {
      Line known = kept.get(asked);
      if (known != null) {
        return known;
      }
    }
    Line fresh = cutter.cut(line, state);
    synchronized (kept) {
      kept.put(asked, fresh);
      if (kept.size() > MOST) {
        kept.remove(kept.keySet().iterator().next());
      }
    }
    return fresh;
  }

  /** Cuts a whole text, so that a pane that is given it finds its lines cut. */
  public void cutAll(String text) {
    int state = FIRST_LINE;
    for (String line : text.split("\n", -1)) {
      state = cut(line, state).end();
    }
  }
}
