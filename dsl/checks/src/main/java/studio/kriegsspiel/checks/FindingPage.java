package studio.kriegsspiel.checks;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The parts of a finding's page that tell what it is and what to do.
 *
 * @param markdown the whole page
 * @param meaning what it means, as plain text: links are their words alone
 * @param mending how to mend it, as plain text
 */
public record FindingPage(String markdown, String meaning, String mending) {
  private static final String MEANING = "## What it means\n";
  private static final String MENDING = "## How to mend it\n";
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\([^)\\s]*\\)");

  /** The page of an id. */
  public static Optional<FindingPage> find(String id) {
    return CheckPages.find(id)
        .map(page -> new FindingPage(page, part(page, MEANING), part(page, MENDING)));
  }

  /** What stands below a heading, up to the next; empty if there is no such heading. */
  private static String part(String page, String heading) {
    int start = page.indexOf(heading);
    int end = start < 0 ? -1 : page.indexOf("\n## ", start + heading.length());
    if (start < 0) {
      return "";
    }
    String text = page.substring(start + heading.length(), end < 0 ? page.length() : end);
    return LINK.matcher(text.strip()).replaceAll("$1");
  }
}
