package studio.kriegsspiel.desk.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MarkdownHtmlTest {
  @Test
  void aPageOfOursBecomesPlainHtml() {
    String page =
        """
        # The `on` line

        A day, **and** hours
        over two lines: a<b.

        - one
          more of one
        - [two](desktop.md)

        ![picture](x.png)

        | key | does |
        |---|---|
        | `F1` | help |

        ```
        on <day>
        ```
        """;
    assertThat(MarkdownHtml.of(page))
        .isEqualTo(
            """
            <h1>The <code>on</code> line</h1>
            <p>A day, <b>and</b> hours over two lines: a&lt;b.</p>
            <ul>
            <li>one more of one
            <li><a href="desktop.md">two</a>
            </ul>
            <table>
            <tr><th>key</th><th>does</th></tr>
            <tr><td><code>F1</code></td><td>help</td></tr>
            </table>
            <pre>on &lt;day&gt;
            </pre>
            """);
  }

  @Test
  void everyPageIsPackedAndNoMarkOfMarkdownIsLeftOutsideCode() throws Exception {
    List<HelpPage> checks;
    try (Stream<Path> files = Files.list(Path.of("../../docs/checks"))) {
      checks =
          files
              .map(file -> file.getFileName().toString().replace(".md", ""))
              .filter(id -> id.startsWith("KS-"))
              .map(id -> HelpPage.ofFinding(id).orElseThrow())
              .toList();
    }
    assertThat(checks).hasSizeGreaterThan(50);
    for (HelpPage page : Stream.concat(HelpPage.ALL.stream(), checks.stream()).toList()) {
      String words =
          MarkdownHtml.of(page.markdown())
              .replaceAll("(?s)<pre>.*?</pre>", "")
              .replaceAll("<code>.*?</code>", "");
      assertThat(words).as(page.title()).doesNotContain("**", "](", "```", "|---");
    }
  }
}
