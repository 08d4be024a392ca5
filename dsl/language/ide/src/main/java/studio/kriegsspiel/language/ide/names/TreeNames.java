package studio.kriegsspiel.language.ide.names;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Names that stand for themselves in the tree: places, titles of files, units of an army list. */
final class TreeNames {
  /** Features that name a place, whatever statement has them. */
  private static final Set<String> PLACES =
      Set.of("place", "places", "along", "entry", "destination", "via", "through");

  /** Statements that name a thing by one of their features, and whether they define it. */
  private static final Map<String, NameUse.Kind> DEFINITIONS =
      Map.of(
          "PlaceKnown.name", NameUse.Kind.PLACE,
          "Template.title", NameUse.Kind.TEMPLATE,
          "Variant.title", NameUse.Kind.VARIANT);

  private static final Map<String, NameUse.Kind> USES =
      Map.of("UnitItem.templates", NameUse.Kind.TEMPLATE, "Template.base", NameUse.Kind.TEMPLATE);

  /** Where a file names the scenario that it is of. */
  private static final Map<String, String> BASES = Map.of("Variant", "base", "OrderSheet", "file");

  private final SourceText source;
  private final List<NamesOfFile.Import> imports = new ArrayList<>();
  private final List<NamesOfFile.Import> bases = new ArrayList<>();
  private String title = "";
  private boolean library;

  TreeNames(SourceText source) {
    this.source = source;
  }

  String title() {
    return title;
  }

  boolean isLibrary() {
    return library;
  }

  List<NamesOfFile.Import> imports() {
    return imports;
  }

  /** The scenarios that a variant or an order sheet is of. */
  List<NamesOfFile.Import> bases() {
    return bases;
  }

  void read(Document document, List<NameUse> uses) {
    title = document.getTitle() == null ? "" : bare(document.getTitle());
    library = !document.getUnits().isEmpty();
    for (Iterator<EObject> all = document.eAllContents(); all.hasNext(); ) {
      EObject each = all.next();
      String type = each.eClass().getName();
      String base = BASES.get(type);
      if (base != null) {
        titles(each, base).forEach(span -> bases.add(new NamesOfFile.Import(written(span), span)));
      }
      if (type.equals("ImportItem")) {
        titles(each, "path")
            .forEach(span -> imports.add(new NamesOfFile.Import(written(span), span)));
      } else {
        names(each, type, uses);
      }
      if (type.equals("UnitItem") && library) {
        unit(each).ifPresent(uses::add);
      }
    }
  }

  private void names(EObject statement, String type, List<NameUse> uses) {
    for (EStructuralFeature each : statement.eClass().getEAllStructuralFeatures()) {
      String key = type + "." + each.getName();
      if (DEFINITIONS.containsKey(key)) {
        add(statement, each.getName(), DEFINITIONS.get(key), true, uses);
      } else if (USES.containsKey(key)) {
        add(statement, each.getName(), USES.get(key), false, uses);
      } else if (PLACES.contains(each.getName())) {
        add(statement, each.getName(), NameUse.Kind.PLACE, false, uses);
      }
    }
  }

  private void add(
      EObject statement, String feature, NameUse.Kind kind, boolean defines, List<NameUse> uses) {
    titles(statement, feature)
        .forEach(
            span ->
                uses.add(
                    new NameUse(
                        kind, "", written(span), Optional.empty(), span, defines, true, false)));
  }

  /** A unit of an army list, which belongs to no side yet. */
  private Optional<NameUse> unit(EObject item) {
    Optional<TextSpan> titled = titles(item, "title").stream().findFirst();
    Optional<TextSpan> named = spans(item, "name").stream().findFirst();
    return named
        .or(() -> titled)
        .map(
            span ->
                new NameUse(
                    NameUse.Kind.UNIT,
                    "",
                    bare(written(span)),
                    titled.map(this::written),
                    span,
                    true,
                    named.isEmpty(),
                    false));
  }

  /** The titles of a feature, quotation marks left out. */
  private List<TextSpan> titles(EObject statement, String feature) {
    return spans(statement, feature).stream()
        .filter(each -> each.length() > 1 && source.text().charAt(each.offset()) == '"')
        .map(
            each -> {
              boolean closed = source.text().charAt(each.end() - 1) == '"';
              return source.span(each.offset() + 1, each.length() - (closed ? 2 : 1));
            })
        .toList();
  }

  private List<TextSpan> spans(EObject statement, String feature) {
    EStructuralFeature known = statement.eClass().getEStructuralFeature(feature);
    if (known == null || !statement.eIsSet(known)) {
      return List.of();
    }
    List<TextSpan> spans = new ArrayList<>();
    for (INode node : NodeModelUtils.findNodesForFeature(statement, known)) {
      spans.add(source.span(node.getOffset(), node.getLength()));
    }
    return spans;
  }

  private String written(TextSpan span) {
    return source.text().substring(span.offset(), span.end());
  }

  private static String bare(String written) {
    String plain = written.startsWith("^") ? written.substring(1) : written;
    boolean quoted = plain.length() > 1 && plain.startsWith("\"") && plain.endsWith("\"");
    return quoted ? plain.substring(1, plain.length() - 1) : plain;
  }
}
