package studio.kriegsspiel.study.shelf;

import java.util.Locale;
import java.util.regex.Pattern;

/** Short names of packages and names of the files in them. */
final class PackageName {
  private static final Pattern SLUG = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern SEGMENT =
      Pattern.compile("(?!\\.)[^\\p{Cntrl}/\\\\:*?\"<>|]{1,120}(?<![. ])");
  private static final Pattern RESERVED =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");
  private static final int DEEPEST = 8;
  private static final int LONGEST = 100;

  private PackageName() {}

  static boolean isSlug(String name) {
    return name.length() <= LONGEST && SLUG.matcher(name).matches();
  }

  /** A short name made of a file's or a folder's. */
  static String slug(String file) {
    String slug =
        file.replaceFirst("(?i)\\.(zip|kriegsspiel)$", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    return slug.isEmpty() ? "package" : slug.substring(0, Math.min(LONGEST, slug.length()));
  }

  /** Whether a name may be that of a file in a package: it leads nowhere else, on any system. */
  static boolean isSafe(String name) {
    String[] segments = name.split("/", -1);
    if (segments.length > DEEPEST) {
      return false;
    }
    for (String each : segments) {
      if (!SEGMENT.matcher(each).matches() || RESERVED.matcher(each).matches()) {
        return false;
      }
    }
    return true;
  }
}
