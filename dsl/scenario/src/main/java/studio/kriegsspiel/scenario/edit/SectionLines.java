package studio.kriegsspiel.scenario.edit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.Variant;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Adds lines to sections, and sections to a text, each where one would look for it. */
final class SectionLines {
  private static final String STEP = "  ";
  private static final List<String> ORDER =
      List.of(
          "place",
          "map",
          "general",
          "side",
          "template",
          "army",
          "deploy",
          "report",
          "intelligence",
          "reinforcements",
          "engineering",
          "events",
          "umpire",
          "allow",
          "assert",
          "variant",
          "exercise");

  /** Those that stand right behind the head where nothing else says where. */
  private static final int HEAD_SECTIONS = 4;

  private final ScenarioText source;
  private final Lines lines;
  private final EditBook book;

  SectionLines(ScenarioText source, EditBook book) {
    this.source = source;
    this.lines = new Lines(source.text());
    this.book = book;
  }

  /** A line behind the last of some, as deep as that; below their head where there is none. */
  void behind(Optional<TextSpan> last, TextSpan head, String line) {
    TextSpan before = last.orElse(head);
    String indentation =
        last.isPresent() && lines.begins(before.offset())
            ? lines.indentation(before.offset())
            : lines.indentation(head.offset()) + STEP;
    book.add(TextEdit.insert(lines.behind(before.end()), lines.lineBreak() + indentation + line));
  }

  /** A line at the end of the scenario's last section of a kind, begun if there is none. */
  void append(String section, String line) {
    append(section, line, Optional.empty());
  }

  /**
   * A line at the end of the last section of a kind, which is begun if there is none.
   *
   * @param variant the variant whose section it is; nothing for the scenario's own
   */
  void append(String section, String line, Optional<Variant> variant) {
    Optional<TextSection> last = sections(section, variant).reduce((first, later) -> later);
    if (last.isPresent()) {
      List<TextSpan> statements = last.get().statements();
      Optional<TextSpan> before =
          statements.isEmpty()
              ? Optional.empty()
              : Optional.of(statements.get(statements.size() - 1));
      TextSpan head = last.get().span();
      behind(
          before,
          new TextSpan(
              head.document(), head.offset(), section.length(), head.line(), head.column()),
          line);
      return;
    }
    String lineBreak = lines.lineBreak();
    if (variant.isPresent()) {
      String indentation = lines.indentation(variant.get().span().offset()) + STEP;
      book.addToNewSection(
          section + " below " + variant.get().span().offset(),
          lines.behind(place(section, variant.get())),
          lineBreak + indentation + section,
          lineBreak + indentation + STEP + line);
      return;
    }
    book.addToNewSection(
        section,
        lines.behind(place(section)),
        lineBreak + lineBreak + section,
        lineBreak + STEP + line);
  }

  private Stream<TextSection> sections(String word, Optional<Variant> variant) {
    return source.sections().stream()
        .filter(each -> each.word().equals(word) && source.variantAbove(each).equals(variant));
  }

  /** Below a variant behind the sections that stand before one, else behind what it says itself. */
  private int place(String section, Variant variant) {
    return source.sections().stream()
        .filter(
            each ->
                each.span().offset() == variant.span().offset()
                    || source.variantAbove(each).equals(Optional.of(variant))
                        && ORDER.indexOf(each.word()) <= ORDER.indexOf(section))
        .mapToInt(each -> each.span().end())
        .max()
        .orElse(variant.span().end());
  }

  /**
   * A section that is one statement, behind others of its kind.
   *
   * @param variant the variant below which it stands; nothing for the scenario's own
   */
  void begin(String section, String statement, Optional<Variant> variant) {
    Optional<TextSpan> last =
        sections(section, variant).reduce((first, later) -> later).map(TextSection::span);
    if (variant.isPresent()) {
      int at = last.map(TextSpan::end).orElseGet(() -> place(section, variant.get()));
      String indentation = lines.indentation(variant.get().span().offset()) + STEP;
      book.add(TextEdit.insert(lines.behind(at), lines.lineBreak() + indentation + statement));
      return;
    }
    boolean brief = last.filter(each -> !textOf(each).contains("\n")).isPresent();
    String parted = brief && !statement.contains("\n") ? "" : lines.lineBreak();
    int at = last.map(this::end).orElseGet(() -> place(section));
    String indentation = last.map(each -> lines.indentation(each.offset())).orElse("");
    book.add(
        TextEdit.insert(lines.behind(at), parted + lines.lineBreak() + indentation + statement));
  }

  /** Where a section ends with all that stands below it, as other sections do below a variant. */
  private int end(TextSpan section) {
    return source.scenario().variants().stream()
        .map(Variant::span)
        .filter(each -> each.offset() == section.offset())
        .mapToInt(TextSpan::end)
        .findFirst()
        .orElse(section.end());
  }

  private String textOf(TextSpan span) {
    return source.text().substring(span.offset(), span.end());
  }

  /** Behind what a section comes: those that stand before it, else the head. */
  private int place(String section) {
    return source
        .ofTheScenario()
        .filter(each -> ORDER.indexOf(each.word()) <= ORDER.indexOf(section))
        .filter(each -> ORDER.contains(each.word()))
        .mapToInt(each -> end(each.span()))
        .max()
        .orElseGet(() -> ORDER.indexOf(section) < HEAD_SECTIONS ? headEnd() : lastEnd());
  }

  private int lastEnd() {
    return source.text().stripTrailing().length();
  }

  private int headEnd() {
    return Statements.head(source).map(TextSpan::end).orElse(0);
  }
}
