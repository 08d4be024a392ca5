package studio.kriegsspiel.export;

import java.util.concurrent.CancellationException;

/** Hears how far an export has come, and may end it. */
@FunctionalInterface
public interface ExportWatch {
  /** Hears nothing and lets the export end by itself. */
  ExportWatch NONE = (share, what) -> {};

  /**
   * Hears what comes next.
   *
   * @param share how much is done, 0 to 1
   * @param what in a few words
   * @throws CancellationException to end the export here; nothing is written then
   */
  void at(double share, String what);
}
