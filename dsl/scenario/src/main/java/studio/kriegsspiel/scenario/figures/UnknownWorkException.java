package studio.kriegsspiel.scenario.figures;

import java.util.List;

/** No source names the work whose figures were asked for, or several do. */
public final class UnknownWorkException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient List<String> near;

  UnknownWorkException(String message, List<String> near) {
    super(message);
    this.near = List.copyOf(near);
  }

  /** Works that may be meant, the nearest first. */
  public List<String> near() {
    return near;
  }
}
