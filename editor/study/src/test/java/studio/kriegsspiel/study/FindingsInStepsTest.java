package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.finding.Finding;

/** What is quick to find is told before what takes long, and nothing after that. */
class FindingsInStepsTest {
  /** A variant with findings that the scenario itself has not. */
  private static final String SLOW =
      """

      variant "The Guard comes as late"
        reinforcements
          Red.Duhesme enters by "Rossomme" from the west at 18:30 in column of route
            to "Church of Plancenoit" by 18:31
      """;

  private final Studies studies = Studies.ofLibrary();
  private final FindingsInSteps steps = new FindingsInSteps();
  private final List<List<Finding>> early = Collections.synchronizedList(new ArrayList<>());

  private static String querenhain() throws IOException {
    return text("two-armies-at-querenhain");
  }

  private static String text(String scenario) throws IOException {
    return Files.readString(Library.open().findScenario(scenario).orElseThrow());
  }

  private Study study(String text) {
    return studies.of("a.kriegsspiel", Optional.empty(), text, Cancellation.NEVER);
  }

  @Test
  void theLastStepHasEverythingAndTheFirstNoMore() throws IOException {
    String text = querenhain();
    Study study = study(text);

    List<Finding> all = findAfterTheFirstStep(study);

    assertThat(all).isEqualTo(study(text).findingsWithVariants());
    assertThat(early).singleElement().matches(all::containsAll);
  }

  @Test
  void whatSearchesFoundBeforeStandsInForWhatTheyWillFind() throws IOException {
    String text = text("plancenoit") + SLOW;
    List<Finding> before = steps.find(study(text), Cancellation.NEVER, each -> {});
    List<String> slow = ids(study(text).findingsThatTakeLong(Cancellation.NEVER));
    assertThat(slow).isNotEmpty();

    findAfterTheFirstStep(study(text + "\n// a remark\n"));

    assertThat(early).singleElement().satisfies(each -> assertThat(ids(each)).containsAll(slow));
    assertThat(ids(before)).containsAll(slow);
  }

  @Test
  void whatNobodyWantsIsNotFound() throws IOException {
    Study study = study(querenhain());

    assertThatThrownBy(() -> steps.find(study, () -> true, early::add))
        .isInstanceOf(CancellationException.class);
    assertThat(early).isEmpty();
  }

  /** Everything, of searches so slow that the first step is told before they have begun. */
  private List<Finding> findAfterTheFirstStep(Study study) {
    CountDownLatch told = new CountDownLatch(1);
    study.findingsAtOnce(Cancellation.NEVER);
    Cancellation patient = () -> !await(told);
    return steps.find(
        study,
        patient,
        findings -> {
          early.add(findings);
          told.countDown();
        });
  }

  private static boolean await(CountDownLatch told) {
    try {
      return told.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> ids(List<Finding> findings) {
    return findings.stream().map(Finding::id).distinct().toList();
  }
}
