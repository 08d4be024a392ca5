package studio.kriegsspiel.cli.command;

import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.Terminal;

/** Where the parts of {@code studio terrain} find their terminal. */
final class TerrainTerminal {
  private TerrainTerminal() {}

  /** The parent's, which picocli sets before it calls a part. */
  static Terminal of(@Nullable TerrainCommand parent) {
    if (parent == null) {
      throw new IllegalStateException("called without its parent");
    }
    return parent.terminal();
  }
}
