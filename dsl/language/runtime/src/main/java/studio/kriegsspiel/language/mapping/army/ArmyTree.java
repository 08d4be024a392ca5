package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.ArmyItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportedItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.UnitItem;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Gives a list of units its levels: a unit indented deeper than the one above is part of it. */
final class ArmyTree {
  private static final int DEEPEST = 20;

  private final MappingContext context;
  private final MappingContext draftContext;
  private final ArmyLists lists;
  private final Templates templates;
  private final Map<Integer, Integer> importLevels = new HashMap<>();
  private final List<ImportItem> imports = new ArrayList<>();
  private final List<UnitDraft> roots = new ArrayList<>();
  private final Deque<UnitDraft> open = new ArrayDeque<>();
  private final List<SaidBesides> besides = new ArrayList<>();
  private @Nullable UnitDraft last;
  private @Nullable SaidBesides about;

  ArmyTree(MappingContext context, ArmyLists lists, Templates templates) {
    this(context, context, lists, templates);
  }

  /**
   * A tree of which the units are to be mapped with another context.
   *
   * @param context where statements stand, and where faults of structure are told
   * @param draftContext what the units' own places and faults are told by
   * @param templates takes up the templates of lists that are brought in
   */
  ArmyTree(
      MappingContext context, MappingContext draftContext, ArmyLists lists, Templates templates) {
    this.context = context;
    this.draftContext = draftContext;
    this.lists = lists;
    this.templates = templates;
  }

  /** Levels of the lists brought in, by the place where their statement begins. */
  Map<Integer, Integer> importLevels() {
    return importLevels;
  }

  /** The statements that bring in lists. */
  List<ImportItem> imports() {
    return imports;
  }

  List<UnitDraft> roots() {
    return roots;
  }

  void add(ArmyItem item) {
    if (item instanceof UnitItem unit) {
      about = null;
      addUnit(unit);
    } else if (item instanceof ImportItem list) {
      about = null;
      addList(list);
    } else if (item instanceof ImportedItem other) {
      about = new SaidBesides(other);
      besides.add(about);
    } else if (about != null) {
      about.details().add(item);
    } else {
      addDetail(item, last);
    }
  }

  /** What is said of units that stand elsewhere. */
  List<SaidBesides> besides() {
    return besides;
  }

  private void addDetail(ArmyItem item, @Nullable UnitDraft unit) {
    if (unit == null) {
      context.error(
          "KS-SYN-001",
          context.span(item),
          "`" + context.firstWord(item) + "` stands before the first unit.",
          "Write it below the unit it is about, such as `battalion \"5th Line\" as KGL5: 379 men`, and of"
              + " a unit of an army list below `imported KGL5`.");
    } else {
      unit.own.add(item);
    }
  }

  /** Units of a list become parts of the unit that the statement is indented below. */
  private void addList(ImportItem list) {
    TextSpan span = context.span(list);
    int indentation = context.source().indentation(span.offset());
    while (!open.isEmpty() && open.peek().indentation >= indentation) {
      open.pop();
    }
    UnitDraft parent = open.peek();
    importLevels.put(span.offset(), parent == null ? 0 : parent.depth + 1);
    imports.add(list);
    List<UnitDraft> units = chosen(list, lists.read(list, context, templates));
    (parent == null ? roots : parent.parts).addAll(units);
  }

  /** The units that a statement names, in its order, or all where it names none. */
  private List<UnitDraft> chosen(ImportItem list, List<UnitDraft> units) {
    if (list.getUnits().isEmpty() || units.isEmpty()) {
      return units;
    }
    Map<String, UnitDraft> known = new LinkedHashMap<>();
    units.stream()
        .flatMap(UnitDraft::withAllParts)
        .forEach(each -> known.putIfAbsent(each.name(), each));
    List<TextSpan> spans = context.spans(list, "units");
    List<UnitDraft> chosen = new ArrayList<>();
    for (int i = 0; i < list.getUnits().size(); i++) {
      String name = Literals.name(list.getUnits().get(i));
      UnitDraft unit = known.get(name);
      if (unit == null) {
        context.unknown(
            "KS-LNK-011",
            i < spans.size() ? spans.get(i) : context.span(list),
            "The army list \"" + Literals.title(list.getPath()) + "\" has no unit `" + name + "`",
            name,
            known.keySet(),
            "Units are named by their short names, those behind `as`.");
      } else if (!chosen.contains(unit)) {
        chosen.add(unit);
      }
    }
    return chosen;
  }

  private void addUnit(UnitItem item) {
    TextSpan span = context.span(item);
    Echelon echelon = Vocabulary.echelon(item.getEchelon());
    int indentation = indentation(span, echelon);
    UnitDraft passed = null;
    while (!open.isEmpty() && open.peek().indentation >= indentation) {
      passed = open.pop();
    }
    if (passed != null && passed.indentation != indentation) {
      context.warning(
          "KS-SYN-008",
          span,
          "`"
              + item.getEchelon()
              + "` stands between two levels of indentation, so it is not clear"
              + " what it is part of.",
          "Indent it exactly as the units of its own level.");
    }
    UnitDraft parent = open.peek();
    int depth = parent == null ? 0 : parent.depth + 1;
    UnitDraft draft = new UnitDraft(draftContext, item, echelon, indentation, depth);
    if (depth > DEEPEST) {
      context.error(
          "KS-SYN-009",
          span,
          "Units are nested deeper than " + DEEPEST + " levels.",
          "Nest them less.");
      return;
    }
    if (parent == null) {
      roots.add(draft);
    } else {
      checkLevels(parent, draft, span);
      parent.parts.add(draft);
    }
    open.push(draft);
    last = draft;
  }

  private int indentation(TextSpan span, Echelon echelon) {
    if (context.source().startsLine(span.offset()) || last == null) {
      return context.source().indentation(span.offset());
    }
    return last.indentation + (echelon.compareTo(last.echelon) > 0 ? 1 : 0);
  }

  private void checkLevels(UnitDraft parent, UnitDraft part, TextSpan span) {
    boolean formation = part.echelon.compareTo(Echelon.REGIMENT) <= 0;
    if (formation && parent.echelon.compareTo(part.echelon) >= 0) {
      context.warning(
          "KS-SYN-008",
          span,
          "`"
              + part.name()
              + "` is indented as part of `"
              + parent.name()
              + "`, but a "
              + part.echelon.word()
              + " is not part of a "
              + parent.echelon.word()
              + ".",
          "Units of one level stand at one indentation.");
    }
  }
}
