package studio.kriegsspiel.reading.rehearsal;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Contact;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.Outcome;
import studio.kriegsspiel.scenario.force.UnitId;

/** What the games of a rehearsal come to together. */
public final class Chances {
  private final List<Run> runs;

  /**
   * Of games.
   *
   * @param runs at least one, all of one scenario
   */
  public Chances(List<Run> runs) {
    this.runs = List.copyOf(runs);
  }

  /** How many games. */
  public int games() {
    return runs.size();
  }

  private Chance of(Predicate<Run> happened) {
    return new Chance((int) runs.stream().filter(happened).count(), runs.size());
  }

  /**
   * How often an objective is gained.
   *
   * @param outcome as the first game has it
   * @param chance nothing where only people can say
   */
  public record Gained(Outcome outcome, Optional<Chance> chance) {}

  /** How often each objective is gained, in the order of the text. */
  public List<Gained> objectives() {
    List<Outcome> first = runs.get(0).outcomes();
    return IntStream.range(0, first.size())
        .mapToObj(number -> new Gained(first.get(number), gained(number)))
        .toList();
  }

  private Optional<Chance> gained(int number) {
    boolean counted =
        runs.stream()
            .noneMatch(each -> each.outcomes().get(number).state() == Outcome.State.LEFT_TO_PEOPLE);
    return counted
        ? Optional.of(of(run -> run.outcomes().get(number).state() == Outcome.State.MET))
        : Optional.empty();
  }

  /** How often a side alone comes out ahead. */
  public Chance ahead(String side) {
    return of(run -> run.ahead().equals(Set.of(side)));
  }

  /** How often none comes out ahead. */
  public Chance even() {
    return of(run -> run.ahead().size() != 1);
  }

  /** How often bodies meet at all. */
  public Chance contact() {
    return of(run -> run.contact().isPresent());
  }

  /**
   * When bodies first meet, of the games in which they do: the hour before which one game in ten,
   * one in two and nine in ten have their first contact.
   */
  public List<LocalDateTime> contacts() {
    List<LocalDateTime> hours =
        runs.stream()
            .flatMap(each -> each.contact().stream())
            .map(Meeting::since)
            .sorted()
            .toList();
    return hours.isEmpty() ? List.of() : List.of(at(hours, 10), at(hours, 50), at(hours, 90));
  }

  private static LocalDateTime at(List<LocalDateTime> sorted, int percent) {
    return sorted.get((sorted.size() - 1) * percent / 100);
  }

  /** The two that meet first in most games. */
  public Optional<Contact> firstToMeet() {
    Map<Set<UnitId>, List<Contact>> pairs = new LinkedHashMap<>();
    runs.stream()
        .flatMap(each -> each.contact().stream())
        .map(Meeting::contact)
        .forEach(
            each ->
                pairs.merge(
                    Set.of(each.first(), each.second()),
                    List.of(each),
                    (one, other) -> Stream.concat(one.stream(), other.stream()).toList()));
    return pairs.values().stream()
        .max(Comparator.comparingInt(List::size))
        .map(each -> each.get(0));
  }

  /**
   * How often each body loses all it had, the most often lost first; who never does is left out.
   */
  public Map<UnitId, Chance> gone() {
    Map<String, UnitId> names = new TreeMap<>();
    runs.forEach(run -> run.gone().forEach(unit -> names.put(unit.toString(), unit)));
    Map<UnitId, Chance> gone = new LinkedHashMap<>();
    names.values().stream()
        .map(unit -> Map.entry(unit, of(run -> run.gone().contains(unit))))
        .sorted(Comparator.comparingInt(each -> -each.getValue().times()))
        .forEach(each -> gone.put(each.getKey(), each.getValue()));
    return gone;
  }

  /** How often the book is asked each of its questions, in all games together. */
  public Map<String, Integer> decisions() {
    Map<String, Integer> all = new TreeMap<>();
    runs.forEach(
        run -> run.decisions().forEach((name, times) -> all.merge(name, times, Integer::sum)));
    return all;
  }
}
