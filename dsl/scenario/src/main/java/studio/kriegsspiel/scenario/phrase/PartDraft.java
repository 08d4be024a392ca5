package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.Optional;

/** A part of a statement while it is described; what is not said of it is as with most parts. */
final class PartDraft {
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

  private PartDraft(String key, String label, Value value, String tip) {
    this.key = key;
    this.label = label;
    this.value = value;
    this.tip = tip;
  }

  static PartDraft slot(String key, String label, Value value, String tip) {
    return new PartDraft(key, label, value, tip);
  }

  /** A word that stands there because of what was chosen; no field of a form. */
  static PartDraft sign(String key, String words) {
    return new PartDraft(key, "", Value.MARK, "").lead(words).opens();
  }

  PartDraft lead(String... words) {
    leads = List.of(words);
    return this;
  }

  PartDraft tail(String... words) {
    tails = List.of(words);
    return this;
  }

  PartDraft comma() {
    join = Join.COMMA;
    return this;
  }

  PartDraft colon() {
    join = Join.COLON;
    return this;
  }

  PartDraft list() {
    join = Join.LIST;
    return this;
  }

  PartDraft line() {
    join = Join.LINE;
    return this;
  }

  PartDraft in(String group, String name) {
    option = Optional.of(new Slot.Option(group, name));
    return this;
  }

  PartDraft opens() {
    opens = true;
    return this;
  }

  PartDraft needs(String other) {
    needs = Optional.of(other);
    return this;
  }

  PartDraft must() {
    needed = true;
    return this;
  }

  PartDraft lasts() {
    lasting = true;
    return this;
  }

  PartDraft loose() {
    loose = true;
    return this;
  }

  PartDraft rare() {
    rare = true;
    return this;
  }

  PartDraft of(List<String> list) {
    words = list;
    return this;
  }

  PartDraft of(String... list) {
    return of(List.of(list));
  }

  Slot slot() {
    return new Slot(
        key, label, tip, value, leads, tails, join, option, opens, needs, needed, lasting, loose,
        rare, words);
  }

  static List<Slot> all(PartDraft... drafts) {
    return all(List.of(drafts));
  }

  static List<Slot> all(List<PartDraft> drafts) {
    return drafts.stream().map(PartDraft::slot).toList();
  }
}
