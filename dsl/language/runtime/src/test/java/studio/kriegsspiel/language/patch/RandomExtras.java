package studio.kriegsspiel.language.patch;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Statements of every kind about a few bodies of each side, now and then, so that an edit of
 * anything is tried beside all that the language can say.
 */
final class RandomExtras {
  /** Stands in every text that has extras. */
  static final String MARK = "Keeper of";

  private static final int SELDOM = 5;

  private final Random random;
  private final Ink ink;
  private final boolean any;

  /** Extras for one scenario; most scenarios have none. */
  RandomExtras(Random random, Ink ink) {
    this.random = random;
    this.ink = ink;
    this.any = random.nextInt(3) == 0;
  }

  /** Writes some of the lines, each with its own sources now and then. */
  private void some(String indentation, List<String> lines) {
    for (String each : lines) {
      if (random.nextInt(SELDOM) < 2) {
        ink.line(indentation).once(each);
      }
    }
  }

  /** What has an hour that another source may have otherwise. */
  private static final Pattern HOUR = Pattern.compile("^(?!assert).*\\b(?:at|from) \\d\\d:\\d\\d");

  private void sourced(String indentation, List<String> lines) {
    for (String each : lines) {
      if (random.nextInt(SELDOM) < 2) {
        ink.line(indentation).once(each);
        if (random.nextInt(3) == 0) {
          ink.line(indentation + "  ").once("source \"Siborne 1844, p. 3\" confidence possible");
        }
        if (HOUR.matcher(each).find() && random.nextInt(3) == 0) {
          ink.line(indentation + "  ").once("or at 15:45 source \"Beamish 1837, p. 350\"");
        }
      }
    }
  }

  void header() {
    if (any) {
      sourced(
          "  ",
          List.of(
              "weather overcast until 13:30, then fair",
              "ground heavy until 15:00, then soft",
              "rivers high until 15:00, then falling",
              "daylight dawn 03:50, dusk 20:10",
              "visibility 1500 paces"));
      some(
          "  ",
          List.of(
              "latitude 50.7",
              "reading lowest",
              "umpires 2",
              "plays 3 hours, difficulty 2",
              "assistant umpire \"Clara\" for Red",
              "player 1 holds \"Keeper of Blue\"",
              "spare \"Keeper of Blue\" to umpire"));
    }
  }

  void side(String name) {
    if (any) {
      ink.line("  ").once("role \"Keeper of " + name + "\" for Watch" + name + " duty reserve");
      some(
          "  ",
          List.of(
              "objective cross \"Farm\" with 3 battalions by 16:00 worth 5",
              "line of retreat \"Wood\" northward",
              "off the map \"\"\" Others hold \"Wood\". \"\"\""));
    }
  }

  /** Bodies that the other statements speak of. */
  void army(String side, String margin, boolean first, boolean hasList) {
    if (any && first) {
      ink.line(margin)
          .once("brigade \"Staff of " + side + "\" as Staff" + side)
          .line(margin + "  ")
          .once("battalion \"Watch of " + side + "\" as Watch" + side + ": 600 men, veteran");
      some(margin + "    ", List.of("ordered to hold \"Farm\"", "state tired, 12 % lost"));
      sourced(margin + "    ", List.of("or 395 men"));
      ink.line(margin)
          .once("squadron \"Riders of " + side + "\" as Riders" + side + ": 120 riders, hussars");
      ink.line(margin).once("pioneers \"Diggers of " + side + "\" as Diggers" + side + ": 80 men");
      some(margin, List.of("detached Riders" + side + " to Watch" + side));
    }
    if (any && hasList && random.nextBoolean()) {
      ink.line(margin).once("imported Listed").line(margin + "  ").once("state tired, 12 % lost");
    }
  }

  void sections() {
    if (!any) {
      return;
    }
    some("", List.of("general idea \"\"\" Two armies meet at \"Farm\". \"\"\""));
    plan();
    news();
    movements();
    some(
        "",
        List.of(
            "place \"Farm\" known to Red, to Blue from 13:06",
            "map of Red \"Old sheet\" lacks heights, tracks",
            "map of Blue lacks names, troops, \"Farm\""));
    some(
        "",
        List.of(
            "allow KS-FRC-002 \"the return counts officers\"",
            "allow KS-FRC-007 for WatchBlue \"meant\""));
    sourced(
        "",
        List.of(
            "assert WatchBlue sees Red.WatchRed",
            "assert Blue cannot see WatchRed at 13:00",
            "assert \"Keeper of Blue\" of Blue knows WatchRed by 14:00",
            "assert Red outnumbers Blue at \"Farm\" at 14:00 by 3 to 2"));
    variant();
    exercise();
  }

  private void plan() {
    ink.line("").once("deploy");
    sourced(
        "  ",
        List.of(
            "post of 2 men of WatchBlue as PitBlue at \"Farm\" facing south, entrenched",
            "piquet of 3 men of WatchBlue at 100 m south of \"Wood\"",
            "picket of 5 men of WatchBlue as InBlue in line in \"Wood\"",
            "headquarters of StaffBlue as SeatBlue at 100 m east of \"Farm\"",
            "patrol of 4 riders of RidersBlue as Far from \"Farm\" to \"Wood\", every 90 min",
            "RidersRed patrols from \"Farm\" by \"Wood\" to \"Farm\", repeating",
            "DiggersBlue anywhere within 300 m of \"Wood\" and north of \"Farm\"",
            "StaffRed marches from \"Farm\" to \"Wood\" from 14:00: WatchRed"));
  }

  private void news() {
    if (random.nextBoolean()) {
      ink.line("")
          .once("report to \"Keeper of Blue\" of Blue at 12:50 from headquarters \"Hold.\"");
      sourced(
          "  ",
          List.of(
              "enemy from a spy, doubtful, observed 10:20: WatchRed at \"Wood\", about 600 men",
              "own: WatchBlue at \"Farm\", 600 men"));
    }
    ink.line("").once("intelligence");
    sourced(
        "  ",
        List.of(
            "by courier of RidersBlue from \"Wood\" leaving 14:00 along \"Farm\" to Blue: \"Come.\"",
            "every 30 min from 13:00 to 15:00 to Blue from an outpost, reliable: \"Quiet.\"",
            "when WatchBlue has lost 30 % and not WatchBlue sees WatchRed tell Blue by WatchBlue: \"No.\"",
            "withheld to Red from a prisoner \"\"\" If one is taken. \"\"\"",
            "at 14:10 to Blue from a spy: WatchRed seen at \"Farm\", 4 battalions"));
  }

  private void movements() {
    ink.line("").once("reinforcements");
    sourced("  ", List.of("DiggersRed enters by \"Wood\" at 16:00 to \"Farm\" by 16:50"));
    ink.line("").once("engineering");
    sourced(
        "  ",
        List.of(
            "bridge \"Mill by the \\\\ stream\" broken",
            "barricade \"Wood\" made",
            "DiggersBlue loopholes \"Farm\" from 13:00 to 14:00"));
    ink.line("").once("events");
    sourced(
        "  ",
        List.of(
            "at 15:00 WatchRed bombards \"Farm\" until 15:30",
            "at 15:05 WatchRed fires at \"Wood\" until 15:20",
            "at 15:10 the weather becomes rain",
            "WatchRed halts at 15:40",
            "WatchRed leaves by \"Wood\" at 17:00"));
  }

  private void variant() {
    if (random.nextInt(3) == 0) {
      ink.line("")
          .once(
              "variant \"Drier\" easier for Red"
                  + (random.nextBoolean() ? " harder for Blue" : ""));
      some(
          "  ",
          List.of("WatchBlue: 395 men, veteran", "without RidersRed", "rivers low", "ground firm"));
      ink.line("  ").once("report to Red at 12:20 from headquarters \"The ground bears guns.\"");
    }
  }

  private void exercise() {
    if (random.nextInt(3) == 0) {
      ink.line("").once("exercise \"Post\" grade 3 for \"Keeper of Blue\" of Blue");
      some(
          "  ",
          List.of(
              "learn \"Judge when to ask\"",
              "decision \"Rounds\" at 15:20 \"\"\" What do you ask? \"\"\"",
              "expect message to \"Keeper of Blue\" of Blue about bridge by 15:30 worth 5",
              "expect WatchBlue still in \"Farm\" at 17:00 worth 3",
              "against retreat of WatchBlue before 17:00 costs 4",
              "solution \"\"\" Ask. \"\"\"",
              "grades 8 \"very good\", 4 \"sufficient\""));
    }
  }
}
