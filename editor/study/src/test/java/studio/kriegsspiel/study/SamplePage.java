package studio.kriegsspiel.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.checks.check.Fault;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * The page of a fault that no check of the list finds: its head, its line in the index, and an
 * example that is what the studio prints. {@code -Dgoldens=rewrite} writes the example anew.
 */
public final class SamplePage {
  private SamplePage() {}

  /** Fails unless the page holds a finding as it is told. */
  public static void holds(Fault fault, Finding found, Study study) throws IOException {
    String example =
        new PrintedFinding(Map.of(study.document(), study.text()), Palette.PLAIN).of(found);
    if (System.getProperty("goldens", "").equals("rewrite")) {
      rewrite(fault, example);
      return;
    }
    assertThat(CheckPages.find(fault.id()).orElseThrow())
        .startsWith("# " + fault.id() + ": " + fault.title())
        .contains(example);
    assertThat(FindingIndex.find(fault.id()))
        .contains(new FindingIndex.Entry(fault.id(), fault.severity(), fault.title()));
  }

  private static void rewrite(Fault fault, String example) throws IOException {
    Path page = Path.of("../../docs/checks/" + fault.id() + ".md");
    String text = Files.readString(page);
    int from = text.indexOf("```\n") + 4;
    Files.writeString(
        page, text.substring(0, from) + example + text.substring(text.indexOf("```", from)));
  }
}
