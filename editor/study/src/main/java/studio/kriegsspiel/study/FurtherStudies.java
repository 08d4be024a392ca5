package studio.kriegsspiel.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.language.early.EarlyWork;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.reading.ReadingChoice;

/**
 * The variants of a scenario and its rival readings, each checked like a scenario of its own. Other
 * threads begin with them while the scenario itself is checked.
 */
final class FurtherStudies {
  private final EarlyWork<Asked, Optional<Study>, RuntimeException> checked;

  /** A variant by its title, or a reading. */
  private record Asked(Optional<String> variant, Optional<ReadingChoice> reading) {
    static Asked of(Variant variant) {
      return new Asked(Optional.of(variant.title()), Optional.empty());
    }

    static Asked of(ReadingChoice reading) {
      return new Asked(Optional.empty(), Optional.of(reading));
    }

    Optional<Study> of(Study study) {
      return variant.flatMap(study::variant).or(() -> reading.map(study::following));
    }
  }

  private FurtherStudies(Study study, Cancellation stop) {
    // Readings first: they are asked for last, so that two seldom want the same.
    List<Asked> all =
        Stream.concat(
                ReadingFindings.readings(study).stream().map(Asked::of),
                VariantFindings.variants(study).stream().map(Asked::of))
            .toList();
    checked = new EarlyWork<>(all, asked -> asked.of(study).map(each -> checked(each, stop)));
  }

  /** Those of a scenario, with which nobody has begun. */
  static FurtherStudies of(Study study, Cancellation stop) {
    return new FurtherStudies(study, stop);
  }

  /** Those with which other threads begin; they end by themselves once it is not wanted. */
  static FurtherStudies begun(Study study, Cancellation stop) {
    FurtherStudies further = new FurtherStudies(study, stop);
    further.checked.begun();
    return further;
  }

  /** A variant that has been checked; nothing where the scenario cannot be varied so. */
  Optional<Study> variant(Variant variant) {
    return checked.get(Asked.of(variant));
  }

  /** A reading that has been checked. */
  Optional<Study> reading(ReadingChoice choice) {
    return checked.get(Asked.of(choice));
  }

  private static Study checked(Study study, Cancellation stop) {
    stop.stopIfCancelled();
    study.findings(stop);
    return study;
  }
}
