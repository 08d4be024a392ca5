package studio.kriegsspiel.cli.command.terrain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.reading.slope.SlopeAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.march.BookSlopes;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** {@code studio terrain slope}: how steep a ground is. */
@Command(
    name = "slope",
    description = "tells how much of a ground lies in which band of slope (Horn's method)",
    footer = {
      "",
      "The bands are those at which the rule book changes a rate of march. A .tif holds degrees,",
      "with --show bands the number of the band from 0, with --show aspect the direction in which",
      "the ground falls.",
      "",
      "  studio terrain slope mont-saint-jean --out slope.tif,slope.png"
    })
final class TerrainSlopeCommand extends TerrainPart {
  @Mixin private GroundQuestion ground = new GroundQuestion();

  @Mixin private BookArgument rules = new BookArgument();

  @Mixin private SlopeSourceOption source = new SlopeSourceOption();

  @Option(
      names = "--bands",
      paramLabel = "DEGREES",
      split = ",",
      description = "Where bands part, rising, instead of the book's.")
  private List<Double> bands = new ArrayList<>();

  @Option(
      names = "--show",
      paramLabel = "degrees|bands|aspect",
      description = "What to show (degrees).")
  private SlopeAnswer.View view = SlopeAnswer.View.DEGREES;

  @Override
  public Integer call() throws IOException {
    Terrain terrain = source.of(ground.read(terminal()));
    RuleBook book = rules.book();
    String own = "--bands";
    SlopeBands chosen = bands.isEmpty() ? ofBook(book) : given();
    String bandsOf = bands.isEmpty() ? book.id().shortTitle() : own;
    ground.give(new SlopeAnswer(terrain, chosen, bandsOf, view), "slope", terminal());
    return ExitStatus.FINE;
  }

  private static SlopeBands ofBook(RuleBook book) {
    Optional<SlopeBands> found = BookSlopes.find(book);
    return found.orElseThrow(
        () ->
            new CommandFault(
                book.id().shortTitle()
                    + " has no bands of slope: every slope is marched alike; name some with --bands"
                    + " 5,10,15."));
  }

  private SlopeBands given() {
    try {
      return new SlopeBands(bands);
    } catch (IllegalArgumentException unusable) {
      throw new CommandFault(
          "Bands are degrees between 0 and 90 that rise, such as --bands 5,10,15.", unusable);
    }
  }
}
