package studio.kriegsspiel.cli.command.library;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.Terminal;

/** What every part of {@code studio library} shares: its help and the terminal of its parent. */
abstract class LibraryPart implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  /** Picocli sets it before it calls a part. */
  @ParentCommand private @Nullable LibraryCommand parent;

  final Terminal terminal() {
    if (parent == null) {
      throw new IllegalStateException("called without its parent");
    }
    return parent.terminal();
  }
}
