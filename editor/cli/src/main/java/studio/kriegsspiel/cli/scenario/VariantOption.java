package studio.kriegsspiel.cli.scenario;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.study.Study;

/** The variant of a scenario that a command is about, if it is about one. */
public final class VariantOption {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "A variant of the scenario, instead of the scenario itself.")
  private @Nullable String variant;

  /** Whether one is asked for. */
  public boolean isGiven() {
    return variant != null;
  }

  /** Whether a variant is asked for. */
  public boolean isChosen() {
    return variant != null;
  }

  /** The title of the variant asked for, if one is. */
  public Optional<String> title() {
    return Optional.ofNullable(variant);
  }

  /** The variant asked for, or the scenario itself; one that there is not is a fault. */
  public Study of(Study study) {
    String title = variant;
    if (title == null || !study.isReadable()) {
      return study;
    }
    List<String> known =
        study.scenario().map(Scenario::variants).orElse(List.of()).stream()
            .map(Variant::title)
            .toList();
    return study
        .variant(title)
        .orElseThrow(
            () ->
                NearMiss.fault(
                    "The scenario has no variant `" + title + "`",
                    title,
                    known,
                    known.isEmpty()
                        ? "It has none at all."
                        : "Its variants are " + String.join(", ", known) + "."));
  }

  /** The number of the variant among the scenario's, from 1; a folder may carry it. */
  public int numberIn(Study scenario) {
    List<Variant> all = scenario.scenario().map(Scenario::variants).orElse(List.of());
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).title().equalsIgnoreCase(variant)) {
        return i + 1;
      }
    }
    return 0;
  }
}
