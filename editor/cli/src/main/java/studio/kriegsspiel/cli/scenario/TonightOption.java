package studio.kriegsspiel.cli.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.TonightStudy;
import studio.kriegsspiel.study.evening.KeptEvening;
import studio.kriegsspiel.study.evening.UnreadableEveningException;

/** The evening that a command is about, if not everybody comes. */
public final class TonightOption {
  private static final int BY_FILE = 0;

  @Option(
      names = "--tonight",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = "0",
      description =
          "For N people, umpires among them; without N, for those of NAME.tonight.json beside it.")
  private @Nullable Integer tonight;

  @Mixin private WithoutOption without = new WithoutOption();

  /** Whether an evening is asked for. */
  public boolean isGiven() {
    return tonight != null || without.isGiven();
  }

  /**
   * The evening asked for; one that cannot be is a fault.
   *
   * @param file the scenario's
   */
  public TonightStudy of(Study study, Path file) {
    Scenario scenario = known(study, String.valueOf(file.getFileName()));
    return of(study, scenario, who(scenario, file));
  }

  /** The evening of those who come. */
  public static TonightStudy of(Study study, Scenario scenario, WhoComes who) {
    try {
      return TonightStudy.of(study, Proposal.of(scenario, who));
    } catch (TooFewPeopleException few) {
      throw new CommandFault(String.valueOf(few.getMessage()), few);
    }
  }

  /** The scenario of which an evening can be; a text that is not understood is a fault. */
  public static Scenario known(Study study, String shown) {
    if (study.scenario().isPresent() && study.written().isEmpty()) {
      throw new CommandFault(
          shown + " holds a variant alone; name its scenario, with the variant behind --variant.");
    }
    return study
        .scenario()
        .orElseThrow(
            () -> new CommandFault(shown + " could not be understood well enough; check it."));
  }

  private WhoComes who(Scenario scenario, Path file) {
    Integer number = tonight;
    if (number != null && number < BY_FILE) {
      throw new CommandFault("--tonight counts people: write how many come, such as --tonight 5.");
    }
    OptionalInt people =
        number == null || number == BY_FILE ? OptionalInt.empty() : OptionalInt.of(number);
    if (number == null || number != BY_FILE) {
      return new WhoComes(people, without.in(scenario), List.of(), List.of());
    }
    WhoComes kept =
        kept(scenario, file)
            .orElseThrow(
                () ->
                    new CommandFault(
                        "There is no %s; write how many come, such as --tonight 5."
                            .formatted(KeptEvening.beside(file).getFileName())));
    List<Audience.RoleOnly> missing = new ArrayList<>(kept.without());
    missing.addAll(without.in(scenario));
    return new WhoComes(kept.people(), missing, kept.order(), kept.players());
  }

  /**
   * Who comes by the file beside a scenario, if there is one; one that cannot be read is a fault.
   */
  public static Optional<WhoComes> kept(Scenario scenario, Path file) {
    Path beside = KeptEvening.beside(file);
    if (!Files.isRegularFile(beside)) {
      return Optional.empty();
    }
    try {
      return Optional.of(KeptEvening.read(beside, scenario));
    } catch (UnreadableEveningException wrong) {
      throw new CommandFault(
          "%s cannot be followed. %s".formatted(beside.getFileName(), wrong.getMessage()), wrong);
    }
  }
}
