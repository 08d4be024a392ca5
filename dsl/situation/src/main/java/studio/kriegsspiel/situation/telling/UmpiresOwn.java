package studio.kriegsspiel.situation.telling;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Visibility;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.ReportedForce;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.words.FoldedText;

/** What the umpire alone knows: weather to come, the end of play, which news is false. */
final class UmpiresOwn {
  private static final int SHORTEST = 4;

  private final Situation situation;
  private final List<TellingFact> all = new ArrayList<>();

  private UmpiresOwn(Situation situation) {
    this.situation = situation;
  }

  static List<TellingFact> of(Situation situation) {
    UmpiresOwn own = new UmpiresOwn(situation);
    Scenario scenario = situation.scenario();
    Header header = scenario.header();
    own.phases(Sense.SKY, "weather", header.weather());
    own.phases(Sense.SOIL, "a state of the ground", header.ground());
    own.phases(Sense.STREAM, "a state of the rivers", header.conditions().rivers());
    for (Visibility each : header.conditions().visibility()) {
      each.until()
          .map(situation.clock()::time)
          .ifPresent(at -> own.all.add(new Changing(Sense.SKY, "another sight", at, Set.of())));
    }
    scenario.plan().events().forEach(own::event);
    own.all.add(new Ending(situation.clock().ends()));
    scenario.intelligence().stream().filter(item -> !item.truth()).forEach(own::news);
    for (Report report : scenario.reports()) {
      report.forces().stream().filter(each -> !each.origin().truth()).forEach(own::told);
    }
    return own.all;
  }

  private void phases(Sense sort, String what, List<Phase> phases) {
    for (int i = 0; i + 1 < phases.size(); i++) {
      Set<String> next = new HashSet<>(FoldedText.of(phases.get(i + 1).words()).letters());
      next.removeAll(FoldedText.of(phases.get(i).words()).letters());
      next.removeIf(word -> !Lexicon.senses(word).contains(sort));
      Optional<Moment> until = phases.get(i).until();
      until
          .map(situation.clock()::time)
          .ifPresent(at -> all.add(new Changing(sort, what, at, next)));
    }
  }

  private void event(PlannedEvent event) {
    if (event.release() instanceof Release.At at) {
      LocalDateTime time = situation.clock().time(at.time());
      event
          .deed()
          .match(
              new Deed.Cases<Optional<Changing>>(
                  bombards -> Optional.empty(),
                  attacks -> Optional.empty(),
                  marches -> Optional.empty(),
                  leaves -> Optional.empty(),
                  halts -> Optional.empty(),
                  arrives -> Optional.empty(),
                  works -> Optional.empty(),
                  weather -> Optional.of(new Changing(Sense.SKY, "weather", time, Set.of())),
                  ground ->
                      Optional.of(
                          new Changing(Sense.SOIL, "a state of the ground", time, Set.of()))))
          .ifPresent(all::add);
    }
  }

  private void news(Intelligence item) {
    all.add(
        new Falsehood(
            "what "
                + item.audience().findSide().orElse("everyone")
                + " is told by "
                + item.source().map(SourceKind::words).orElse("somebody"),
            words(item.text().text()),
            source(item.source())));
  }

  private void told(ReportedForce force) {
    all.add(
        new Falsehood(
            "what a report tells of `" + force.observation().unit() + "`",
            words(force.text().text()),
            source(force.origin().kind())));
  }

  private static Set<String> source(Optional<SourceKind> kind) {
    return kind.filter(each -> each != SourceKind.HEADQUARTERS && each != SourceKind.OBSERVATION)
        .map(
            each ->
                words(each.words()).stream()
                    .flatMap(word -> Nations.sources(word).stream())
                    .map(Falsehood::stem)
                    .collect(Collectors.toSet()))
        .orElse(Set.of());
  }

  private static Set<String> words(String text) {
    Set<String> words = new HashSet<>();
    for (String letters : FoldedText.of(text).letters()) {
      Set<Sense> senses = Lexicon.senses(letters);
      boolean tells =
          !senses.contains(Sense.SMALL)
              && !senses.contains(Sense.NOT)
              && !senses.contains(Sense.THIRD)
              && !senses.contains(Sense.OWN)
              && !senses.contains(Sense.TIMEPREP)
              && !senses.contains(Sense.TOWARDS);
      if (letters.length() >= SHORTEST && tells) {
        words.add(Falsehood.stem(letters));
      }
    }
    return words;
  }
}
