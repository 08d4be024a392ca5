package studio.kriegsspiel.language.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Variant;

/** Tells the sections of a scenario from those that are indented below a variant. */
public final class VariantSections {
  private final SourceText source;
  private final List<Section> ofTheScenario = new ArrayList<>();
  private final Map<Variant, List<Section>> below = new LinkedHashMap<>();

  /** Splits the sections of one text. */
  public VariantSections(SourceText source, List<Section> sections) {
    this.source = source;
    @Nullable Variant open = null;
    for (Section each : sections) {
      if (open != null && isDeeper(each, open)) {
        below.computeIfAbsent(open, key -> new ArrayList<>()).add(each);
      } else if (each instanceof Variant variant) {
        open = variant;
        below.put(variant, new ArrayList<>());
      } else {
        open = null;
        ofTheScenario.add(each);
      }
    }
  }

  private boolean isDeeper(Section section, Variant variant) {
    int offset = offset(section);
    return source.startsLine(offset)
        && source.indentation(offset) > source.indentation(offset(variant));
  }

  private static int offset(EObject statement) {
    ICompositeNode node = NodeModelUtils.getNode(statement);
    return node == null ? 0 : node.getOffset();
  }

  /** Those of the scenario itself. */
  public List<Section> ofTheScenario() {
    return ofTheScenario;
  }

  /** The variants, each with what stands below it. */
  public Map<Variant, List<Section>> below() {
    return below;
  }
}
