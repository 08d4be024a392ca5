package studio.kriegsspiel.language.mapping.army;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;

/** How deep each statement of an order of battle belongs, by the place where it begins. */
public final class ArmyLevels {
  private ArmyLevels() {}

  /** Levels by offset, 0 for the highest units; a source belongs one below its unit. */
  public static Map<Integer, Integer> of(SourceText source, List<ArmyItem> items) {
    MappingContext context = new MappingContext(source);
    ArmyTree tree = new ArmyTree(context, ArmyLists.none(), new Templates());
    items.forEach(tree::add);
    Map<Integer, Integer> levels = new HashMap<>(tree.importLevels());
    tree.roots().forEach(root -> add(root, context, levels));
    tree.besides().forEach(each -> add(each, context, levels));
    return levels;
  }

  private static void add(SaidBesides said, MappingContext context, Map<Integer, Integer> levels) {
    levels.put(context.span(said.of()).offset(), 0);
    said.details().forEach(each -> levels.put(context.span(each).offset(), 1));
  }

  private static void add(UnitDraft draft, MappingContext context, Map<Integer, Integer> levels) {
    levels.put(context.span(draft.item).offset(), draft.depth);
    draft.own.all().forEach(each -> levels.put(context.span(each).offset(), draft.depth + 1));
    draft.parts.forEach(part -> add(part, context, levels));
  }
}
