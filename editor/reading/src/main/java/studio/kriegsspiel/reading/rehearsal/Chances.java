package studio.kriegsspiel.reading.rehearsal;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Contact;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.Outcome;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.force.UnitId;

/** What the games of a rehearsal come to together. */
public final class Chances {
  private final List<Run> runs;
  private final List<Played.Broken> broken;

  /**
   * Of games.
   *
   * @param runs at least one, all of one scenario
   */
  public Chances(List<Run> runs) {
    this(new Played(runs, List.of()));
  }

  /** Of games of which some may have broken. */
  public Chances(Played played) {
    this.runs = played.runs();
    this.broken = played.broken();
  }

  /** Those that count for nothing, as they could not be played to their end. */
  public List<Played.Broken> broken() {
    return broken;
  }

  /** How many games were played to their end; all shares are of these. */
  public int games() {
    return runs.size();
  }

  /** How many were begun, those that broke among them. */
  public int begun() {
    return runs.size() + broken.size();
  }

  /** How many games, and of how many where some broke: {@code 98 of 100 games}. */
  public String count() {
    return broken.isEmpty()
        ? games() == 1 ? "1 game" : games() + " games"
        : "%d of %d games".formatted(games(), begun());
  }

  /** The numbers of the games that were played to their end, from 1. */
  private List<Integer> numbers() {
    Set<Integer> not = broken.stream().map(Played.Broken::number).collect(Collectors.toSet());
    return IntStream.rangeClosed(1, begun()).filter(each -> !not.contains(each)).boxed().toList();
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

  /** What of these games is otherwise than in others that were played with the same throws. */
  TriedChange.Shift shiftFrom(Chances before) {
    return Stream.concat(runs.stream(), before.runs.stream())
        .flatMap(run -> run.outcomes().stream())
        .map(Outcome::side)
        .distinct()
        .map(
            side -> new TriedChange.Shift(side, only(this, before, side), only(before, this, side)))
        .max(Comparator.comparingInt(each -> Math.abs(each.won() - each.lost())))
        .orElseThrow();
  }

  /** Games in which a side alone is ahead in these and not in the others; both were played. */
  private static int only(Chances these, Chances others, String side) {
    Set<Integer> theirs = new HashSet<>(others.numbersAhead(side, false));
    return (int) these.numbersAhead(side, true).stream().filter(theirs::contains).count();
  }

  /** The games by their numbers in which a side alone is ahead, or in which it is not. */
  private List<Integer> numbersAhead(String side, boolean ahead) {
    List<Integer> numbers = numbers();
    return IntStream.range(0, runs.size())
        .filter(i -> runs.get(i).ahead().equals(Set.of(side)) == ahead)
        .mapToObj(numbers::get)
        .toList();
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
    List<LocalDateTime> hours = contactHours();
    return hours.isEmpty() ? List.of() : List.of(at(hours, 10), at(hours, 50), at(hours, 90));
  }

  /** When bodies first meet in each game in which they do, the earliest first. */
  public List<LocalDateTime> contactHours() {
    return runs.stream()
        .flatMap(each -> each.contact().stream())
        .map(Meeting::since)
        .sorted()
        .toList();
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
    return sum(run -> run.tally().decisions());
  }

  /** In how many decisions of all games each ruling and each default had a part. */
  public Map<String, Integer> rests() {
    return sum(run -> run.tally().rests());
  }

  private Map<String, Integer> sum(Function<Run, Map<String, Integer>> counted) {
    Map<String, Integer> all = new TreeMap<>();
    runs.forEach(
        run -> counted.apply(run).forEach((name, times) -> all.merge(name, times, Integer::sum)));
    return all;
  }

  /** The place that is nearest to the first contact in most games. */
  public Optional<String> contactNear() {
    Map<String, Integer> places = new TreeMap<>();
    runs.forEach(run -> run.near().ifPresent(place -> places.merge(place, 1, Integer::sum)));
    return places.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  /**
   * How it goes with something that the text waits for.
   *
   * @param chance how often it comes to be so
   * @param late how often it comes only after the first contact
   * @param median when it comes, of the games in which it does
   */
  public record Awaited(Chance chance, Chance late, Optional<LocalDateTime> median) {}

  /** How it goes with an event that the text waits for. */
  public Awaited awaited(String event) {
    List<LocalDateTime> hours =
        runs.stream()
            .flatMap(each -> Optional.ofNullable(each.come().get(event)).stream())
            .sorted()
            .toList();
    return new Awaited(
        of(run -> run.come().containsKey(event)),
        of(run -> isLate(run, event)),
        hours.isEmpty() ? Optional.empty() : Optional.of(at(hours, 50)));
  }

  private static boolean isLate(Run run, String event) {
    LocalDateTime come = run.come().get(event);
    return come != null && run.contact().filter(each -> each.since().isBefore(come)).isPresent();
  }

  /** How many bodies of each side are neither gone nor beaten at an hour, on average. */
  public Map<LocalDateTime, Map<String, Double>> inHand() {
    Map<LocalDateTime, Map<String, Double>> all = new TreeMap<>();
    for (Run run : runs) {
      run.tally()
          .inHand()
          .forEach(
              (hour, sides) ->
                  sides.forEach(
                      (side, bodies) ->
                          all.computeIfAbsent(hour, key -> new LinkedHashMap<>())
                              .merge(side, (double) bodies / runs.size(), Double::sum)));
    }
    return all;
  }

  /** A stretch of hours in which a role has nothing to do in more than half of the games. */
  public record Idle(Audience.RoleOnly role, LocalDateTime from, LocalDateTime until) {
    /** How long. */
    public Duration length() {
      return Duration.between(from, until);
    }
  }

  /** The longest of each role, of those that are at least so long; the hours are those of looks. */
  public List<Idle> idle(Duration least) {
    Map<Audience.RoleOnly, Idle> longest = new LinkedHashMap<>();
    Map<Audience.RoleOnly, LocalDateTime> since = new LinkedHashMap<>();
    idleShares()
        .forEach(
            (hour, roles) -> {
              since.keySet().removeIf(role -> roles.getOrDefault(role, 0) * 2 <= runs.size());
              roles.forEach(
                  (role, games) -> {
                    if (games * 2 > runs.size()) {
                      Idle now = new Idle(role, since.computeIfAbsent(role, key -> hour), hour);
                      longest.merge(
                          role,
                          now,
                          (one, other) -> other.length().compareTo(one.length()) > 0 ? other : one);
                    }
                  });
            });
    return longest.values().stream().filter(each -> each.length().compareTo(least) >= 0).toList();
  }

  private Map<LocalDateTime, Map<Audience.RoleOnly, Integer>> idleShares() {
    Map<LocalDateTime, Map<Audience.RoleOnly, Integer>> all = new TreeMap<>();
    for (Run run : runs) {
      run.tally()
          .idle()
          .forEach(
              (hour, roles) -> {
                Map<Audience.RoleOnly, Integer> counted =
                    all.computeIfAbsent(hour, key -> new LinkedHashMap<>());
                roles.forEach(role -> counted.merge(role, 1, Integer::sum));
              });
    }
    return all;
  }

  /**
   * How often what an exercise expects comes about.
   *
   * @param first as the first game has it
   * @param chance nothing where only the instructor can say
   */
  public record Expected(Marked first, Optional<Chance> chance) {}

  /** How often each expectation of an exercise comes about, in the order of the text. */
  public List<Expected> marks(Exercise exercise) {
    List<Marked> first = runs.get(0).marks();
    return IntStream.range(0, first.size())
        .filter(number -> isOf(exercise, first.get(number)))
        .mapToObj(
            number ->
                new Expected(
                    first.get(number),
                    first
                        .get(number)
                        .happened()
                        .map(any -> of(run -> run.marks().get(number).happened().orElse(false)))))
        .toList();
  }

  private static boolean isOf(Exercise exercise, Marked mark) {
    return exercise.allExpectations().anyMatch(mark.expectation()::equals);
  }

  /** The marks of an exercise that games and sheet give, on average. */
  public double points(Exercise exercise) {
    return runs.stream()
        .mapToInt(
            run ->
                run.marks().stream()
                    .filter(mark -> isOf(exercise, mark))
                    .mapToInt(Marked::points)
                    .sum())
        .average()
        .orElse(0);
  }
}
