package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.Optional;

/** A part of a statement while it is described; what is not said of it is as with most parts. */
final class Draft {
  private final String key;
  private final String label;
  private final Value value;
  private final String tip;
  private List<String> leads = List.of();
  private List<String> tails = List.of();
  private Join join = Join.BLANK;
  private Optional<Slot.Option> option = Optional.empty();
  private boolean opens;
  private Optional<String> needs = Optional.empty();
  private boolean needed;
  private boolean lasting;
  private boolean loose;
  private boolean rare;
  private List<String> words = List.of();

  private Draft(String key, String label, Value value, String tip) {
    this.key = key;
    this.label = label;
    this.value = value;
    this.tip = tip;
  }

  static Draft slot(String key, String label, Value value, String tip) {
    return new Draft(key, label, value, tip);
  }

  /** A word that stands there because of what was chosen; no field of a form. */
  static Draft sign(String key, String words) {
    return new Draft(key, "", Value.MARK, "").lead(words).opens();
  }

  Draft lead(String... words) {
    leads = List.of(words);
    return this;
  }

  Draft tail(String... words) {
    tails = List.of(words);
    return this;
  }

  Draft comma() {
    join = Join.COMMA;
    return this;
  }

  Draft colon() {
    join = Join.COLON;
    return this;
  }

  Draft list() {
    join = Join.LIST;
    return this;
  }

  Draft line() {
    join = Join.LINE;
    return this;
  }

  Draft in(String group, String name) {
    option = Optional.of(new Slot.Option(group, name));
    return this;
  }

  Draft opens() {
    opens = true;
    return this;
  }

  Draft needs(String other) {
    needs = Optional.of(other);
    return this;
  }

  Draft must() {
    needed = true;
    return this;
  }

  Draft lasts() {
    lasting = true;
    return this;
  }

  Draft loose() {
    loose = true;
    return this;
  }

  Draft rare() {
    rare = true;
    return this;
  }

  Draft of(List<String> list) {
    words = list;
    return this;
  }

  Draft of(String... list) {
    return of(List.of(list));
  }

  Slot slot() {
    return new Slot(
        key, label, tip, value, leads, tails, join, option, opens, needs, needed, lasting, loose,
        rare, words);
  }

  static List<Slot> all(Draft... drafts) {
    return all(List.of(drafts));
  }

  static List<Slot> all(List<Draft> drafts) {
    return drafts.stream().map(Draft::slot).toList();
  }
}
