package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.rehearsed.KeptRehearsal;

/** What is told of a scenario besides its own findings: of variants, readings and rehearsals. */
final class FurtherFindings {
  private FurtherFindings() {}

  static List<Finding> of(Study study, Wanted wanted) {
    List<Finding> all = new ArrayList<>(VariantFindings.of(study, wanted));
    all.addAll(ReadingFindings.of(study, wanted));
    study
        .file()
        .flatMap(
            file ->
                study
                    .situation()
                    .flatMap(
                        situation ->
                            study
                                .written()
                                .map(text -> new CheckContext(situation, text))
                                .map(context -> KeptRehearsal.findings(file, context))))
        .ifPresent(all::addAll);
    return all;
  }
}
