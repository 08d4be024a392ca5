package studio.kriegsspiel.cli.command.terrain;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;

/** {@code studio terrain}: the ground. */
@Command(
    name = "studio terrain",
    description = "imports and examines grounds",
    subcommands = {
      TerrainInfoCommand.class,
      TerrainSlopeCommand.class,
      TerrainSightCommand.class,
      TerrainMarchCommand.class,
      TerrainFireCommand.class,
      TerrainDefenceCommand.class,
      TerrainImportCommand.class,
      TerrainExportCommand.class,
      TerrainCheckCommand.class,
      TerrainMappingCommand.class
    })
public final class TerrainCommand implements Callable<Integer> {
  @Mixin private HelpOption help = new HelpOption();

  private final Terminal terminal;

  public TerrainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  Terminal terminal() {
    return terminal;
  }

  @Override
  public Integer call() {
    throw new CommandFault(
        "`terrain` needs to be told what: info, slope, sight, march, fire, defence, import, export, check or mapping; `studio help terrain` says more.");
  }
}
