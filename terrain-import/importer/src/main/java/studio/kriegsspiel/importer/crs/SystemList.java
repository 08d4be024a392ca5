package studio.kriegsspiel.importer.crs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * The coordinate systems a user may choose from, with their names and areas, from the EPSG data
 * set. Kept as a small table beside this class, because asking the data set itself for all names
 * and areas takes minutes.
 */
public final class SystemList {
  private final List<ListedSystem> systems;

  private SystemList(List<ListedSystem> systems) {
    this.systems = List.copyOf(systems);
  }

  /** The list of this program. */
  public static SystemList standard() {
    return Held.STANDARD;
  }

  private static final class Held {
    static final SystemList STANDARD = new SystemList(load());
  }

  private static List<ListedSystem> load() {
    try (InputStream input = SystemList.class.getResourceAsStream("systems.tsv")) {
      if (input == null) {
        throw new IllegalStateException("systems.tsv is missing in the program.");
      }
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
      return lines.lines().map(SystemList::parse).toList();
    } catch (IOException e) {
      throw new IllegalStateException("systems.tsv cannot be read.", e);
    }
  }

  private static ListedSystem parse(String line) {
    String[] cells = line.split("\t", -1);
    return new ListedSystem(
        "EPSG:" + cells[0],
        cells[1],
        cells[2].equals("m"),
        Double.parseDouble(cells[3]),
        Double.parseDouble(cells[4]),
        Double.parseDouble(cells[5]),
        Double.parseDouble(cells[6]));
  }

  /** All of them, by code. */
  public List<ListedSystem> all() {
    return systems;
  }

  /** The system of a code. */
  public Optional<ListedSystem> find(String code) {
    String wanted = code.strip().toUpperCase(Locale.ROOT);
    return systems.stream().filter(each -> each.code().equals(wanted)).findFirst();
  }

  /**
   * Systems whose name or code holds every word; those made for a place first, then those whose
   * name begins so.
   *
   * @param near a place of the map, where one is known
   */
  public List<ListedSystem> search(
      String words, Optional<LatLon> near, boolean projectedOnly, int most) {
    String[] wanted = plain(words).split(" ");
    Comparator<ListedSystem> order =
        Comparator.<ListedSystem>comparingInt(
                each -> near.isPresent() && isMadeFor(each, near.get()) ? 0 : 1)
            .thenComparingInt(each -> plain(each.name()).startsWith(wanted[0]) ? 0 : 1)
            .thenComparingDouble(ListedSystem::areaSquareDegrees);
    return systems.stream()
        .filter(each -> !projectedOnly || each.projected())
        .filter(each -> holds(each, wanted))
        .sorted(order)
        .limit(most)
        .toList();
  }

  private static boolean isMadeFor(ListedSystem system, LatLon at) {
    return system.isMadeFor(at.longitude(), at.latitude());
  }

  private static boolean holds(ListedSystem system, String[] words) {
    String text = plain(system.toString());
    return Arrays.stream(words).allMatch(text::contains);
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", " ")
        .strip();
  }
}
