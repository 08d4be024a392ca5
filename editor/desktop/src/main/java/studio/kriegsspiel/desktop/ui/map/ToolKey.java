package studio.kriegsspiel.desktop.ui.map;

/** What a key says to a tool of the map. */
public enum ToolKey {
  /** Enter: what is being drawn is done. */
  FINISH,
  /** Backspace: the last point is taken back. */
  BACK,
  /** Delete: what is chosen is taken away. */
  REMOVE,
  /** Escape: what was begun is left. */
  LEAVE,
  /** Space: a point is set where the cross hairs are. */
  SET,
  /** K: what is shown is to stay. */
  KEEP,
  LEFT,
  RIGHT,
  UP,
  DOWN,
  FAR_LEFT,
  FAR_RIGHT,
  FAR_UP,
  FAR_DOWN
}
