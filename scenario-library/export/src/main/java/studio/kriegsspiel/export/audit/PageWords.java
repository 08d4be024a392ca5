package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.export.paper.PageCode;
import studio.kriegsspiel.export.paper.StudioVersion;

/** The words of the markup that pages have: elements, attributes, and names their parts go by. */
final class PageWords {
  static final Set<String> ELEMENTS =
      Set.of(
          """
          a article body button caption dd details div dl dt em footer h1 h2 h3 h4 head header hr html
          img input label li main meta nav noscript ol output p pre script section span strong style
          summary table tbody td textarea th thead title tr ul
          """
              .strip()
              .split("\\s+"));

  static final Set<String> ATTRIBUTES =
      Set.of(
          """
          alt aria-describedby aria-label aria-labelledby autocapitalize autocomplete charset class
          content data-head data-margin data-metres data-north data-west for height hidden href
          http-equiv id lang name role rows scope spellcheck src tabindex type value width
          """
              .strip()
              .split("\\s+"));

  /** Attributes whose values are figures; others compare them with the picture and the ground. */
  private static final Set<String> FIGURES =
      Set.of("data-margin", "data-metres", "data-north", "data-west", "height", "width");

  /** Attributes whose values are names that our pages give their parts. */
  private static final Set<String> NAMING =
      Set.of(
          "aria-describedby",
          "aria-labelledby",
          "autocapitalize",
          "autocomplete",
          "charset",
          "class",
          "for",
          "href",
          "http-equiv",
          "id",
          "lang",
          "name",
          "role",
          "rows",
          "scope",
          "spellcheck",
          "tabindex",
          "type");

  private static final Set<String> NAMES =
      Set.of(
          """
          0 6 Content-Security-Policy application/json apart button cell col columnheader en facts false
          fields generator group in1 in2 in3 in4 key-words main map map-farther map-head map-how
          map-nearer map-view map-what map-where map-whole mark marked n news news-head news-how
          news-open news-opened news-says news-words none notice off order order-clear order-copy
          order-head order-how order-says order-text order-words over papers quiet referrer remark row
          rowgroup rowheader sealed skip status strong table tools under utf-8 viewport where wide
          """
              .strip()
              .split("\\s+"));

  private static final Pattern NUMBERED = Pattern.compile("(part|order)-[0-9]{1,2}");

  private static final Set<String> CONTENTS =
      Set.of(
          "width=device-width, initial-scale=1",
          "no-referrer",
          StudioVersion.WRITER,
          PageCode.policy(PageCode.PLAYER));

  private static final String PICTURE = "data:image/png;base64,";

  private static final Map<String, Character> SIGNS =
      Map.of("&amp;", '&', "&lt;", '<', "&gt;", '>', "&quot;", '"', "&#39;", '\'');

  private PageWords() {}

  /** Whether an attribute tells its reader something, beyond what holds the page together. */
  static boolean isTold(String name, String value) {
    return !(FIGURES.contains(name)
        || (name.equals("src") && value.startsWith(PICTURE))
        || (name.equals("content") && CONTENTS.contains(value))
        || (NAMING.contains(name) && areNames(value)));
  }

  private static boolean areNames(String value) {
    return Arrays.stream(value.split(" "))
        .map(each -> each.startsWith("#") ? each.substring(1) : each)
        .allMatch(each -> NAMES.contains(each) || NUMBERED.matcher(each).matches());
  }

  /** Whether a browser would fetch something, or go elsewhere, for an attribute. */
  static boolean leadsAway(String name, String value) {
    return switch (name) {
      case "href" -> !value.startsWith("#");
      case "src" -> !value.startsWith(PICTURE);
      case "http-equiv" -> !value.equals("Content-Security-Policy");
      case "content" -> !CONTENTS.contains(value);
      default -> false;
    };
  }

  /** The picture that stands in an attribute, in Base64. */
  static String picture(String source) {
    return source.substring(PICTURE.length());
  }

  /** The sign that is written so. */
  static char sign(String written) throws IOException {
    Character sign = SIGNS.get(written);
    if (sign == null) {
      throw new IOException("the sign " + written + ", which none of our pages has");
    }
    return sign;
  }
}
