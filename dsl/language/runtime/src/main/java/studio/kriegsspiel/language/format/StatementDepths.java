package studio.kriegsspiel.language.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import studio.kriegsspiel.language.mapping.VariantSections;
import studio.kriegsspiel.language.mapping.army.ArmyLevels;
import studio.kriegsspiel.language.mapping.side.ObjectiveParts;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.xtext.kriegsspiel.Army;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Decision;
import studio.kriegsspiel.language.xtext.kriegsspiel.DeployItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.EngineeringItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.EventItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Exercise;
import studio.kriegsspiel.language.xtext.kriegsspiel.ExerciseItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Expect;
import studio.kriegsspiel.language.xtext.kriegsspiel.GivenMap;
import studio.kriegsspiel.language.xtext.kriegsspiel.HourNote;
import studio.kriegsspiel.language.xtext.kriegsspiel.IntelligenceItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Objective;
import studio.kriegsspiel.language.xtext.kriegsspiel.PlaceKnown;
import studio.kriegsspiel.language.xtext.kriegsspiel.Reinforcement;
import studio.kriegsspiel.language.xtext.kriegsspiel.ReportedForce;
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
    document.getHeader().forEach(each -> result.withSources(each, 1));
    if (document.getSheet() != null) {
      document.getSheet().getOrders().forEach(each -> result.put(each, 1));
    }
    result.army(source, document.getUnits(), 1);
    document.getTemplates().forEach(each -> result.put(each, 1));
    boolean head = true;
    VariantSections parts = new VariantSections(source, document.getSections());
    for (Section each : parts.ofTheScenario()) {
      head &= each instanceof PlaceKnown || each instanceof GivenMap;
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
    } else if (section instanceof Exercise exercise) {
      exercise(source, exercise, base + 1);
    } else {
      statements(section, base + 1);
    }
  }

  /** The sources of a section, and its statements, each with its own sources below it. */
  private void statements(Section section, int depth) {
    sources(section).forEach(each -> put(each, depth));
    for (EObject each : section.eContents()) {
      if (isStatement(each)) {
        withSources(each, depth);
      }
    }
  }

  private void withSources(EObject statement, int depth) {
    put(statement, depth);
    sources(statement).forEach(below -> put(below, depth + 1));
  }

  private static boolean isStatement(EObject part) {
    return part instanceof DeployItem
        || part instanceof IntelligenceItem
        || part instanceof Reinforcement
        || part instanceof EngineeringItem
        || part instanceof EventItem
        || part instanceof ReportedForce;
  }

  private static List<HourNote> sources(EObject statement) {
    return statement.eContents().stream()
        .filter(HourNote.class::isInstance)
        .map(HourNote.class::cast)
        .toList();
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
    variant.getItems().forEach(each -> withSources(each, 1));
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
