package studio.kriegsspiel.language.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import studio.kriegsspiel.language.mapping.ScenarioMapper;
import studio.kriegsspiel.language.mapping.VariantFileReader;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.mapping.house.HouseRulesReader;
import studio.kriegsspiel.language.mapping.orders.SheetReader;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.language.syntax.SyntaxError;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.Tokens;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.finding.Surety;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Everything known about one text.
 *
 * @param source the text with its lines
 * @param tree what the parser understood, none if that was too little
 * @param scenario the records, if enough was understood
 * @param sheet the order sheet, if it is one
 * @param variantFile the variant, if it stands in a file of its own and its scenario can be read
 * @param findings faults of wording and names, in the order of the text
 * @param symbols names and their uses
 */
public record Analysis(
    SourceText source,
    Optional<SyntaxTree> tree,
    Optional<Scenario> scenario,
    Optional<OrderSheet> sheet,
    Optional<VariantFile> variantFile,
    List<Finding> findings,
    SymbolTable symbols) {
  /** Copies the list. */
  public Analysis {
    findings = List.copyOf(findings);
  }

  /** Analyses a text that stands in no folder, so that it cannot bring in army lists. */
  public static Analysis of(String document, String text) {
    return of(document, text, ArmyLists.unsaved());
  }

  /** Analyses a text and the army lists that it brings in. */
  public static Analysis of(String document, String text, ArmyLists lists) {
    return of(new SourceText(document, text), lists, new KeptTrees(0), analysis -> analysis);
  }

  /**
   * Analyses a text and the army lists that it brings in.
   *
   * @param trees of texts that were read before
   * @param use makes something of it that does not hold its tree
   */
  public static <T> T of(
      SourceText source, ArmyLists lists, KeptTrees trees, Function<Analysis, T> use) {
    if (source.text().length() > TolerantParser.LONGEST) {
      return use.apply(
          failed(source, "The text is longer than " + TolerantParser.LONGEST + " characters."));
    }
    return trees.read(source, tree -> use.apply(of(source, tree, lists)));
  }

  private static Analysis of(SourceText source, Optional<SyntaxTree> tree, ArmyLists lists) {
    if (tree.isEmpty()) {
      return failed(source, "Too much of the text is not understood to make a scenario of it.");
    }
    List<Finding> findings = new ArrayList<>();
    tree.get().errors().forEach(error -> findings.add(finding(source, error)));
    SymbolTable symbols = new SymbolTable();
    if (tree.get().document().getSheet() != null) {
      return sheet(source, tree.get(), findings, lists);
    }
    if (VariantFileReader.isOne(tree.get().document())) {
      return variantFile(source, tree.get(), findings, lists);
    }
    Optional<Scenario> scenario = map(source, tree.get().document(), findings, symbols, lists);
    findings.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new Analysis(
        source, tree, scenario, Optional.empty(), Optional.empty(), findings, symbols);
  }

  /** Reads an order sheet of a scenario that is at hand. */
  public static Analysis ofSheet(String document, String text, Scenario scenario) {
    SourceText source = new SourceText(document, text);
    SheetReader reader = new SheetReader(source);
    List<Finding> findings = new ArrayList<>();
    Optional<SyntaxTree> tree =
        text.length() > TolerantParser.LONGEST ? Optional.empty() : TolerantParser.parse(source);
    Optional<OrderSheet> sheet =
        tree.map(each -> each.document().getSheet()).flatMap(each -> reader.read(each, scenario));
    tree.ifPresent(each -> each.errors().forEach(error -> findings.add(finding(source, error))));
    findings.addAll(reader.findings());
    findings.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new Analysis(
        source, tree, Optional.empty(), sheet, Optional.empty(), findings, reader.symbols());
  }

  private static Analysis sheet(
      SourceText source, SyntaxTree tree, List<Finding> findings, ArmyLists files) {
    SheetReader reader = new SheetReader(source, files);
    Optional<OrderSheet> sheet = reader.read(tree.document().getSheet());
    findings.addAll(reader.findings());
    for (Section section : tree.document().getSections()) {
      findings.add(SheetReader.besides(source, section));
    }
    findings.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new Analysis(
        source,
        Optional.of(tree),
        Optional.empty(),
        sheet,
        Optional.empty(),
        findings,
        reader.symbols());
  }

  private static Analysis variantFile(
      SourceText source, SyntaxTree tree, List<Finding> findings, ArmyLists files) {
    VariantFileReader reader = new VariantFileReader(source, files);
    Optional<VariantFile> variant = reader.read(tree.document());
    findings.addAll(reader.findings());
    findings.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new Analysis(
        source,
        Optional.of(tree),
        Optional.empty(),
        Optional.empty(),
        variant,
        findings,
        new SymbolTable());
  }

  /** The scenario beside its text, for those who edit it. */
  public Optional<ScenarioText> written() {
    return scenario.map(
        each ->
            new ScenarioText(
                source.text(),
                each,
                symbols,
                tree.map(known -> Sections.of(source, known)).orElse(List.of()),
                Set.copyOf(Tokens.keywordList())));
  }

  private static Analysis failed(SourceText source, String message) {
    Finding finding = Finding.ofText("KS-SYN-009", Severity.ERROR, source.span(0, 0), message);
    return new Analysis(
        source,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(finding),
        new SymbolTable());
  }

  private static Optional<Scenario> map(
      SourceText source,
      Document document,
      List<Finding> findings,
      SymbolTable symbols,
      ArmyLists lists) {
    boolean isLibrary = ArmyLists.isLibrary(document);
    boolean isEmpty = document.getHeader().isEmpty() && document.getSections().isEmpty();
    boolean untitled = document.getTitle() == null;
    if (isLibrary) {
      findings.addAll(lists.check(source, document));
      return Optional.empty();
    }
    if (document.getHouse() != null) {
      findings.addAll(new HouseRulesReader(lists).check(source, document.getHouse()));
      document.getSections().forEach(each -> findings.add(SheetReader.besides(source, each)));
      return Optional.empty();
    }
    if (untitled) {
      findings.add(untitled(source));
      if (isEmpty) {
        return Optional.empty();
      }
    }
    ScenarioMapper mapper = new ScenarioMapper(source, document, symbols, lists);
    Scenario scenario = mapper.map();
    findings.addAll(mapper.findings());
    return Optional.of(scenario);
  }

  private static Finding untitled(SourceText source) {
    return new Finding(
        "KS-SYN-011",
        Severity.ERROR,
        source.span(0, 0),
        Optional.empty(),
        "The scenario has no title.",
        List.of(),
        Optional.of("Begin the file so: `scenario \"The Farm of La Haye Sainte\"`."),
        List.of());
  }

  private static Finding finding(SourceText source, SyntaxError error) {
    TextSpan span = source.span(error.offset(), error.length());
    List<Fix> fixes =
        error
            .replacement()
            .map(
                each ->
                    new Fix(
                        each.certain() ? Surety.CERTAIN : Surety.PROPOSAL,
                        each.word().isEmpty() ? "take it out" : "write `" + each.word() + "`",
                        List.of(TextEdit.replace(span, each.word()))))
            .stream()
            .toList();
    return new Finding(
        error.kind().id(),
        Severity.ERROR,
        span,
        Optional.empty(),
        error.message(),
        List.of(),
        error.hint(),
        fixes);
  }
}
