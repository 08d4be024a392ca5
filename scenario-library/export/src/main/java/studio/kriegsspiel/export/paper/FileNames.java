package studio.kriegsspiel.export.paper;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Names of files: short, without accents, and telling nothing but whose they are. */
public final class FileNames {
  private static final Pattern NUMBERED = Pattern.compile("Player \\d+");

  private final Set<String> taken = new HashSet<>();

  /**
   * The stem for a reader's files, such as {@code blue-commander-at-the-farm} or {@code blue-anna}.
   * One who has a number but no name goes by the roles, since a number would tell of others.
   */
  public String stem(Reader.Player reader) {
    String side = slug(reader.side(), "side");
    return unique(
        reader
            .person()
            .filter(name -> !NUMBERED.matcher(name).matches())
            .or(reader::role)
            .map(name -> side + "-" + slug(name, "role"))
            .orElse(side));
  }

  /** The name of a reader's play file. */
  public String playFile(Reader.Player reader) {
    return "play-" + stem(reader) + ".json";
  }

  /**
   * The stem for the book of a liaison umpire, such as {@code liaison-blue-commander}.
   *
   * @param players whom he serves
   * @param whole whether they are all who play their side
   */
  public String liaison(List<Reader.Player> players, boolean whole) {
    Reader.Player first = players.get(0);
    String one = new FileNames().stem(first);
    String several = whole ? slug(first.side(), "side") : one + "-and-others";
    return unique("liaison-" + (players.size() == 1 ? one : several));
  }

  private String unique(String wanted) {
    String name = wanted;
    for (int number = 2; !taken.add(name); number++) {
      name = wanted + "-" + number;
    }
    return name;
  }

  static String slug(String text, String otherwise) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    String cut = plain.length() > 60 ? plain.substring(0, 60) : plain;
    return cut.isEmpty() ? otherwise : cut;
  }
}
