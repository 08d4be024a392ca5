package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A scenario beside the text it was read from: what every edit of the text starts from.
 *
 * @param text the characters
 * @param scenario what they say
 * @param names where names are defined and used
 * @param sections the sections, in the order of the text
 * @param keywords words of the language, which are names only behind a {@code ^}
 */
public record ScenarioText(
    String text,
    Scenario scenario,
    SymbolTable names,
    List<TextSection> sections,
    Set<String> keywords) {
  /** Copies the collections. */
  public ScenarioText {
    sections = List.copyOf(sections);
    keywords = Set.copyOf(keywords);
  }

  /** A scenario of whose text nothing but the records' own places is known. */
  public static ScenarioText ofRecords(String text, Scenario scenario) {
    return new ScenarioText(text, scenario, new SymbolTable(), List.of(), Set.of());
  }

  /** The same text, of which something less is to be heeded. */
  public ScenarioText with(Scenario other) {
    return new ScenarioText(text, other, names, sections, keywords);
  }

  /** The sections that begin with a word, in the order of the text; none of a variant's. */
  public Stream<TextSection> sections(String word) {
    return ofTheScenario().filter(each -> each.word().equals(word));
  }

  /** The sections that do not stand below a variant, in the order of the text. */
  public Stream<TextSection> ofTheScenario() {
    return sections.stream().filter(each -> variantAbove(each).isEmpty());
  }

  /** The variant below which a section stands. */
  public Optional<Variant> variantAbove(TextSection section) {
    int offset = section.span().offset();
    return scenario.variants().stream()
        .filter(each -> each.span().contains(offset) && each.span().offset() < offset)
        .findFirst();
  }

  /** Whether a place is in this text, not in one that is brought in. */
  public boolean holds(TextSpan span) {
    return span.isPresent()
        && span.document().equals(scenario.span().document())
        && span.offset() >= 0
        && span.end() <= text.length();
  }

  /** Whether a unit's statement stands in this text; one of an army list does not. */
  public boolean holds(Unit unit) {
    return holds(unit.span()) && !text.startsWith("import", unit.span().offset());
  }
}
