package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.Workspace;

/** What rounds tell of a text, early or late, overtaken or not. */
class OpenDocumentTest {
  private static final String TEXT =
      "scenario \"One\"\n  on 18 Jun 1815 from 13:00 to 18:30\nsid\n";

  private final OpenDocument document = new OpenDocument("untitled:one", TEXT, 3, new Workspace());
  private final Study study =
      Studies.ofLibrary().of(document.name(), Optional.empty(), TEXT, Cancellation.NEVER);
  private final List<Finding> all = study.findings();
  private final List<Integer> told = new ArrayList<>();
  private final Consumer<OpenDocument> teller = each -> told.add(each.findings().size());

  @Test
  void whatIsKnownEarlyIsToldBeforeAllAndNotAfterIt() {
    assertThat(all).isNotEmpty();
    long round = document.begin();
    document.tell(round, study, List.of(), teller);
    assertThat(document.isIn(round)).isTrue();
    document.tellAll(round, study, all, teller);
    assertThat(document.isIn(round)).isFalse();
    document.tell(round, study, List.of(), teller);
    assertThat(told).containsExactly(0, all.size());
    assertThat(document.findings()).hasSameSizeAs(all);
  }

  @Test
  void aRoundThatIsOvertakenIsSilentAndEndsNoOther() {
    long older = document.begin();
    long newer = document.begin();
    document.tell(older, study, all, teller);
    document.tellAll(older, study, all, teller);
    assertThat(told).isEmpty();
    assertThat(document.study()).isEmpty();
    assertThat(document.isIn(newer)).isTrue();
  }

  @Test
  void theSameIsToldOnceAndOfANewVersionAgain() {
    document.tellAll(document.begin(), study, all, teller);
    assertThat(document.news()).isPresent();
    assertThat(document.news()).isEmpty();
    document.change(List.of(new TextDocumentContentChangeEvent(TEXT + "\n")), null);
    assertThat(document.news())
        .hasValueSatisfying(
            news -> {
              assertThat(news.getUri()).isEqualTo("untitled:one");
              assertThat(news.getVersion()).isEqualTo(4);
              assertThat(news.getDiagnostics()).isNotEmpty();
            });
    document.change(List.of(new TextDocumentContentChangeEvent(TEXT)), 9);
    assertThat(document.version()).isEqualTo(9);
  }

  @Test
  void aStudyIsOfTheTextAsItStandsUntilItIsForgotten() {
    document.tellAll(document.begin(), study, all, teller);
    assertThat(document.study()).contains(study);
    document.change(List.of(new TextDocumentContentChangeEvent(TEXT + " ")), 4);
    assertThat(document.study()).isEmpty();
    document.change(List.of(new TextDocumentContentChangeEvent(TEXT)), 5);
    assertThat(document.study()).contains(study);
    document.forget();
    assertThat(document.study()).isEmpty();
  }

  @Test
  void othersAreToldOfEachTextOnce() {
    assertThat(document.isNewToOthers(TEXT)).isTrue();
    assertThat(document.isNewToOthers(TEXT)).isFalse();
    assertThat(document.isNewToOthers(TEXT + " ")).isTrue();
  }
}
