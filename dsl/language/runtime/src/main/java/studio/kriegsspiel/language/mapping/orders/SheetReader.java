package studio.kriegsspiel.language.mapping.orders;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.language.mapping.ScenarioMapper;
import studio.kriegsspiel.language.mapping.army.ArmyLists;
import studio.kriegsspiel.language.mapping.context.AudienceMapper;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.language.syntax.TolerantParser;
import studio.kriegsspiel.language.xtext.kriegsspiel.OrderSheet;
import studio.kriegsspiel.language.xtext.kriegsspiel.Section;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.orders.SheetOrder;

/**
 * Reads an order sheet with the names of the scenario that it is of, a file in or below its folder.
 */
public final class SheetReader {
  private static final String FILE = "KS-LNK-061";

  private final SourceText source;
  private final MappingContext context;
  private final ArmyLists files;
  private final SymbolTable symbols = new SymbolTable();

  /** A reader of a sheet whose scenario is at hand. */
  public SheetReader(SourceText source) {
    this(source, ArmyLists.unsaved());
  }

  /**
   * A reader of one sheet.
   *
   * @param files reads the scenario's file
   */
  public SheetReader(SourceText source, ArmyLists files) {
    this.source = source;
    this.context = new MappingContext(source);
    this.files = files;
  }

  /** What was wrong; complete once {@link #read} has run. */
  public List<Finding> findings() {
    return context.findings();
  }

  /** The names of the scenario that the sheet uses, and where. */
  public SymbolTable symbols() {
    return symbols;
  }

  /** The sheet; nothing if its scenario or its role is not found, which is told. */
  public Optional<studio.kriegsspiel.scenario.orders.OrderSheet> read(OrderSheet written) {
    String file = Literals.title(written.getFile());
    Optional<Scenario> base = base(written, file);
    return base.flatMap(scenario -> read(written, file, scenario));
  }

  /** The same with the names of a scenario that was read before. */
  public Optional<studio.kriegsspiel.scenario.orders.OrderSheet> read(
      OrderSheet written, Scenario scenario) {
    return read(written, Literals.title(written.getFile()), scenario);
  }

  private Optional<Scenario> base(OrderSheet written, String name) {
    try {
      SourceText text = new SourceText(name, files.neighbour(name, "scenario"));
      if (text.text().length() > TolerantParser.LONGEST) {
        throw new IOException("The scenario \"" + name + "\" is too long.");
      }
      Optional<SyntaxTree> tree = TolerantParser.parse(text);
      if (tree.isEmpty()
          || tree.get().document().getTitle() == null
          || ArmyLists.isLibrary(tree.get().document())) {
        throw new IOException("\"" + name + "\" is no scenario that can be understood.");
      }
      return Optional.of(
          new ScenarioMapper(text, tree.get().document(), new SymbolTable(), files).map());
    } catch (IOException fault) {
      String message = String.valueOf(fault.getMessage());
      context.error(
          FILE,
          context.span(written, "file"),
          message.endsWith(".") ? message : message + ".",
          "Name the scenario's file as it lies beside the sheet, or in a folder below.");
      return Optional.empty();
    }
  }

  private Optional<studio.kriegsspiel.scenario.orders.OrderSheet> read(
      OrderSheet written, String file, Scenario scenario) {
    Roster roster = Roster.of(context, scenario, symbols);
    AudienceMapper audiences = new AudienceMapper(context, roster, scenario.sides());
    PlayClock clock = new PlayClock(context, scenario.header().begins(), scenario.header().ends());
    Optional<Audience.RoleOnly> role =
        audiences
            .role(written, "role", written.getRole(), written.getSide())
            .map(Audience.RoleOnly.class::cast);
    SheetOrderMapper mapper =
        new SheetOrderMapper(context, roster, audiences, clock, scenario, role);
    List<SheetOrder> orders = new ArrayList<>();
    written.getOrders().forEach(each -> orders.addAll(mapper.map(each)));
    return role.map(
        own ->
            new studio.kriegsspiel.scenario.orders.OrderSheet(own, file, orders, source.whole()));
  }

  /** Tells that a section of a scenario stands on a sheet. */
  public static Finding besides(SourceText source, Section section) {
    MappingContext context = new MappingContext(source);
    return Finding.ofText(
        "KS-SYN-001",
        Severity.ERROR,
        context.span(section),
        "This belongs to a scenario and is not understood on an order sheet.");
  }
}
