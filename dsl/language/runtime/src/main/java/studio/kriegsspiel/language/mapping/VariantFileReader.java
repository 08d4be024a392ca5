package studio.kriegsspiel.language.mapping;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.source.VariantFile;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.language.xtext.kriegsspiel.Variant;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads which scenario a variant in a file of its own is of; one in or below its folder. */
public final class VariantFileReader {
  private final SourceText source;
  private final MappingContext context;
  private final ArmyLists files;

  /**
   * A reader of one text.
   *
   * @param files reads the scenario's file
   */
  public VariantFileReader(SourceText source, ArmyLists files) {
    this.source = source;
    this.context = new MappingContext(source);
    this.files = files;
  }

  /** Whether a text is such a file: it begins with a variant that names a scenario. */
  public static boolean isOne(Document document) {
    return document.getTitle() == null
        && document.getHeader().isEmpty()
        && !document.getSections().isEmpty()
        && document.getSections().get(0) instanceof Variant variant
        && variant.getBase() != null;
  }

  /** What was wrong; complete once {@link #read} has run. */
  public List<Finding> findings() {
    return context.findings();
  }

  /** The variant and its scenario; nothing, and a finding, where that cannot be read. */
  public Optional<VariantFile> read(Document document) {
    Variant written = (Variant) document.getSections().get(0);
    VariantSections parts = new VariantSections(source, document.getSections());
    parts.ofTheScenario().forEach(this::besides);
    parts.below().keySet().stream().skip(1).forEach(this::besides);
    String name = Literals.title(written.getBase());
    TextSpan place = context.span(written, "base");
    try {
      String text = base(name);
      return findings().isEmpty()
          ? Optional.of(
              new VariantFile(Literals.title(written.getTitle()), name, text, withTheWord(place)))
          : Optional.empty();
    } catch (IOException fault) {
      String message = String.valueOf(fault.getMessage());
      context.error(
          "KS-LNK-061",
          place,
          message.endsWith(".") ? message : message + ".",
          "Name the scenario's file as it lies beside the variant, or in a folder below.");
      return Optional.empty();
    }
  }

  /** From the word {@code of} to the end of the file's name. */
  private TextSpan withTheWord(TextSpan place) {
    int word = source.text().lastIndexOf("of", place.offset() - 1);
    return source.span(word, place.end() - word);
  }

  private String base(String name) throws IOException {
    SourceText text = new SourceText(name, files.neighbour(name, "scenario"));
    if (text.text().length() + source.text().length() >= TolerantParser.LONGEST) {
      throw new IOException("The scenario \"" + name + "\" is too long.");
    }
    Optional<SyntaxTree> tree = TolerantParser.parse(text);
    if (tree.isEmpty()
        || tree.get().document().getTitle() == null
        || ArmyLists.isLibrary(tree.get().document())) {
      throw new IOException("\"" + name + "\" is no scenario that can be understood.");
    }
    if (!tree.get().errors().isEmpty()) {
      int line = text.lineIndex(tree.get().errors().get(0).offset()) + 1;
      throw new IOException(
          "The scenario \"" + name + "\" is not understood in line " + line + "; mend it first.");
    }
    return text.text();
  }

  private void besides(Section section) {
    context.error(
        "KS-SYN-061",
        context.span(section),
        "This cannot stand beside a variant in a file of its own.",
        "Indent it below the variant, or write it where the scenario is.");
  }
}
