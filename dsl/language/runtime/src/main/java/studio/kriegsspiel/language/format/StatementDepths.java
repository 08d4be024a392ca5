package studio.kriegsspiel.language.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.mapping.ArmyLevels;
import studio.kriegsspiel.language.mapping.ObjectiveParts;
import studio.kriegsspiel.language.mapping.VariantSections;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Army;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Assert;
import studio.kriegsspiel.language.xtext.kriegsspiel.Decision;
import studio.kriegsspiel.language.xtext.kriegsspiel.Deploy;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.Engineering;
import studio.kriegsspiel.language.xtext.kriegsspiel.EventsSection;
import studio.kriegsspiel.language.xtext.kriegsspiel.Exercise;
import studio.kriegsspiel.language.xtext.kriegsspiel.ExerciseItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Expect;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceSection;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlaceKnown;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcements;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Side;
import studio.kriegsspiel.language.xtext.kriegsspiel.SideItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Variant;

/** How many steps each statement is to be indented, by the place where it begins. */
final class StatementDepths {
  private final Map<Integer, Integer> depths = new HashMap<>();

  private StatementDepths() {}

  static Map<Integer, Integer> of(SourceText source, Document document) {
    StatementDepths result = new StatementDepths();
    ICompositeNode root = NodeModelUtils.getNode(document);
    if (root != null) {
      result.depths.put(root.getOffset(), 0);
    }
    document.getHeader().forEach(each -> result.put(each, 1));
    if (document.getSheet() != null) {
      document.getSheet().getOrders().forEach(each -> result.put(each, 1));
    }
    result.army(source, document.getUnits(), 1);
    document.getTemplates().forEach(each -> result.put(each, 1));
    boolean head = true;
    VariantSections parts = new VariantSections(source, document.getSections());
    for (Section each : parts.ofTheScenario()) {
      head &= each instanceof PlaceKnown;
      if (head) {
        result.put(each, 1);
      } else {
        result.section(source, each, 0);
      }
    }
    parts.below().forEach((variant, below) -> result.variant(source, variant, below));
    return result.depths;
  }

  private void section(SourceText source, Section section, int base) {
    put(section, base);
    if (section instanceof Side side) {
      side.getItems().forEach(each -> sideItem(source, each, base + 1));
    } else if (section instanceof Army army) {
      army(source, army.getItems(), base + 1);
    } else if (section instanceof Deploy deploy) {
      deploy
          .getItems()
          .forEach(
              each -> {
                put(each, base + 1);
                each.getSources().forEach(below -> put(below, base + 2));
              });
    } else if (section instanceof IntelligenceSection items) {
      items.getItems().forEach(each -> put(each, base + 1));
    } else if (section instanceof Reinforcements items) {
      items
          .getItems()
          .forEach(
              each -> {
                put(each, base + 1);
                each.getSources().forEach(below -> put(below, base + 2));
              });
    } else if (section instanceof Exercise exercise) {
      exercise(source, exercise, base + 1);
    } else if (section instanceof Assert claim) {
      claim.getSources().forEach(below -> put(below, base + 1));
    } else if (section instanceof Engineering items) {
      items.getItems().forEach(each -> put(each, base + 1));
    } else if (section instanceof EventsSection items) {
      items
          .getItems()
          .forEach(
              each -> {
                put(each, base + 1);
                each.getSources().forEach(below -> put(below, base + 2));
              });
    }
  }

  /**
   * A statement that was meant behind an objective stays beside it, or it would become part of it.
   */
  private void sideItem(SourceText source, SideItem item, int base) {
    put(item, base);
    if (item instanceof Objective objective) {
      ObjectiveParts.of(source, objective).stranger().ifPresent(each -> put(each, base));
    }
  }

  /** What is expected of a decision stands one step below it. */
  private void exercise(SourceText source, Exercise exercise, int base) {
    int decision = -1;
    for (ExerciseItem each : exercise.getItems()) {
      ICompositeNode node = NodeModelUtils.getNode(each);
      int indentation = node == null ? 0 : source.indentation(node.getOffset());
      boolean below = each instanceof Expect && decision >= 0 && indentation > decision;
      put(each, below ? base + 1 : base);
      decision = each instanceof Decision ? indentation : below ? decision : -1;
    }
  }

  private void variant(SourceText source, Variant variant, List<Section> below) {
    put(variant, 0);
    variant.getItems().forEach(each -> put(each, 1));
    below.forEach(each -> section(source, each, 1));
  }

  private void army(SourceText source, List<ArmyItem> items, int base) {
    items.forEach(each -> put(each, base));
    ArmyLevels.of(source, items).forEach((offset, level) -> depths.put(offset, base + level));
  }

  private void put(EObject statement, int depth) {
    ICompositeNode node = NodeModelUtils.getNode(statement);
    if (node != null) {
      depths.put(node.getOffset(), depth);
    }
  }
}
