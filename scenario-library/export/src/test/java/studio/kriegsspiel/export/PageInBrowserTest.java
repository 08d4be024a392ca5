package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.samples.SampleGround;

/**
 * Pages opened from the disk in a browser without a window, whose scripts run as a player would
 * have them run. Skipped where there is no Chromium. A second script, which the policy of the page
 * under test is made to allow, types and reads.
 */
class PageInBrowserTest {
  private static final List<Paper> PAGES =
      ScreenPagesTest.pages(
          SampleScenario.situation(SampleScenario.scenario(), SampleGround.flat()),
          new Random(1824));

  @TempDir Path folder;

  private static Optional<File> findBrowser() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(
            path ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> new File(path, name)))
        .filter(File::canExecute)
        .findFirst();
  }

  /** No window of a browser is as narrow as a telephone, a frame in it is. */
  private static final String FRAME =
      """
      <!DOCTYPE html><html><body><iframe src="%s" width="360" height="800" style="border:0"></iframe>
      <script>
        addEventListener('message', event => {
          const place = document.createElement('p');
          place.id = 'told'; place.textContent = event.data; document.body.append(place);
        });
      </script></body></html>
      """;

  /** What a script writes into {@code told} on a page. */
  private String told(Paper page, String script) throws Exception {
    Path file = driven(page, script);
    return read(file);
  }

  /** The same on a page that is as broad as a telephone. */
  private String toldNarrow(Paper page, String script) throws Exception {
    Path file = driven(page, script);
    Path frame = folder.resolve("frame.html");
    Files.writeString(frame, FRAME.formatted(file.toUri()));
    return read(frame);
  }

  private Path driven(Paper page, String script) throws Exception {
    String driver =
        "const told = (text) => { if (parent !== window) parent.postMessage(text, '*');"
            + " const place = document.createElement('p');"
            + " place.id = 'told'; place.textContent = text; document.body.append(place); };"
            + "(async () => { try { told(String(await (async () => {"
            + script
            + "})())); } catch (error) { told('failed: ' + error); } })();";
    String print =
        Base64.getEncoder()
            .encodeToString(
                MessageDigest.getInstance("SHA-256")
                    .digest(driver.getBytes(StandardCharsets.UTF_8)));
    Path file = folder.resolve(page.fileName());
    Files.writeString(
        file,
        new String(page.content(), StandardCharsets.UTF_8)
            .replace("script-src ", "script-src 'sha256-" + print + "' ")
            .replace("</body>", "<script>" + driver + "</script></body>"));
    return file;
  }

  private String read(Path file) throws Exception {
    Optional<File> browser = findBrowser();
    assumeThat(browser).as("there is no Chromium on the path").isPresent();
    Path out = folder.resolve("out.html");
    Process run =
        new ProcessBuilder(
                browser.get().getPath(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("profile"),
                "--window-size=600,900",
                "--virtual-time-budget=20000",
                "--dump-dom",
                file.toUri().toString())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!run.waitFor(120, TimeUnit.SECONDS)) {
      run.destroyForcibly();
      throw new IOException("The browser did not end.");
    }
    String dom = Files.readString(out);
    int at = dom.indexOf("<p id=\"told\">");
    assertThat(at).as("the page has told something").isPositive();
    return dom.substring(at + 13, dom.indexOf("</p>", at));
  }

  private static Paper page(String name) {
    return PAGES.stream().filter(each -> each.fileName().equals(name)).findFirst().orElseThrow();
  }

  private static PaperAudience.Unlocked sheet() {
    return ((PaperAudience.Page) page("blue-commander-of-the-division-page.html").audience())
        .sheets()
        .get(0);
  }

  private String typed(String words) throws Exception {
    return told(
        page("blue-commander-of-the-division-page.html"),
        """
        const says = document.getElementById('news-says');
        document.getElementById('news-words').value = '%s';
        document.getElementById('news-open').click();
        for (let i = 0; i < 100 && !says.textContent; i++) await new Promise(go => setTimeout(go, 50));
        return says.textContent + ' | ' + document.getElementById('news-opened').textContent;
        """
            .formatted(words));
  }

  @Test
  void theRightWordsOpenASheet() throws Exception {
    assertThat(typed(sheet().words().toUpperCase(java.util.Locale.ROOT)).replaceAll("\\s+", " "))
        .startsWith("A sheet is open. |")
        .contains(sheet().sheet().text());
  }

  @Test
  void otherWordsOpenNothing() throws Exception {
    List<String> words = List.of(sheet().words().split(" "));
    assertThat(typed(String.join(" ", words.subList(0, 7))))
        .isEqualTo("A sheet needs 8 words; here are 7. | ");
    assertThat(typed(String.join(" ", words.subList(0, 7)) + " qqqq"))
        .isEqualTo("No key word begins like qqqq. | ");
    String last = words.get(7).equals("zoom") ? "zone" : "zoom";
    assertThat(typed(String.join(" ", words.subList(0, 7)) + " " + last))
        .isEqualTo("These words unlock nothing here. Look at each, and at their order. | ");
  }

  @Test
  void theMapMovesByKeysAndTellsTheGrid() throws Exception {
    String told =
        told(
            page("blue-commander-of-the-division-page.html"),
            """
            const map = document.getElementById('map-view');
            const where = () => document.getElementById('map-where').textContent;
            const press = (key) => map.dispatchEvent(new KeyboardEvent('keydown', { key }));
            const before = where();
            press('+');
            const nearer = where();
            press('ArrowRight');
            return [before === nearer, nearer === where(), map.querySelectorAll('.edge').length > 2];
            """);
    assertThat(told).isEqualTo("true,false,true");
  }

  @Test
  void anOrderIsMadeUpOfItsFields() throws Exception {
    String told =
        told(
            page("blue-commander-of-the-division-page.html"),
            """
            const type = (name, value) => {
              const field = document.getElementById(name);
              field.value = value;
              field.dispatchEvent(new Event('input', { bubbles: true }));
            };
            type('order-1', '3'); type('order-4', 'Ompteda'); type('order-words', 'Hold the sand-pit.');
            return document.getElementById('order-text').textContent.replaceAll('\\n', ' / ');
            """);
    assertThat(told)
        .isEqualTo(
            "No.: 3 / From: Commander of the division / To: Ompteda /  / Hold the sand-pit.");
  }

  @Test
  void theUmpiresClockMarksWhatIsDue() throws Exception {
    String told =
        told(
            page("umpire-page.html"),
            """
            const due = () => document.querySelectorAll('.run li.due').length;
            const before = due();
            const set = document.getElementById('clock-set');
            set.value = '14:30';
            set.dispatchEvent(new Event('change'));
            const later = due();
            document.querySelector('.run li.due input').click();
            return [before < later, later - due(), document.getElementById('clock-time').textContent];
            """);
    assertThat(told).isEqualTo("true,1,14:30");
  }

  @Test
  void onASmallScreenNothingIsWiderAndEverythingCanBeTouched() throws Exception {
    for (String name : List.of("blue-commander-of-the-division-page.html", "umpire-page.html")) {
      String told =
          toldNarrow(
              page(name),
              """
              const small = [...document.querySelectorAll('nav a, button, summary, .run label, '
                  + 'textarea, input:not([type=checkbox])')]
                .filter(each => each.offsetParent && each.getBoundingClientRect().height < 43.9)
                .map(each => each.id || each.textContent);
              const root = document.documentElement;
              return [innerWidth, root.scrollWidth <= root.clientWidth, small.join()];
              """);
      assertThat(told).as(name).isEqualTo("360,true,");
    }
  }
}
