package studio.kriegsspiel.desk.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.scenario.edit.ScenarioText;
import studio.kriegsspiel.scenario.edit.UnitBlock;
import studio.kriegsspiel.scenario.force.Unit;

/** Which army lists are offered, and when they are read anew. */
class ArmyChoiceTest {
  private final EveningBench bench = new EveningBench();
  private final List<String> asked = new ArrayList<>();

  /** A shelf with one list, whose templates are those of the text. */
  private final ArmyShelf shelf =
      new ArmyShelf() {
        @Override
        public List<ListedUnit> templates(ScenarioText source) {
          Unit first =
              bench.desk.studied().get().scenario().orElseThrow().sides().get(0).army().get(0);
          return source
              .sections("template")
              .map(
                  each ->
                      new ListedUnit(first, new UnitBlock("", first.echelon(), List.of(), false)))
              .toList();
        }

        @Override
        public List<ArmyList> lists(Optional<Path> scenario) {
          asked.add(scenario.map(each -> each.getFileName().toString()).orElse("no file"));
          return List.of(new ArmyList("Of the library", List.of()));
        }
      };

  private final ArmyChoice choice = new ArmyChoice(bench.desk, shelf, bench.runner);

  private List<String> titles() {
    return choice.lists().get().stream().map(ArmyShelf.ArmyList::title).toList();
  }

  @Test
  void theListsBesideTheFileAreOffered() {
    assertThat(titles()).containsExactly("Of the library");
    bench.desk.file().set(OpenFile.named("a.kriegsspiel").in(Path.of("evenings")));
    assertThat(asked).containsExactly("no file", "a.kriegsspiel");
  }

  @Test
  void templatesOfTheTextComeFirstAndFollowIt() {
    String template = "\ntemplate \"Line\": battalion, line\n";
    bench.desk.manuscript().replaceAll(EveningBench.TEXT + template, "typing");
    assertThat(titles()).containsExactly("Templates of this scenario", "Of the library");
    assertThat(asked).hasSize(2);
    bench.desk.manuscript().replaceAll("\n" + EveningBench.TEXT + template, "typing");
    assertThat(asked).as("no template has changed").hasSize(2);
    bench.desk.manuscript().replaceAll(EveningBench.TEXT, "typing");
    assertThat(titles()).containsExactly("Of the library");
  }
}
