package studio.kriegsspiel.language.mapping.house;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.HouseItem;
import studio.kriegsspiel.language.xtext.kriegsspiel.HouseRules;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportItem;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.review.HouseRule;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Reads files of house rules that a scenario brings in, and those that they bring in: files in or
 * below the scenario's folder, never in a circle, and not without end.
 */
public final class HouseRulesReader {
  private static final int MOST_FILES = 20;
  private static final int MOST_RULES = 500;

  private final ArmyLists files;
  private final Deque<String> reading = new ArrayDeque<>();
  private final Set<String> ids = new HashSet<>();
  private int count;

  /**
   * A reader for one scenario.
   *
   * @param files reads the files
   */
  public HouseRulesReader(ArmyLists files) {
    this.files = files;
  }

  /** What is wrong with a file of house rules itself. */
  public List<Finding> check(SourceText source, HouseRules rules) {
    MappingContext context = new MappingContext(source);
    read(rules, context);
    return context.findings();
  }

  /**
   * The rules of a file that is brought in; what is wrong with it is told where that is written.
   */
  public List<HouseRule> bringIn(ImportItem item, MappingContext context) {
    String name = Literals.title(item.getPath());
    TextSpan place = context.span(item, "path");
    if (!item.getUnits().isEmpty()) {
      context.error(
          "KS-LNK-009",
          context.spanOfAll(item, "units"),
          "Units are brought in below `army of`, house rules in the head as a whole.",
          "Take the names and `from` out, or write the line below `army of`.");
      return List.of();
    }
    if (reading.contains(name)) {
      fault(context, place, "The house rules \"" + name + "\" bring in themselves.");
      return List.of();
    }
    if (++count > MOST_FILES) {
      fault(context, place, "More than " + MOST_FILES + " files of house rules are brought in.");
      return List.of();
    }
    try {
      return read(name, files.neighbour(name, "file of house rules"), context, place);
    } catch (IOException e) {
      String message = String.valueOf(e.getMessage());
      fault(context, place, message.endsWith(".") ? message : message + ".");
      return List.of();
    }
  }

  private static void fault(MappingContext context, TextSpan place, String sentence) {
    context.error(
        "KS-LNK-009", place, sentence, "House rules are looked for in the scenario's folder.");
  }

  private List<HouseRule> read(String name, String text, MappingContext context, TextSpan place)
      throws IOException {
    SourceText source = new SourceText(name, text);
    if (text.length() > TolerantParser.LONGEST) {
      throw new IOException("The file \"" + name + "\" is too long.");
    }
    Optional<SyntaxTree> tree = TolerantParser.parse(source);
    if (tree.isEmpty() || tree.get().document().getHouse() == null) {
      throw new IOException(
          "\"" + name + "\" is no file of house rules; one begins with `house rules \"Title\"`.");
    }
    MappingContext own = new MappingContext(source);
    reading.push(name);
    List<HouseRule> rules = read(tree.get().document().getHouse(), own);
    reading.pop();
    List<String> faults = new ArrayList<>();
    tree.get()
        .errors()
        .forEach(each -> faults.add((source.lineIndex(each.offset()) + 1) + ": " + each.message()));
    own.findings().forEach(each -> faults.add(each.span().line() + ": " + each.message()));
    if (!faults.isEmpty()) {
      context.error(
          "KS-LNK-010",
          place,
          "The house rules \"%s\" have faults, the first of %d in line %s"
              .formatted(name, faults.size(), faults.get(0)),
          "Open the file itself to see them all.");
    }
    return rules;
  }

  /**
   * Reads the lines of a file.
   *
   * @param own where faults of the file are told
   */
  private List<HouseRule> read(HouseRules written, MappingContext own) {
    String house = Literals.title(written.getTitle());
    HouseRuleMapper mapper = new HouseRuleMapper(own, house);
    List<HouseRule> rules = new ArrayList<>();
    for (HouseItem each : written.getItems()) {
      if (rules.size() >= MOST_RULES) {
        own.error(
            "KS-LNK-010",
            own.span(each),
            "From here on nothing is read: a file has at most " + MOST_RULES + " house rules.",
            "Put the others into a file of their own.");
        return rules;
      } else if (each instanceof ImportItem item) {
        rules.addAll(bringIn(item, own));
      } else if (each instanceof studio.kriegsspiel.language.xtext.kriegsspiel.HouseRule rule) {
        mapper.map(rule).filter(read -> isNew(read, own)).ifPresent(rules::add);
      }
    }
    return rules;
  }

  private boolean isNew(HouseRule rule, MappingContext own) {
    if (ids.add(rule.id())) {
      return true;
    }
    own.error(
        "KS-SYN-010",
        rule.span(),
        "There are two house rules `" + rule.id() + "`.",
        "Give one of them another number.");
    return false;
  }
}
