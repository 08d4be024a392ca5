package studio.kriegsspiel.export.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.export.paper.PageCode;

/** The colours of pages can be read, by day and in the dark: WCAG 2.2, 1.4.3 and 1.4.11. */
class PageStyleTest {
  private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): #([0-9a-f]{6})");

  /** The first two lists of the style: for light, then for the dark. */
  private static List<Map<String, Integer>> schemes() {
    String style = PageCode.STYLE.text();
    int dark = style.indexOf("prefers-color-scheme: dark");
    int end = style.indexOf("box-sizing");
    return List.of(colours(style.substring(0, dark)), colours(style.substring(dark, end)));
  }

  private static Map<String, Integer> colours(String style) {
    Map<String, Integer> colours = new HashMap<>();
    Matcher matcher = COLOUR.matcher(style);
    while (matcher.find()) {
      colours.put(matcher.group(1), Integer.parseInt(matcher.group(2), 16));
    }
    return colours;
  }

  @ParameterizedTest
  @CsvSource({
    "ink, paper, 7",
    "ink, card, 7",
    "ink, due, 4.5",
    "soft, paper, 4.5",
    "soft, card, 4.5",
    "accent, paper, 4.5",
    "accent, card, 4.5",
    "accent, due, 4.5",
    "on-accent, accent, 4.5",
    "edge, paper, 3",
    "edge, card, 3"
  })
  void whatIsWrittenStandsOutFromWhatItStandsOn(String on, String under, double least) {
    for (Map<String, Integer> scheme : schemes()) {
      double one = light(scheme.get(on));
      double other = light(scheme.get(under));
      double contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      assertThat(contrast).as(on + " on " + under + " in " + scheme).isGreaterThan(least);
    }
  }

  private static double light(int colour) {
    return 0.2126 * part(colour >> 16) + 0.7152 * part(colour >> 8) + 0.0722 * part(colour);
  }

  private static double part(int colour) {
    double share = (colour & 0xff) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
