package studio.kriegsspiel.desk.template;

import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a scenario of the library in another place: army lists that lay beside the original
 * are brought in by their names, under which the library has them for every scenario.
 */
public final class LibraryCopy {
  private static final Pattern LIST =
      Pattern.compile(
          "^(\\h*import\\h(?:[^\"\\n]*\\hfrom\\h+)?\\h*)\"armies/([a-z0-9-]+)\\.kriegsspiel\"",
          Pattern.MULTILINE);

  private LibraryCopy() {}

  /**
   * The text as it is to be copied.
   *
   * @param isList whether the library has an army list of that name
   */
  public static String of(String text, Predicate<String> isList) {
    return LIST.matcher(text)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    isList.test(found.group(2))
                        ? found.group(1) + '"' + found.group(2) + '"'
                        : found.group()));
  }
}
