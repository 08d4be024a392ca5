package studio.kriegsspiel.language.mapping.context;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.NodePlaces;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.NearWordFixes;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What every part of the mapping shares: places in the text and the findings so far. */
public final class MappingContext {
  private static final int MOST_FINDINGS = 300;

  private final SourceText source;
  private final @Nullable TextSpan standIn;
  private final List<Finding> findings = new ArrayList<>();

  public MappingContext(SourceText source) {
    this(source, null);
  }

  /**
   * A context for what is brought in from another file.
   *
   * @param standIn the place in the scenario's own text that stands for every place in that file
   */
  public MappingContext(SourceText source, @Nullable TextSpan standIn) {
    this.source = source;
    this.standIn = standIn;
  }

  /** Whether places are those of a statement that brings in another file. */
  public boolean isStandIn() {
    return standIn != null;
  }

  public SourceText source() {
    return source;
  }

  public List<Finding> findings() {
    return findings;
  }

  /** Whether a statement says a word of the language itself, not in a name or a comment. */
  public boolean says(EObject statement, String keyword) {
    return NodePlaces.says(statement, keyword);
  }

  /** The place of a whole statement. */
  public TextSpan span(EObject object) {
    ICompositeNode node = NodeModelUtils.getNode(object);
    return node == null ? TextSpan.NONE : place(node);
  }

  /** Where a statement begins in the text that is read, whatever stands for its place. */
  public int start(EObject object) {
    ICompositeNode node = NodeModelUtils.getNode(object);
    return node == null ? 0 : NodePlaces.start(node);
  }

  /** Where a statement ends in the text that is read. */
  public int end(EObject object) {
    ICompositeNode node = NodeModelUtils.getNode(object);
    return node == null ? 0 : NodePlaces.end(node);
  }

  /** The place of the first value of a feature, of the whole statement if it has none. */
  public TextSpan span(EObject object, String feature) {
    INode first = NodePlaces.first(object, feature);
    return first == null ? span(object) : place(first);
  }

  /** The places of all values of a feature. */
  public List<TextSpan> spans(EObject object, String feature) {
    return nodes(object, feature).stream().map(this::place).toList();
  }

  private TextSpan place(INode node) {
    if (standIn != null) {
      return standIn;
    }
    int start = NodePlaces.start(node);
    return source.span(start, NodePlaces.end(node) - start);
  }

  /** The place from the first value of a feature to the last. */
  public TextSpan spanOfAll(EObject object, String feature) {
    List<INode> nodes = nodes(object, feature);
    if (nodes.isEmpty()) {
      return span(object);
    }
    INode last = nodes.get(nodes.size() - 1);
    int start = NodePlaces.start(nodes.get(0));
    return source.span(start, NodePlaces.end(last) - start);
  }

  /** What stands at a place of the text, empty for a place in another file. */
  public String text(TextSpan span) {
    return standIn != null || !span.isPresent()
        ? ""
        : source.text().substring(span.offset(), span.end());
  }

  /** The first word of a statement. */
  public String firstWord(EObject statement) {
    StringBuilder words = new StringBuilder();
    ICompositeNode node = NodeModelUtils.getNode(statement);
    if (node != null) {
      append(node, words);
    }
    return words.toString().split(" ", 2)[0];
  }

  /** The words of a feature's values, comments left out, one blank between two. */
  public String words(EObject object, String feature) {
    StringBuilder words = new StringBuilder();
    for (INode node : nodes(object, feature)) {
      append(node, words);
    }
    return words.toString();
  }

  private static void append(INode node, StringBuilder words) {
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden()) {
        words.append(words.isEmpty() ? "" : " ").append(leaf.getText());
      }
    }
  }

  private static List<INode> nodes(EObject object, String feature) {
    return NodePlaces.of(object, feature);
  }

  public void error(String id, TextSpan span, String message) {
    add(id, Severity.ERROR, span, message, Optional.empty(), List.of());
  }

  public void error(String id, TextSpan span, String message, String hint) {
    add(id, Severity.ERROR, span, message, Optional.of(hint), List.of());
  }

  public void warning(String id, TextSpan span, String message, String hint) {
    add(id, Severity.WARNING, span, message, Optional.of(hint), List.of());
  }

  public void add(
      String id,
      Severity severity,
      TextSpan span,
      String message,
      Optional<String> hint,
      List<Fix> fixes) {
    if (findings.size() < MOST_FINDINGS) {
      findings.add(
          new Finding(id, severity, span, Optional.empty(), message, List.of(), hint, fixes));
    }
  }

  /** Takes over what another context found in the same text, as far as there is room. */
  public void addAll(List<Finding> found) {
    int room = Math.max(0, MOST_FINDINGS - findings.size());
    findings.addAll(found.subList(0, Math.min(room, found.size())));
  }

  /**
   * Tells that a word is not one of those known here, with the nearest as a fix.
   *
   * @param message the sentence without its full stop
   */
  public void unknown(
      String id,
      TextSpan span,
      String message,
      String word,
      Collection<String> known,
      String hint) {
    unknown(id, Severity.ERROR, span, message, word, known, Optional.of(hint));
  }

  /** The same with a severity of its own. */
  public void unknown(
      String id,
      Severity severity,
      TextSpan span,
      String message,
      String word,
      Collection<String> known,
      Optional<String> hint) {
    if (findings.size() >= MOST_FINDINGS) {
      return;
    }
    List<String> near = NearestMatch.all(word, known);
    List<Fix> fixes = NearWordFixes.of(span, word, known, each -> each);
    String ending = near.isEmpty() ? "." : "; did you mean `" + near.get(0) + "`?";
    add(id, severity, span, message + ending, hint, fixes);
  }
}
