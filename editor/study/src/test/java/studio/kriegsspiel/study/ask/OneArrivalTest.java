package studio.kriegsspiel.study.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;

/** Whoever asks when troops are at their goal is told what he is told who asks of their arrival. */
class OneArrivalTest {
  private static Answer ask(Situation situation, String question) {
    return new Ask(situation).answer(new Request(question, Optional.empty(), Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"the-bridge-of-seldenau", "course-12-the-meeting"})
  void itsHourIsTheSame(String scenario) {
    Situation situation =
        Studies.ofLibrary()
            .read(Library.open().findScenario(scenario).orElseThrow())
            .situation()
            .orElseThrow();
    List<Reinforcement> coming =
        situation.scenario().reinforcements().stream()
            .filter(
                each -> each.destination().filter(Position.AtPlace.class::isInstance).isPresent())
            .toList();
    assertThat(coming).isNotEmpty();
    for (Reinforcement each : coming) {
      Answer arrival = ask(situation, "arrival " + each.unit());
      Answer when =
          ask(
              situation,
              "when %s at \"%s\"".formatted(each.unit(), each.destination().orElseThrow().words()));
      for (String fact : List.of("headArrives", "tailArrives", "wayMetres")) {
        assertThat(when.facts().get(fact))
            .as(each.unit() + " " + fact)
            .isEqualTo(arrival.facts().get(fact));
      }
    }
  }
}
