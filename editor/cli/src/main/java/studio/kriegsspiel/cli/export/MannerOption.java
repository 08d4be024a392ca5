package studio.kriegsspiel.cli.export;

import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.drawing.style.MapManner;

/** How maps look. */
public final class MannerOption {
  @Option(
      names = "--manner",
      paramLabel = "MANNER",
      description =
          "How maps look: colour, grey for a printer without colours, period, as they were"
              + " engraved, without contours, or sheet, the ground's own scan (colour).")
  private String manner = MapManner.COLOUR.key();

  /**
   * The manner that was asked for.
   *
   * @throws studio.kriegsspiel.cli.console.CommandFault if there is none of that name
   */
  public MapManner chosen() {
    return MapManner.findByKey(manner)
        .orElseThrow(
            () -> NearMiss.fault("There is no manner `" + manner + "`", manner, MapManner.keys()));
  }
}
