package studio.kriegsspiel.language.mapping.army;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.early.EarlyWork;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.source.FileTexts;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.Document;
import studio.kriegsspiel.language.xtext.kriegsspiel.ImportItem;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.ScenarioFile;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Reads the army lists that a scenario brings in: files in or below its own folder, or lists known
 * by a name alone; never others outside it, never in a circle, and not without end. Each is parsed
 * once, however many statements choose from it. Serves one reading of one scenario.
 */
public final class ArmyLists {
  private static final String FAULT = "KS-LNK-009";
  private static final int MOST_LISTS = 50;
  private static final int DEEPEST = 5;
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern IMPORT = Pattern.compile("\\bimport\\b[^\"\\n]*\"([a-z0-9-]+)\"");
  private static final int MOST_AHEAD = 8;

  private final @Nullable Path folder;
  private final boolean silent;
  private final FileTexts texts;
  private final Deque<Path> reading = new ArrayDeque<>();
  private final Map<Named, Parsed> parsed = new HashMap<>();
  private EarlyWork<Named, Parsed, IOException> coming = new EarlyWork<>(List.of(), this::parse);
  private final Map<Judged, List<Finding>> faults = new HashMap<>();
  private TextSpan statement = TextSpan.NONE;
  private int count;

  /** A file, by the name that a statement has for it. */
  private record Named(Path file, String name) {}

  /** What became of a list's text. */
  private record Parsed(SourceText source, SyntaxTree tree) {}

  /**
   * What the faults of a list hang on.
   *
   * @param templates all that are known beside its own, to which others are only ever added
   * @param known how many these were
   */
  private record Judged(Named list, Templates templates, int known) {}

  private ArmyLists(@Nullable Path folder, boolean silent, FileTexts texts) {
    this.folder = folder;
    this.silent = silent;
    this.texts = texts;
  }

  /** Lists in or below a folder, with the texts that somebody has of them. */
  public static ArmyLists in(Path folder, FileTexts texts) {
    return new ArmyLists(folder, false, texts);
  }

  /** For a text that is in no folder yet; whoever brings in a list is told so. */
  public static ArmyLists unsaved() {
    return unsaved(FileTexts.ON_DISK);
  }

  /** The same, where lists may be known by name; these are read all the same. */
  public static ArmyLists unsaved(FileTexts texts) {
    return new ArmyLists(null, false, texts);
  }

  /** Brings in nothing and says nothing. */
  static ArmyLists none() {
    return new ArmyLists(null, true, FileTexts.ON_DISK);
  }

  /**
   * Has the lists that a text seems to bring in by their names parsed meanwhile; one that it has in
   * a comment alone costs a look at a file that it might have brought in.
   */
  public void lookAhead(String text) {
    Set<Named> named = new LinkedHashSet<>();
    Matcher found = IMPORT.matcher(text);
    while (named.size() < MOST_AHEAD && found.find()) {
      String name = found.group(1);
      findByName(name).ifPresent(file -> named.add(new Named(file, name)));
    }
    coming = new EarlyWork<>(List.copyOf(named), this::parse).begun();
  }

  /** What is wrong with the units of an army list itself. */
  public List<Finding> check(SourceText source, Document list) {
    MappingContext context = new MappingContext(source);
    units(context, list);
    return context.findings();
  }

  /** The units of an army list, of no side yet, with their places in it. */
  public List<Unit> units(SourceText source, Document list) {
    return units(new MappingContext(source), list);
  }

  private List<Unit> units(MappingContext context, Document list) {
    Templates templates = new Templates();
    templates.add(context, list.getTemplates());
    ArmyTree tree = new ArmyTree(context, this, templates);
    list.getUnits().forEach(tree::add);
    SaidBesides.tell(tree.besides(), "", tree.roots(), context);
    templates.check(context);
    UnitMapper mapper = new UnitMapper("", templates);
    return tree.roots().stream().map(mapper::map).toList();
  }

  /** The units of a list; none, and a finding, where it cannot be read. */
  List<UnitDraft> read(ImportItem item, MappingContext context, Templates templates) {
    if (silent) {
      return List.of();
    }
    String name = Literals.title(item.getPath());
    TextSpan place = context.span(item, "path");
    Optional<Path> known = NAME.matcher(name).matches() ? findByName(name) : Optional.empty();
    if (folder == null && known.isEmpty()) {
      context.warning(
          FAULT,
          place,
          "The army list \"" + name + "\" is read once the scenario is saved as a file.",
          "Lists are looked for in the scenario's folder.");
      return List.of();
    }
    if (reading.isEmpty()) {
      statement = context.span(item);
    }
    try {
      Path file = known.isPresent() ? known.get() : inFolder(name);
      if (reading.contains(file)) {
        throw new IOException("The army list \"" + name + "\" brings in itself.");
      }
      if (++count > MOST_LISTS || reading.size() >= DEEPEST) {
        throw new IOException(
            "More than "
                + MOST_LISTS
                + " army lists are brought in, or lists within lists too deep.");
      }
      return units(new Named(file, name), context, place, templates);
    } catch (IOException e) {
      String message = String.valueOf(e.getMessage());
      context.error(FAULT, place, message.endsWith(".") ? message : message + ".");
      return List.of();
    }
  }

  /** {@code NAME.kriegsspiel} in the folder or its {@code armies}, else the list of that name. */
  private Optional<Path> findByName(String name) {
    if (folder != null) {
      for (String place :
          List.of(name, name + ScenarioFile.ENDING, "armies/" + name + ScenarioFile.ENDING)) {
        try {
          return Optional.of(resolve(folder.toRealPath(), place, "army list"));
        } catch (IOException elsewhere) {
          continue;
        }
      }
    }
    return texts.findList(name);
  }

  private Path inFolder(String name) throws IOException {
    if (folder == null) {
      throw new IOException("\"" + name + "\" lies in no folder.");
    }
    if (NAME.matcher(name).matches()) {
      throw new IOException(
          "There is no army list \"" + name + "\" in the scenario's folder or in the library.");
    }
    return resolve(folder.toRealPath(), name, "army list");
  }

  /**
   * The text of another file in or below the folder, never outside it.
   *
   * @param what what it is to be, such as {@code scenario}
   * @throws IOException if it cannot be read; its message is a sentence
   */
  public String neighbour(String name, String what) throws IOException {
    if (folder == null) {
      throw new IOException(
          "The " + what + " \"" + name + "\" is read once this is saved as a file.");
    }
    return texts.read(resolve(folder.toRealPath(), name, what));
  }

  private static Path resolve(Path root, String name, String what) throws IOException {
    try {
      Path file = root.resolve(name).normalize();
      if (!file.startsWith(root)) {
        throw new IOException(
            "The " + what + " \"" + name + "\" lies outside the scenario's folder.");
      }
      if (!Files.isRegularFile(file)) {
        throw new IOException(
            "There is no " + what + " \"" + name + "\" in the scenario's folder.");
      }
      Path real = file.toRealPath();
      if (!real.startsWith(root)) {
        throw new IOException(
            "The " + what + " \"" + name + "\" lies outside the scenario's folder.");
      }
      return real;
    } catch (InvalidPathException e) {
      throw new IOException("\"" + name + "\" is not the name of a file.", e);
    }
  }

  private List<UnitDraft> units(
      Named named, MappingContext context, TextSpan place, Templates templates) throws IOException {
    Parsed parsed = parsed(named);
    Document list = parsed.tree().document();
    MappingContext own = new MappingContext(parsed.source());
    MappingContext standIn = new MappingContext(parsed.source(), statement);
    templates.addOfList(standIn, list.getTemplates());
    ArmyTree army = new ArmyTree(own, standIn, this, templates);
    reading.push(named.file());
    list.getUnits().forEach(army::add);
    SaidBesides.tell(army.besides(), "", army.roots(), standIn);
    reading.pop();
    own.addAll(
        faults.computeIfAbsent(
            new Judged(named, templates, templates.size()),
            judged -> findFaults(parsed, templates)));
    tellFaults(named.name(), parsed.source(), parsed.tree(), own, context, place);
    return army.roots();
  }

  private Parsed parsed(Named named) throws IOException {
    Parsed known = parsed.get(named);
    if (known == null) {
      known = coming.get(named);
      parsed.put(named, known);
    }
    return known;
  }

  private Parsed parse(Named named) throws IOException {
    String name = named.name();
    SourceText source = new SourceText(name, texts.read(named.file()));
    if (source.text().length() > TolerantParser.LONGEST) {
      throw new IOException("The army list \"" + name + "\" is too long.");
    }
    Optional<SyntaxTree> tree = TolerantParser.parse(source);
    if (tree.isEmpty() || !isLibrary(tree.get().document())) {
      throw new IOException(
          "\"" + name + "\" is not an army list; one begins with `army library \"Title\"`.");
    }
    return new Parsed(source, tree.get());
  }

  /** Whether a text is an army list: one with units, templates or both. */
  public static boolean isLibrary(Document document) {
    return !document.getUnits().isEmpty() || !document.getTemplates().isEmpty();
  }

  /**
   * Reads units and templates once more for their faults, with the places they have in the list.
   */
  private static List<Finding> findFaults(Parsed parsed, Templates known) {
    Document list = parsed.tree().document();
    MappingContext own = new MappingContext(parsed.source());
    Templates templates = known.ofList(own, list.getTemplates());
    templates.check(own);
    ArmyTree tree = new ArmyTree(new MappingContext(own.source()), own, none(), templates);
    list.getUnits().forEach(tree::add);
    UnitMapper mapper = new UnitMapper("", templates);
    tree.roots().forEach(mapper::map);
    return own.findings();
  }

  private static void tellFaults(
      String name,
      SourceText source,
      SyntaxTree tree,
      MappingContext own,
      MappingContext context,
      TextSpan place) {
    List<String> faults = new ArrayList<>();
    tree.errors()
        .forEach(each -> faults.add((source.lineIndex(each.offset()) + 1) + ": " + each.message()));
    own.findings().forEach(each -> faults.add(each.span().line() + ": " + each.message()));
    if (!faults.isEmpty()) {
      context.error(
          "KS-LNK-010",
          place,
          "The army list \""
              + name
              + "\" has faults, the first of "
              + faults.size()
              + " in line "
              + faults.get(0),
          "Open the list itself to see them all.");
    }
  }
}
