package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import studio.kriegsspiel.export.pdf.PaperText;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.review.Allowance;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Concern;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.claim.Verdicts;

/**
 * The pages of the umpire's book about the scenario itself: what has to be so, its variants, and
 * what is let stand.
 */
final class ReviewPages {
  private final Scenario scenario;
  private final Situation situation;

  ReviewPages(Situation situation) {
    this.situation = situation;
    this.scenario = situation.scenario();
  }

  void addTo(PaperText flow) {
    assertions(flow);
    variants(flow);
    allowances(flow);
  }

  private void assertions(PaperText flow) {
    if (scenario.review().assertions().isEmpty()) {
      return;
    }
    AssertionWords words = new AssertionWords(situation);
    flow.heading("What has to be so");
    Verdicts.of(situation)
        .each(
            (assertion, verdict) ->
                flow.item(
                    "\u2022",
                    words.of(assertion.claim())
                        + ": "
                        + AssertionWords.of(verdict.kind())
                        + "; "
                        + words.working(verdict)
                        + "."
                        + recordedBy(assertion)));
  }

  static String recordedBy(Assertion assertion) {
    return assertion.isRecorded()
        ? " Recorded by "
            + assertion.sources().stream()
                .map(NumberedSources::words)
                .collect(Collectors.joining("; "))
            + "."
        : "";
  }

  private void variants(PaperText flow) {
    if (scenario.variants().isEmpty()) {
      return;
    }
    flow.heading("Variants");
    for (Variant variant : scenario.variants()) {
      flow.subheading(variant.title());
      boolean played = scenario.review().variant().filter(variant.title()::equals).isPresent();
      List<String> about = new ArrayList<>();
      if (played) {
        about.add("this book is of it");
      }
      variant.easierFor().ifPresent(side -> about.add("easier for " + side));
      variant.harderFor().ifPresent(side -> about.add("harder for " + side));
      if (!about.isEmpty()) {
        flow.remark(PaperWords.capital(String.join("; ", about)) + ".");
      }
      new VariantLines(situation, variant).all().forEach(line -> flow.item("\u2022", line));
    }
  }

  private void allowances(PaperText flow) {
    List<Allowance> counted =
        scenario.review().allowances().stream().filter(each -> each.reason().isPresent()).toList();
    if (counted.isEmpty()) {
      return;
    }
    flow.heading("What is let stand");
    flow.remark(
        "Findings that the author has looked at; “studio explain” with its number tells what one"
            + " means.");
    record Stood(String id, String reason) {}
    Map<Stood, List<Allowance>> alike =
        counted.stream()
            .collect(
                Collectors.groupingBy(
                    each -> new Stood(each.id(), each.reason().orElseThrow()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    alike.forEach(
        (stood, of) -> flow.fact(stood.id, PaperWords.capital(concerned(of) + stood.reason)));
  }

  private String concerned(List<Allowance> alike) {
    List<String> named =
        alike.stream().flatMap(each -> each.of().stream()).map(this::name).toList();
    return named.isEmpty() ? "" : String.join(", ", named) + ": ";
  }

  private String name(Concern concern) {
    return concern instanceof Concern.OfUnit one
        ? scenario.findUnit(one.unit()).map(Unit::titleWithin).orElse(one.unit().name())
        : ((Concern.Titled) concern).title();
  }
}
