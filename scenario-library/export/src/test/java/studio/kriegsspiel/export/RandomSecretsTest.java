package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.foreign.ForeignFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Random scenarios in every file for another program: what a reader gets is his, and a title of the
 * enemy's that is planted in it is found, whatever form it takes there.
 */
class RandomSecretsTest {
  private static final Path TRIALS =
      Path.of("../../dsl/language/runtime/src/test/resources/random");

  @ParameterizedTest
  @ValueSource(strings = {"trial-03", "trial-10", "trial-21"})
  void areFoundInEveryForm(String trial) throws IOException {
    Situation situation = situation(trial);
    Audit audit = new Audit(situation);
    Random chance = new Random(trial.hashCode());
    int told = 0;
    for (Reader.Player reader : Reader.packsOf(situation.scenario())) {
      PlayerView view = PlayerViews.of(situation, reader, situation.clock().begins());
      String own = new String(PlayerFile.of(view), StandardCharsets.UTF_8);
      List<String> secrets = secrets(situation.scenario(), reader, own);
      String secret = secrets.get(chance.nextInt(secrets.size()));
      String planted =
          own.replaceAll(
              "(\"name\" : \"[^\"]*\",\\s+\"title\" : )\"[^\"]*\"",
              "$1" + Matcher.quoteReplacement(new JsonMapper().valueToTree(secret).toString()));
      for (ForeignFile file : files()) {
        Paper his = paper(file, view, own);
        Paper leaky = paper(file, view, planted);
        assertThat(audit.check(his)).as(reader + file.ending()).isEmpty();
        if (!Arrays.equals(leaky.content(), his.content())) {
          told++;
          assertThat(audit.check(leaky))
              .as("%s of %s in %s", secret, reader, file.ending())
              .isNotEmpty();
        }
      }
    }
    assertThat(told).as("files that tell of any unit").isGreaterThan(files().size() / 2);
  }

  private static List<ForeignFile> files() {
    return Arrays.stream(ExportTarget.values())
        .flatMap(target -> target.files().stream())
        .filter(file -> !file.umpireOnly())
        .toList();
  }

  private static Paper paper(ForeignFile file, PlayerView view, String playFile) {
    PlayTree tree = PlayTree.of(playFile.getBytes(StandardCharsets.UTF_8));
    return new Paper(
        "x-" + file.ending(), new PaperAudience.Player(view), file.write().apply(tree));
  }

  /** Titles of the enemy's of which the reader's own file says nothing. */
  private static List<String> secrets(Scenario scenario, Reader.Player reader, String own) {
    return scenario
        .units()
        .filter(unit -> !unit.id().side().equals(reader.side()))
        .map(Unit::title)
        .filter(title -> title.length() > 8 && !own.contains(title))
        .toList();
  }

  private static Situation situation(String trial) throws IOException {
    String text = Files.readString(TRIALS.resolve(trial + ".kriegsspiel"));
    Scenario scenario =
        new ScenarioLanguage().parse(trial + ".kriegsspiel", text).scenario().orElseThrow();
    return new Situation(
        scenario, RuleBooks.get("reisswitz-1824"), Optional.of(Ground.of(SampleGround.flat())));
  }
}
