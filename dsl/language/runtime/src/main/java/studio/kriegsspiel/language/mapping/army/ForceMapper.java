package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.xtext.kriegsspiel.Army;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Template;
import studio.kriegsspiel.scenario.force.CommandAtStart;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Reads the armies of all sides: first their trees with the templates that lists bring in, then
 * their units, then who commands whom.
 */
public final class ForceMapper {
  private final MappingContext context;
  private final Roster roster;
  private final ArmyLists lists;
  private final Templates templates;
  private final Map<String, List<UnitDraft>> drafts = new LinkedHashMap<>();
  private final Map<String, List<ImportItem>> imports = new HashMap<>();
  private final Map<String, List<SaidBesides>> besides = new HashMap<>();
  private final Map<String, List<Unit>> armies = new LinkedHashMap<>();

  public ForceMapper(MappingContext context, Roster roster, ArmyLists lists, SymbolTable symbols) {
    this.context = context;
    this.roster = roster;
    this.lists = lists;
    this.templates = new Templates(context, symbols);
  }

  /** Reads every army of a text; its sides must be known. */
  public void read(List<Section> sections) {
    List<Template> written = new ArrayList<>();
    for (Section section : sections) {
      if (section instanceof Template template) {
        written.add(template);
      }
    }
    templates.add(context, written);
    for (Section section : sections) {
      if (section instanceof Army army) {
        plant(army);
      }
    }
    templates.check(context);
    drafts.forEach(this::map);
  }

  private void plant(Army army) {
    Optional<String> side = roster.side(army.getSide(), army, "side");
    if (side.isPresent()) {
      ArmyTree tree = new ArmyTree(context, lists, templates);
      army.getItems().forEach(tree::add);
      imports.computeIfAbsent(side.get(), key -> new ArrayList<>()).addAll(tree.imports());
      drafts.computeIfAbsent(side.get(), key -> new ArrayList<>()).addAll(tree.roots());
      besides.computeIfAbsent(side.get(), key -> new ArrayList<>()).addAll(tree.besides());
    }
  }

  private void map(String side, List<UnitDraft> roots) {
    List<SaidBesides> said = besides.getOrDefault(side, List.of());
    SaidBesides.tell(said, side, roots, context);
    UnitMapper mapper = new UnitMapper(side, templates);
    List<Unit> units = roots.stream().map(mapper::map).toList();
    units.forEach(roster::add);
    armies.put(side, units);
    imports.getOrDefault(side, List.of()).forEach(each -> refer(side, each));
    for (SaidBesides each : said) {
      roster.peek(each.name(side), side).ifPresent(unit -> roster.refer(unit, each.span(context)));
    }
  }

  /** Units that a statement takes from an army list are used there. */
  private void refer(String side, ImportItem list) {
    List<TextSpan> spans = context.spans(list, "units");
    for (int i = 0; i < Math.min(spans.size(), list.getUnits().size()); i++) {
      TextSpan span = spans.get(i);
      roster.peek(list.getUnits().get(i), side).ifPresent(unit -> roster.refer(unit, span));
    }
  }

  /** The highest units of a side. */
  public List<Unit> army(String side) {
    return armies.getOrDefault(side, List.of());
  }

  /** Who commands whom on a side, once all armies are read. */
  public CommandAtStart command(String side) {
    return new CommandMapper(context, roster, side)
        .map(drafts.getOrDefault(side, List.of()), army(side));
  }
}
