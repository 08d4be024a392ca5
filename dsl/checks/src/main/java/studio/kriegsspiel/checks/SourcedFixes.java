package studio.kriegsspiel.checks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.figures.Sourced;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What a source has is never changed unasked, and where somebody chooses to, the text says so: the
 * figure becomes a conjecture, and a comment behind the source keeps what it has.
 */
final class SourcedFixes {
  private static final Pattern VALUE = Pattern.compile("[\\d\"]");
  private static final Pattern CONFIDENCE = Pattern.compile("confidence\\s+([\\p{L}-]+)\\s*$");
  private static final String UNKNOWN_PLACE = "KS-POS-001";
  private static final String CONJECTURE = "conjecture";
  private static final int LONGEST = 120;

  private final String text;
  private final List<Place> places;

  /**
   * A statement and its sources.
   *
   * @param from where what the sources have begins
   * @param to where the first source begins
   */
  private record Place(int from, int to, List<SourceNote> sources) {
    boolean holds(TextEdit edit) {
      return from <= edit.offset() && edit.offset() + edit.length() <= to;
    }
  }

  SourcedFixes(Scenario scenario, String text) {
    this.text = text;
    this.places = Sourced.of(scenario).stream().flatMap(each -> place(each).stream()).toList();
  }

  private Optional<Place> place(Sourced statement) {
    TextSpan source = statement.sources().get(0).span();
    TextSpan span = statement.span();
    boolean here =
        source.isPresent()
            && span.isPresent()
            && source.end() <= text.length()
            && span.offset() <= source.offset();
    if (!here) {
      return Optional.empty();
    }
    int from = span.equals(source) ? above(source.offset()) : lineStart(span.offset());
    return Optional.of(new Place(from, source.offset(), statement.sources()));
  }

  /** Of a source that is all that is known of its statement: its line, or the one it is below. */
  private int above(int source) {
    int start = lineStart(source);
    return text.substring(start, source).isBlank() && start > 0 ? lineStart(start - 1) : start;
  }

  private int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The finding with fixes that respect what sources have. */
  Finding of(Finding finding) {
    boolean nothingYet = finding.id().equals(UNKNOWN_PLACE);
    List<Fix> fixes = finding.fixes().stream().map(each -> of(each, nothingYet)).toList();
    return fixes.equals(finding.fixes())
        ? finding
        : new Finding(
            finding.id(),
            finding.severity(),
            finding.span(),
            finding.spot(),
            finding.message(),
            finding.citations(),
            finding.hint(),
            fixes);
  }

  /**
   * The same with its marks.
   *
   * @param nothingYet whether what stands there has no meaning, so that nothing of a source is lost
   */
  private Fix of(Fix fix, boolean nothingYet) {
    Set<TextEdit> marks = new LinkedHashSet<>();
    for (TextEdit edit : fix.edits()) {
      if (edit.offset() + edit.length() <= text.length() && isOfValue(edit)) {
        places.stream()
            .filter(each -> each.holds(edit))
            .reduce((outer, inner) -> inner)
            .ifPresent(each -> marks.addAll(marks(each, edit)));
      }
    }
    if (marks.isEmpty()) {
      return fix;
    }
    if (fix.isCertain() || nothingYet) {
      return Fix.proposal(fix.title(), fix.edits());
    }
    List<TextEdit> edits = new ArrayList<>(fix.edits());
    edits.addAll(marks);
    return Fix.proposal(fix.title() + ", and mark that its source has it otherwise", edits);
  }

  private boolean isOfValue(TextEdit edit) {
    String old = old(edit);
    return VALUE.matcher(old + edit.replacement()).find() || !old.isBlank();
  }

  private String old(TextEdit edit) {
    return text.substring(edit.offset(), edit.offset() + edit.length());
  }

  private List<TextEdit> marks(Place place, TextEdit edit) {
    TextSpan source = place.sources.get(0).span();
    List<TextEdit> marks = new ArrayList<>();
    Matcher confidence = CONFIDENCE.matcher(text.substring(source.offset(), source.end()));
    String words = "";
    if (!confidence.find()) {
      words = " confidence " + CONJECTURE;
    } else if (!confidence.group(1).equalsIgnoreCase(CONJECTURE)) {
      int at = source.offset() + confidence.start(1);
      marks.add(new TextEdit(at, confidence.group(1).length(), CONJECTURE));
    }
    String old = line(edit.offset(), source.offset());
    marks.add(TextEdit.insert(source.end(), words + comment(source.end(), old)));
    return marks;
  }

  /** The line as the source has it, as far as the source's own words. */
  private String line(int offset, int source) {
    int feed = text.indexOf('\n', offset);
    return text.substring(lineStart(offset), Math.min(source, feed < 0 ? source : feed)).strip();
  }

  private String comment(int at, String old) {
    boolean brief = old.length() <= LONGEST && !old.contains("\"\"\"");
    String words = brief ? "the source has: " + old : "not as the source has it";
    int feed = text.indexOf('\n', at);
    String rest = text.substring(at, feed < 0 ? text.length() : feed);
    return rest.isBlank() ? " // " + words : " /* " + words.replace("*/", "* /") + " */";
  }
}
