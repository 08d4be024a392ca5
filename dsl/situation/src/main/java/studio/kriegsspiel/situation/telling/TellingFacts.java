package studio.kriegsspiel.situation.telling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * The index of facts of a scenario, each with its owner and the hour from which others may know it,
 * and where a text tells them without a name.
 */
public final class TellingFacts {
  private final List<TellingFact> all = new ArrayList<>();
  private final Marks marks;
  private final UnitForms forms;

  /**
   * A fact that a text tells.
   *
   * @param fact which
   * @param start the first character of the words that tell it
   * @param end the character behind their last
   */
  public record Told(TellingFact fact, int start, int end) {}

  private TellingFacts(Situation situation) {
    this.marks = new Marks(situation);
    this.forms = UnitForms.of(situation);
    situation
        .scenario()
        .sides()
        .forEach(
            side ->
                Strengths.of(situation, side)
                    .forEach((amount, of) -> all.add(counted(side.name(), of, amount))));
    all.addAll(SidePlans.of(situation));
    all.addAll(UmpiresOwn.of(situation));
  }

  private static Counted counted(String side, String of, SpokenAmount amount) {
    return new Counted(side, of, amount, !of.contains("\""));
  }

  /** Those of a situation, gathered once. */
  public static TellingFacts of(Situation situation) {
    return situation.part(TellingFacts.class, TellingFacts::new);
  }

  /** What a text tells a reader of a side, or everyone, each fact at its first place. */
  public List<Told> in(String text, Optional<String> reader) {
    List<Told> told = new ArrayList<>();
    Set<TellingFact> seen = new HashSet<>();
    for (Reading reading : readings(text, reader)) {
      for (TellingFact fact : all) {
        if (reader.isEmpty() || !fact.owner().equals(reader)) {
          fact.toldIn(reading)
              .filter(stretch -> seen.add(fact))
              .ifPresent(
                  stretch ->
                      told.add(
                          new Told(
                              fact,
                              reading.sentence().word(stretch.first()).start(),
                              reading.sentence().word(stretch.last()).end())));
        }
      }
    }
    return told;
  }

  /** Which of some facts whoever has read a text knows already. */
  public Set<TellingFact> knownFrom(
      String text, boolean news, Optional<String> reader, Set<TellingFact> asked) {
    Set<TellingFact> known = new HashSet<>();
    for (Reading reading : readings(text, reader)) {
      asked.stream()
          .filter(fact -> news ? fact.isKnownBy(reading) : fact.toldIn(reading).isPresent())
          .forEach(known::add);
    }
    return known;
  }

  private List<Reading> readings(String text, Optional<String> reader) {
    Map<Integer, Set<String>> named = new HashMap<>(marks.named(text));
    for (UnitForm form : forms.in(text)) {
      form.units()
          .forEach(
              unit -> named.computeIfAbsent(form.start(), any -> new HashSet<>()).add(unit.side()));
    }
    List<NameFinder.Hit<String>> places = marks.places(text);
    List<Reading> readings = new ArrayList<>();
    for (Sentence sentence : Sentence.of(text)) {
      List<Hour> hours = SpokenHours.in(sentence);
      readings.add(
          new Reading(
              sentence,
              reader,
              hours,
              Amounts.in(sentence, Numerals.in(sentence), hours),
              marks(sentence, reader, named, places),
              places));
    }
    return readings;
  }

  private List<SubjectWord> marks(
      Sentence sentence,
      Optional<String> reader,
      Map<Integer, Set<String>> named,
      List<NameFinder.Hit<String>> places) {
    Map<Integer, Set<String>> here = new HashMap<>();
    Set<Integer> ofPlaces = new HashSet<>();
    for (int i = 0; i < sentence.size(); i++) {
      int at = sentence.word(i).start();
      if (places.stream().anyMatch(each -> each.start() <= at && at < each.end())) {
        ofPlaces.add(i);
      } else if (named.containsKey(at)) {
        Set<String> sides = named.getOrDefault(at, Set.of());
        boolean own = reader.filter(sides::contains).isPresent();
        here.put(i, own ? Set.of(reader.orElseThrow()) : sides);
      }
    }
    return marks.in(sentence, reader, here).stream()
        .filter(mark -> !ofPlaces.contains(mark.word()))
        .toList();
  }
}
