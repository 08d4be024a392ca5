package studio.kriegsspiel.cli.command.terrain;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.Terminal;

/** What every part of {@code studio terrain} shares: its help and the terminal of its parent. */
abstract class TerrainPart implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  /** Picocli sets it before it calls a part, in a command and its superclasses but in no mixin. */
  @ParentCommand private @Nullable TerrainCommand parent;

  final Terminal terminal() {
    if (parent == null) {
      throw new IllegalStateException("called without its parent");
    }
    return parent.terminal();
  }
}
