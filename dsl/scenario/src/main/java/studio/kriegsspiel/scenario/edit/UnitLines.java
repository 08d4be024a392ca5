package studio.kriegsspiel.scenario.edit;

import java.util.List;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The lines of one unit with its parts and whatever else is indented below it.
 *
 * @param span from its first word to its last
 * @param depth columns it is indented by
 */
record UnitLines(TextSpan span, int depth) {

  /**
   * Finds the lines of a unit that shares none of them.
   *
   * @param done what would be done with it, for a sentence that refuses it
   */
  static UnitLines of(ScenarioText source, Unit unit, String done) {
    Lines lines = new Lines(source.text());
    int depth = lines.depth(unit.span().offset());
    int end = end(source, unit, lines, depth);
    TextSpan first = unit.span();
    boolean begin = unit.withAllParts().allMatch(each -> lines.begins(each.span().offset()));
    if (!begin || !lines.endsLine(end)) {
      throw new Refusal(
          ("`%s` or a part of it shares its line with something else; give each a line of its own"
                  + " before it is %s.")
              .formatted(unit.id().name(), done));
    }
    return new UnitLines(
        new TextSpan(
            first.document(), first.offset(), end - first.offset(), first.line(), first.column()),
        depth);
  }

  /** Statements of the army behind the unit that are indented deeper belong to it. */
  private static int end(ScenarioText source, Unit unit, Lines lines, int depth) {
    int end = unit.span().end();
    List<TextSpan> statements =
        source
            .sections("army")
            .filter(each -> each.span().contains(unit.span().offset()))
            .flatMap(each -> each.statements().stream())
            .filter(each -> each.offset() >= unit.span().end())
            .toList();
    for (TextSpan each : statements) {
      if (!lines.begins(each.offset()) || lines.depth(each.offset()) <= depth) {
        return end;
      }
      end = Math.max(end, each.end());
    }
    return end;
  }
}
