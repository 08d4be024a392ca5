package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;

/**
 * What is told of a scenario besides its own findings: of variants, readings, rehearsals and
 * evenings.
 */
public final class FurtherFindings {
  private FurtherFindings() {}

  /** How everything begins that is told of one variant alone. */
  public static String inVariant(String title) {
    return "In the variant \"" + title + "\": ";
  }

  static List<Finding> of(Study study, FurtherStudies further, Cancellation cancellation) {
    List<Finding> all = new ArrayList<>(VariantFindings.of(study, further, cancellation));
    all.addAll(ReadingFindings.of(study, further, cancellation));
    study
        .file()
        .flatMap(file -> context(study).map(text -> KeptRehearsal.findings(file, text)))
        .ifPresent(all::addAll);
    study.file().map(file -> TonightStudy.findings(study, file)).ifPresent(all::addAll);
    return all;
  }

  /**
   * What matters most of a rehearsal of a study's scenario.
   *
   * @param rehearsal as it is kept
   */
  public static List<Finding> of(Study study, Map<String, Object> rehearsal) {
    return context(study).map(text -> KeptRehearsal.findings(rehearsal, text)).orElse(List.of());
  }

  /** What checks may look at, where the text was understood. */
  static Optional<CheckContext> context(Study study) {
    return study
        .situation()
        .flatMap(here -> study.written().map(text -> new CheckContext(here, text)));
  }
}
