package studio.kriegsspiel.desk.forms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.desk.forms.Field.Input;
import studio.kriegsspiel.desk.forms.Field.Option;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.watch.Observable;
import studio.kriegsspiel.scenario.edit.Host;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.edit.Rewrite;
import studio.kriegsspiel.scenario.edit.Statements;
import studio.kriegsspiel.scenario.edit.Statements.Statement;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.phrase.Found;
import studio.kriegsspiel.scenario.phrase.Slot;
import studio.kriegsspiel.scenario.phrase.Spoken;
import studio.kriegsspiel.scenario.phrase.StatementKind;
import studio.kriegsspiel.scenario.phrase.StatementKind.Home;
import studio.kriegsspiel.scenario.phrase.StatementReader;
import studio.kriegsspiel.scenario.phrase.Value;

/**
 * A form over one statement: what stands in its fields, what is wrong with it, and the text that it
 * would write. It writes nothing itself.
 */
public final class StatementForm {
  static final String SIDE = "host.side";
  static final String PARENT = "host.parent";
  static final String HOST = "host.below";
  private static final String SCENARIO = "the scenario";
  private static final String GROUP = "group.";

  /** Parts in quotation marks that are sentences rather than names. */
  private static final Set<String> SENTENCES = Set.of("words", "reason");

  private final StatementKind kind;
  private final boolean adding;
  private final Map<String, String> values = new HashMap<>();
  private final Observable<Face> face;
  private Studied studied;
  private Optional<Statement> statement;
  private Optional<Writing> writing = Optional.empty();
  private FormTrial trial = FormTrial.NONE;
  private boolean everything;

  /**
   * A form.
   *
   * @param statement what is changed; nothing where something is added
   * @param presets what stands in it at the beginning, where something is added
   */
  StatementForm(
      Studied studied,
      StatementKind kind,
      Optional<Statement> statement,
      Map<String, String> presets) {
    this.studied = studied;
    this.kind = kind;
    this.statement = statement;
    this.adding = statement.isEmpty();
    if (adding) {
      kind.groups().forEach((group, names) -> values.put(group, names.get(0)));
      preset();
    }
    statement.ifPresent(each -> values.putAll(each.read(studied.text()).values()));
    values.putAll(presets);
    face = new Observable<>(look());
  }

  /** What most statements of a kind say. */
  private void preset() {
    Choices choices = new Choices(studied);
    List<Option> sides = choices.sideChoices();
    if (!sides.isEmpty()) {
      values.put(SIDE, sides.get(0).value());
      kind.slots().stream()
          .filter(each -> each.value() == Value.AUDIENCE)
          .forEach(each -> values.put(each.key(), sides.get(0).value()));
    }
    List<Option> hosts = hosts();
    if (!hosts.isEmpty()) {
      values.put(HOST, hosts.get(0).value());
    }
    if (kind.id().equals("reinforcement")) {
      values.put("formation", "column of route");
    } else if (kind.id().equals("expectation")) {
      values.put("manner", "expect");
      values.put("What counts", "where troops stand");
    }
  }

  /** What it writes. */
  public StatementKind kind() {
    return kind;
  }

  /** Whether it adds a statement. */
  public boolean isAdding() {
    return adding;
  }

  /** How it stands. */
  public Observable<Face> face() {
    return face;
  }

  /** Fills a field in. */
  public void change(String key, String value) {
    values.put(key.startsWith(GROUP) ? key.substring(GROUP.length()) : key, value);
    show();
  }

  /** Goes on over the text as it is known now; what was filled in stays. */
  void follow(Studied fresh, Optional<Statement> now) {
    studied = fresh;
    statement = now;
    show();
  }

  /** Takes in what was found about the text that it would write. */
  void take(FormTrial fresh) {
    trial = fresh;
    show();
  }

  private void show() {
    face.set(look());
  }

  /** What would be written, if it can be. */
  Optional<Writing> writing() {
    return writing;
  }

  /** Whether the text that it would write was looked at. */
  boolean isTried() {
    return writing.filter(each -> each.text().equals(trial.text())).isPresent();
  }

  /** The statement that it changes. */
  Optional<Statement> statement() {
    return statement;
  }

  /** What is known of the text it was filled in over. */
  Studied studied() {
    return studied;
  }

  private Face look() {
    List<Field> fields = fields();
    boolean sound = fields.stream().allMatch(each -> each.fault().isEmpty());
    String trouble = sound ? tryToWrite() : "";
    if (!sound) {
      writing = Optional.empty();
    }
    boolean tried = isTried();
    List<String> advice =
        tried ? trial.findings().stream().map(Finding::message).distinct().toList() : List.of();
    String preview = writing.map(Writing::statement).orElse("");
    return new Face(
        (adding ? "New: " : "") + kind.title(),
        tried ? advised(fields) : fields,
        preview,
        tried ? trial.told() : "",
        advice,
        held(),
        trouble);
  }

  /** Has it written for a trial; says why it cannot be. */
  private String tryToWrite() {
    writing = Optional.empty();
    if (!adding && statement.isEmpty()) {
      return "The statement has changed in the text; close this form and open it again.";
    }
    Intention wish =
        statement
            .<Intention>map(each -> new Intention.Amend(kind, each.span(), values))
            .orElseGet(() -> new Intention.Say(kind, values, host()));
    Rewrite rewrite = studied.patcher().orElseThrow().rewrite(wish);
    if (rewrite instanceof Rewrite.Refused refused) {
      return refused.sentence();
    }
    writing =
        Optional.of(
            statement
                .map(
                    each ->
                        Writing.amended(
                            studied.text(),
                            rewrite.edits(),
                            each.span().offset(),
                            each.span().end()))
                .orElseGet(() -> Writing.added(studied.text(), rewrite.edits())));
    return "";
  }

  private Host host() {
    return switch (kind.home()) {
      case SIDE -> Host.of(value(SIDE));
      case ARMY ->
          Host.of(
              value(SIDE),
              Optional.of(value(PARENT))
                  .filter(each -> !each.isEmpty())
                  .map(each -> new UnitId(value(SIDE), each)));
      case BELOW -> hostChosen().map(each -> Host.below(each.span())).orElse(Host.NONE);
      default ->
          hostChosen()
              .filter(each -> kind.mayBeOfVariant())
              .map(each -> Host.below(each.span()))
              .orElse(Host.NONE);
    };
  }

  private String value(String key) {
    return values.getOrDefault(key, "");
  }

  private List<Statement> hostStatements() {
    return studied.written().stream()
        .map(Statements::of)
        .flatMap(List::stream)
        .filter(each -> kind.hosts().contains(each.kind().id()))
        .toList();
  }

  private List<Option> hosts() {
    List<Option> hosts = hostStatements().stream().map(this::words).map(Option::of).toList();
    if (hosts.isEmpty() || !kind.mayBeOfVariant()) {
      return hosts;
    }
    return Stream.concat(Stream.of(Option.of(SCENARIO)), hosts.stream()).toList();
  }

  /** What a statement is called below which others stand: its title, or to whom it is told. */
  private String words(Statement host) {
    Map<String, String> said = host.read(studied.text()).values();
    String title = said.getOrDefault("title", "");
    if (title.isEmpty()) {
      return said.getOrDefault("to", "")
          + ", "
          + said.getOrDefault("at", "before play")
          + host.variant().map(each -> " (" + each.title() + ")").orElse("");
    }
    return kind.hosts().size() == 1 ? title : name(host.kind().id()) + ": " + title;
  }

  /** What a variant is called in the field in which that is chosen. */
  static String variantWords(StatementKind kind, String title) {
    return kind.hosts().size() == 1 ? title : name("variant") + ": " + title;
  }

  /** What the field is called in which a statement is chosen below which others stand. */
  private String hostLabel() {
    if (kind.mayBeOfVariant()) {
      return "In";
    }
    return kind.hosts().size() == 1 ? name(kind.hosts().get(0)) : "Part of";
  }

  private static String name(String id) {
    return Character.toUpperCase(id.charAt(0)) + id.substring(1);
  }

  private Optional<Statement> hostChosen() {
    List<String> known = hostStatements().stream().map(this::words).toList();
    int index = known.indexOf(value(HOST));
    return index < 0 ? Optional.empty() : Optional.of(hostStatements().get(index));
  }

  private List<Field> fields() {
    Choices choices = new Choices(studied);
    FieldMaker maker = new FieldMaker(choices, values, adding);
    List<Field> fields = new ArrayList<>();
    if (adding && (kind.home() == Home.SIDE || kind.home() == Home.ARMY)) {
      fields.add(maker.list(SIDE, "Side", "The side that it is of", choices.sideChoices()));
    }
    if (adding && kind.home() == Home.ARMY) {
      fields.add(
          maker.list(
              PARENT, "Part of", "The unit that it is part of", choices.parents(value(SIDE))));
    }
    List<Option> hosts = adding ? hosts() : List.of();
    if (kind.home() == Home.BELOW ? adding : !hosts.isEmpty()) {
      String tip = kind.mayBeOfVariant() ? "Where it is so" : "What it is said of";
      fields.add(maker.list(HOST, hostLabel(), tip, hosts));
    }
    String group = "";
    for (Slot slot : kind.slots()) {
      String mine = slot.option().map(Slot.Option::group).orElse("");
      if (!mine.isEmpty() && !mine.equals(group) && isFirst(slot, fields)) {
        fields.add(maker.group(mine, kind.groups().getOrDefault(mine, List.of())));
      }
      group = mine;
      if (kind.isOffered(slot, values) && !slot.isSign() && !isHeld(slot)) {
        fields.add(maker.field(slot));
      }
    }
    return fields;
  }

  /** Whether a part is kept back until everything is asked for. */
  private boolean isHeld(Slot slot) {
    return !everything
        && value(slot.key()).isEmpty()
        && (slot.rare() || parent(slot).filter(this::isHeld).isPresent());
  }

  /** The part without which another cannot stand. */
  private Optional<Slot> parent(Slot slot) {
    return kind.slots().stream()
        .filter(each -> slot.needs().filter(each.key()::equals).isPresent())
        .findFirst();
  }

  private int held() {
    return (int)
        kind.slots().stream().filter(each -> kind.isOffered(each, values) && isHeld(each)).count();
  }

  /** Shows every field, those that few statements have among them. */
  public void showEverything() {
    everything = true;
    show();
  }

  private static boolean isFirst(Slot slot, List<Field> fields) {
    String key = GROUP + slot.option().map(Slot.Option::group).orElse("");
    return fields.stream().noneMatch(each -> each.key().equals(key));
  }

  /** Puts what was found at the field whose words it is about. */
  private List<Field> advised(List<Field> fields) {
    Writing written = writing.orElseThrow();
    int to = written.from() + written.statement().length();
    Spoken spoken = StatementReader.read(kind, written.text(), written.from(), to, List.of());
    return fields.stream()
        .map(
            field ->
                kind.find(field.key(), values)
                    .flatMap(spoken::find)
                    .flatMap(this::findAdvice)
                    .map(field::advised)
                    .orElse(field))
        .toList();
  }

  private Optional<String> findAdvice(Found place) {
    return trial.findings().stream()
        .filter(each -> each.span().offset() >= place.from() && each.span().offset() < place.to())
        .filter(each -> each.span().end() <= place.to())
        .map(Finding::message)
        .findFirst();
  }

  /** Whether a field takes one of a list alone. */
  static Input input(Slot slot, boolean adding, boolean choices) {
    if (slot.lasting() && !adding) {
      return Input.FIXED;
    }
    return switch (slot.value()) {
      case MARK -> Input.YES_NO;
      case PROSE -> Input.PROSE;
      case TITLE -> SENTENCES.contains(slot.key()) ? Input.SENTENCE : Input.WORDS;
      case WORD -> choices ? Input.CHOICE : Input.WORDS;
      default -> choices ? Input.PROPOSALS : Input.WORDS;
    };
  }
}
