package studio.kriegsspiel.language.ide.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What one file exports and imports: every name it defines or uses, and the files it brings in.
 *
 * @param text the text
 * @param title the file's title, possibly empty
 * @param isLibrary whether it is an army list
 * @param uses definitions and uses, in the order of the text
 * @param imports the files it brings in, as they are written
 * @param bases the scenario that a variant in a file of its own, or an order sheet, is of
 */
public record NamesOfFile(
    String text,
    String title,
    boolean isLibrary,
    List<NameUse> uses,
    List<Import> imports,
    List<Import> bases) {

  /**
   * A file that is brought in.
   *
   * @param path as it is written, from the scenario's folder on
   * @param span the path, quotation marks left out
   */
  public record Import(String path, TextSpan span) {}

  /** Copies the lists. */
  public NamesOfFile {
    uses = List.copyOf(uses);
    imports = List.copyOf(imports);
    bases = List.copyOf(bases);
  }

  /** The names of a text that stands in no folder. */
  public static NamesOfFile of(Analysis analysis) {
    return of(analysis, ArmyLists.unsaved());
  }

  /**
   * The names of a text.
   *
   * @param lists reads what is brought in by the scenario that a variant's own file is of
   */
  public static NamesOfFile of(Analysis analysis, ArmyLists lists) {
    List<NameUse> uses = new ArrayList<>();
    if (analysis.variantFile().isPresent()) {
      besideItsScenario(analysis, analysis.variantFile().get(), lists, uses);
    } else {
      linked(analysis, uses);
    }
    TreeNames tree = new TreeNames(analysis.source());
    analysis.tree().ifPresent(each -> tree.read(each.document(), uses));
    // What both the records and the tree tell of, such as a template, counts once.
    Set<List<Object>> met = new HashSet<>();
    uses.removeIf(each -> !met.add(List.of(each.kind(), each.span().offset())));
    uses.sort(Comparator.comparingInt(each -> each.span().offset()));
    return new NamesOfFile(
        analysis.source().text(),
        tree.title(),
        tree.isLibrary(),
        uses,
        tree.imports(),
        tree.bases());
  }

  private static void linked(Analysis analysis, List<NameUse> uses) {
    for (DefinedName each : analysis.symbols().symbols()) {
      if (each.nameSpan().isPresent()) {
        uses.add(use(each, each.nameSpan(), true, each.quoted(), false));
      }
    }
    for (Reference each : analysis.symbols().references()) {
      boolean quoted = isQuoted(analysis, each.span());
      uses.add(use(each.target(), each.span(), false, quoted, each.byTitle()));
    }
  }

  /** The names of a variant in a file of its own, which its scenario gives their meaning. */
  private static void besideItsScenario(
      Analysis analysis, VariantFile variant, ArmyLists lists, List<NameUse> uses) {
    SourceText source = analysis.source();
    List<NameUse> both = new ArrayList<>();
    linked(Analysis.of(source.document(), variant.joined(source.text()), lists), both);
    both.stream()
        .filter(each -> each.span().offset() >= variant.begins())
        .map(
            each ->
                each.at(source.span(each.span().offset() - variant.begins(), each.span().length())))
        .forEach(uses::add);
  }

  private static NameUse use(
      DefinedName symbol, TextSpan span, boolean defines, boolean quoted, boolean byTitle) {
    NameUse.Kind kind =
        switch (symbol.kind()) {
          case SIDE -> NameUse.Kind.SIDE;
          case UNIT -> NameUse.Kind.UNIT;
          case ROLE -> NameUse.Kind.ROLE;
          case TEMPLATE -> NameUse.Kind.TEMPLATE;
        };
    return new NameUse(
        kind, symbol.side(), symbol.name(), Optional.empty(), span, defines, quoted, byTitle);
  }

  private static boolean isQuoted(Analysis analysis, TextSpan span) {
    return span.offset() > 0 && analysis.source().text().charAt(span.offset() - 1) == '"';
  }

  /** Whether both define the same things, so that whoever uses these names reads them as before. */
  public boolean definesAs(NamesOfFile other) {
    return definitions().equals(other.definitions()) && imports.size() == other.imports.size();
  }

  private Set<NameUse> definitions() {
    Set<NameUse> found = new HashSet<>();
    uses.stream().filter(NameUse::defines).map(each -> each.at(TextSpan.NONE)).forEach(found::add);
    return found;
  }

  /** What is named at an offset. */
  public Optional<NameUse> at(int offset) {
    return uses.stream().filter(each -> each.span().contains(offset)).findFirst();
  }

  /** All definitions and uses of the same thing in this file, the definition first. */
  public List<NameUse> sameAs(NameUse use) {
    return uses.stream()
        .filter(each -> each.isSameAs(use))
        .sorted(Comparator.comparing(each -> !each.defines()))
        .toList();
  }
}
