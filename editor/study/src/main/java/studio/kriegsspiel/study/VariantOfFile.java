package studio.kriegsspiel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The file of a variant that stands apart from its scenario, and how what is found in the two
 * together is told of that file.
 *
 * @param whole the study of the scenario with the variant at its end
 * @param variant which scenario it is
 * @param own the variant's own text
 */
record VariantOfFile(Study whole, VariantFile variant, SourceText own) {

  VariantOfFile of(Study other) {
    return new VariantOfFile(other, variant, own);
  }

  /** What is wrong with the variant's text, and what the variant brings. */
  List<Finding> findings(Cancellation cancellation) {
    List<Finding> all = new ArrayList<>();
    whole.findings(cancellation).stream()
        .filter(each -> isOwn(each.span()))
        .forEach(each -> all.add(told(each)));
    List<Variant> one =
        whole.scenario().flatMap(each -> each.findVariant(variant.title())).stream().toList();
    FurtherStudies further = FurtherStudies.of(whole, cancellation);
    VariantFindings.of(whole, one, further, cancellation).forEach(each -> all.add(told(each)));
    return all;
  }

  /** The same at its place in the variant's file. */
  AllowedFinding told(AllowedFinding each) {
    return new AllowedFinding(told(each.finding()), each.reason(), place(each.by()));
  }

  private Finding told(Finding finding) {
    String where =
        isOwn(finding.span()) || !finding.span().isPresent()
            ? ""
            : "\"" + variant.base() + "\", line " + finding.span().line() + ": ";
    return new Finding(
        finding.id(),
        finding.severity(),
        place(finding.span()),
        finding.spot(),
        where + finding.message(),
        finding.citations(),
        finding.hint(),
        finding.fixes().stream().flatMap(each -> own(each).stream()).toList());
  }

  private Optional<Fix> own(Fix fix) {
    return fix.edits().stream().allMatch(each -> each.offset() >= variant.begins())
        ? Optional.of(
            fix.with(
                fix.edits().stream()
                    .map(
                        each ->
                            new TextEdit(
                                each.offset() - variant.begins(),
                                each.length(),
                                each.replacement()))
                    .toList()))
        : Optional.empty();
  }

  private TextSpan place(TextSpan span) {
    if (!span.isPresent()) {
      return span;
    }
    return isOwn(span)
        ? own.span(span.offset() - variant.begins(), span.length())
        : own.span(variant.of().offset(), variant.of().length());
  }

  private boolean isOwn(TextSpan span) {
    return span.isPresent()
        && span.document().equals(whole.document())
        && span.offset() >= variant.begins();
  }
}
