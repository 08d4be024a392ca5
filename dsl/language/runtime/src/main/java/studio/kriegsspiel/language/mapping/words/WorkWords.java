package studio.kriegsspiel.language.mapping.words;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.EngineeringTask.Work;

/** Words about works on crossings, obstacles and posts. */
public final class WorkWords {
  public static final String BRIDGE = "bridge";

  /** What each word that may stand behind {@code builds} is to the records. */
  public static final Map<String, Work> OBJECTS =
      Map.ofEntries(
          Map.entry(BRIDGE, Work.BUILD_BRIDGE),
          Map.entry("ferry", Work.BUILD_FERRY),
          Map.entry("barricade", Work.BARRICADE),
          Map.entry("obstacle", Work.BARRICADE),
          Map.entry("abatis", Work.MAKE_ABATIS),
          Map.entry("loopholes", Work.LOOPHOLE),
          Map.entry("entrenchment", Work.ENTRENCH),
          Map.entry("breastwork", Work.ENTRENCH),
          Map.entry("redoubt", Work.ENTRENCH),
          Map.entry("fieldwork", Work.ENTRENCH));

  public static final List<String> BROKEN = List.of("broken", "destroyed", "burnt");
  public static final List<String> MADE = List.of("built", "made", "standing");

  private WorkWords() {}

  /** What may be built, besides a bridge, sorted. */
  static List<String> objects() {
    return OBJECTS.keySet().stream().filter(each -> !each.equals(BRIDGE)).sorted().toList();
  }

  /** How a work may be before play begins. */
  public static List<String> states() {
    return Stream.concat(BROKEN.stream(), MADE.stream()).toList();
  }
}
