package studio.kriegsspiel.language.mapping.army;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.NameUses;
import studio.kriegsspiel.language.mapping.words.Vocabulary;
import studio.kriegsspiel.language.xtext.kriegsspiel.Attribute;
import studio.kriegsspiel.language.xtext.kriegsspiel.Template;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * The templates of a scenario and of the army lists it brings in. What is found wrong with one is
 * told once, where it is written.
 */
final class Templates {
  private static final List<String> LEVELS =
      Arrays.stream(Echelon.values()).map(Echelon::word).toList();

  private final Map<String, Written> written = new LinkedHashMap<>();
  private final @Nullable NameUses uses;

  /** One template with the text it stands in. */
  private record Written(MappingContext context, Template template) {}

  /** Templates of an army list that is read for itself. */
  Templates() {
    this.uses = null;
  }

  /** Templates of a scenario, whose names can be followed. */
  Templates(MappingContext context, SymbolTable symbols) {
    this.uses = new NameUses(context.source(), symbols);
  }

  /** Adds templates of the text itself; two of one name are told. */
  void add(MappingContext context, List<Template> templates) {
    for (Template each : templates) {
      String name = Literals.title(each.getTitle());
      if (written.putIfAbsent(name, new Written(context, each)) == null) {
        define(name, context, each);
      } else {
        context.error(
            "KS-LNK-032",
            context.span(each, "title"),
            "There are two templates \"" + name + "\".",
            "Give one of them another name.");
      }
    }
  }

  /** Adds templates of an army list; those of the text itself come before them. */
  void addOfList(MappingContext context, List<Template> templates) {
    templates.forEach(
        each -> written.putIfAbsent(Literals.title(each.getTitle()), new Written(context, each)));
  }

  /** How many are known. */
  int size() {
    return written.size();
  }

  private void define(String name, MappingContext context, Template template) {
    if (uses != null && !context.isStandIn()) {
      uses.defineTemplate(name, context.span(template, "title"));
    }
  }

  /** The same templates, but those of one list stand in that list. */
  Templates ofList(MappingContext context, List<Template> own) {
    Templates all = new Templates();
    all.add(context, own);
    written.forEach(all.written::putIfAbsent);
    return all;
  }

  /** Reads the templates of one text for their own faults: words, unknown templates, circles. */
  void check(MappingContext context) {
    written.forEach(
        (name, each) -> {
          if (each.context != context) {
            return;
          }
          Template template = each.template;
          UnitAttributes attributes = new UnitAttributes(context, LEVELS);
          kinds(template).forEach(attributes::read);
          if (echelons(template).size() > 1) {
            context.error(
                "KS-SYN-010",
                context.span(template),
                "The template \"" + name + "\" is of two levels.",
                "Keep one of the two.");
          }
          if (template.getBase() != null) {
            findBase(template.getBase(), context, template, "base");
          }
          if (isInCircle(name)) {
            context.error(
                "KS-LNK-031",
                context.span(template, "base"),
                "The template \"" + name + "\" is like itself.",
                "Take out `like` in one of the templates of the circle.");
          }
        });
  }

  private boolean isInCircle(String name) {
    Set<String> seen = new LinkedHashSet<>();
    Optional<String> next = baseOf(name);
    while (next.isPresent() && seen.add(next.get())) {
      if (next.get().equals(name)) {
        return true;
      }
      next = baseOf(next.get());
    }
    return false;
  }

  private Optional<String> baseOf(String name) {
    return Optional.ofNullable(written.get(name))
        .map(each -> each.template.getBase())
        .map(Literals::title);
  }

  private boolean findBase(
      String token, MappingContext context, EObject statement, String feature) {
    String name = Literals.title(token);
    TextSpan place = context.span(statement, feature);
    if (written.containsKey(name)) {
      if (uses != null && !context.isStandIn()) {
        uses.template(name, place);
      }
      return true;
    }
    context.unknown(
        "KS-LNK-030",
        place,
        "There is no template \"" + name + "\"",
        "\"" + name + "\"",
        written.keySet().stream().map(each -> "\"" + each + "\"").toList(),
        "A template is written so: `template \"KGL line battalion\": battalion, line, 2 ranks`.");
    return false;
  }

  /**
   * What a template says, with what it is like.
   *
   * @param token its name as the unit has it
   * @param echelon the unit's own level; a template of another is told
   */
  Optional<UnitAttributes> find(
      String token, Echelon echelon, MappingContext context, EObject unit) {
    if (!findBase(token, context, unit, "templates")) {
      return Optional.empty();
    }
    String name = Literals.title(token);
    UnitAttributes all = new UnitAttributes(new MappingContext(context.source()));
    Set<String> seen = new LinkedHashSet<>();
    List<Echelon> levels = new ArrayList<>();
    Optional<String> next = Optional.of(name);
    while (next.isPresent() && written.containsKey(next.get()) && seen.add(next.get())) {
      Written each = written.get(next.get());
      UnitAttributes own = new UnitAttributes(new MappingContext(each.context.source()));
      kinds(each.template).forEach(own::read);
      all.orElse(own);
      levels.addAll(echelons(each.template));
      next = baseOf(next.get());
    }
    if (!levels.isEmpty() && levels.get(0) != echelon) {
      context.warning(
          "KS-LNK-033",
          context.span(unit, "templates"),
          "The template \""
              + name
              + "\" is of a "
              + levels.get(0).word()
              + ", but the unit is a "
              + echelon.word()
              + ".",
          "What the template says is taken over all the same; take another, or write it out.");
    }
    return Optional.of(all);
  }

  /** Details but those that name a level; the grammar knows most levels, the rest are words. */
  private static List<Attribute> kinds(Template template) {
    return template.getAttributes().stream().filter(each -> level(each).isEmpty()).toList();
  }

  private static List<Echelon> echelons(Template template) {
    List<Echelon> levels = new ArrayList<>();
    template.getEchelons().forEach(each -> levels.add(Vocabulary.echelon(each)));
    template.getAttributes().forEach(each -> level(each).ifPresent(levels::add));
    return levels;
  }

  private static Optional<Echelon> level(Attribute attribute) {
    boolean words = attribute.getNumbers().isEmpty() && attribute.getCalibres().isEmpty();
    String joined = String.join("", attribute.getWords()).toLowerCase(Locale.ROOT);
    return words ? Optional.ofNullable(Vocabulary.ECHELONS.get(joined)) : Optional.empty();
  }
}
