package studio.kriegsspiel.desk.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.figures.SourceWorks;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.scenario.reading.WrittenReading;

/** Whose figures may hold where the sources of a scenario disagree, as the terminal chooses it. */
public final class RivalReadings {
  private RivalReadings() {}

  /** All that can be followed; none where no source disagrees with another. */
  public static List<ReadingChoice> of(Scenario scenario) {
    List<String> works = SourceWorks.ofRivals(scenario);
    if (works.isEmpty()) {
      return List.of();
    }
    List<ReadingChoice> all = new ArrayList<>();
    all.add(new ReadingChoice.Lowest());
    all.add(new ReadingChoice.Highest());
    works.forEach(each -> all.add(new ReadingChoice.OfWork(each)));
    return List.copyOf(all);
  }

  /** What the scenario itself chooses, in words. */
  public static String own(Scenario scenario) {
    Optional<ReadingChoice> head = scenario.header().reading().map(WrittenReading::choice);
    return head.map(each -> "As the scenario says: " + words(each))
        .orElse("The scenario's own, those first in its text");
  }

  /** A choice in words. */
  public static String words(ReadingChoice choice) {
    return choice.match(
        lowest -> "The lowest of each",
        highest -> "The highest of each",
        work -> work.work() + ", where it has any");
  }

  /** The scenario of which a choice is made, as the beginning of a sentence. */
  static String withFiguresOf(ReadingChoice choice) {
    return choice.match(
        lowest -> "The scenario with the lowest figures of its sources",
        highest -> "The scenario with the highest figures of its sources",
        work -> "The scenario with the figures of \"" + work.work() + "\"");
  }
}
