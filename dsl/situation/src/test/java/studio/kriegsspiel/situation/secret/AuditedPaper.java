package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;

/**
 * An evening with something of everything that is kept secret, and what of it a paper gives away.
 */
final class AuditedPaper {
  static final String NOTE =
      "The bridge at the mill is blown up when the third column has crossed it.";

  static final String TEXT =
      """
      scenario "Who may know"
        rules    reisswitz-1824
        terrain  "plain"
        on       18 June 1815 from 13:00 to 20:00
        weather  overcast until 15:00, then rain with thunder
        ground   soft until 16:00, then heavy and deep
        rivers   high until 15:30, then swollen and rising
        visibility 1500 paces
        player "Anna" holds "Commander" of Blue
        player "Bruno" holds "General" of Red

      general idea \"""
        Blue comes up at the crossing from the west.
      \"""

      place "Mill" known to Blue
      place "South mill" known to Red

      side Blue "The Blue Corps" colour blue nation British
        objective hold "Inn" until 20:00
        objective keep the enemy away from the high road
        line of retreat "West end" westward
        role "Commander" for Blue.Foot
        off the map \"""
          The reserve of the corps is a day's march off.
        \"""

      side Red "The Red Corps" colour red nation French
        objective take the bridge before the enemy comes
        line of retreat "Paces south-west" eastward
        role "General" for Omega

      army of Blue
        brigade "The Foot Brigade" as Foot commander "Sir John Black"
          ordered to hold "Inn"
          battalion "First Foot" as First: 900 men
        squadron "Hussars" as Horse: 150 riders
        pioneers "Pioneers" as Sappers: 60 men
        battalion "Second Foot" as Second: 800 men
        battalion "Third Foot" as Third: 800 men
        detached Blue.Horse to Blue.Foot

      army of Red
        brigade "Omega" as Omega commander "Marshal Grey"
          battalion "Delta One" as D1: 600 men
          battalion "Guns" as Line: 600 men
          battalion "7" as B: 600 men
      %s
      deploy
        Blue.First in line at grid 123456 654321 facing east
        D1 in line at grid 234567 765432 facing west
        Horse patrols from grid 111111 222221 by grid 111112 222222 to grid 111113 222223 from 14:00
        Second marches from grid 333331 444441 by grid 333332 444442 to grid 333333 444443 from 14:00
        Blue deploys freely within 800 paces of grid 555551 666661
        Red.Line in line at 100 m south of "Mill" facing west

      reinforcements
        Third enters by grid 777771 888881 from the west at 13:00 in column of route to grid 777772 888882

      report to Blue at 12:45 from "the Prince of Orange" \"""
        You have First Foot, 900 men, Hussars, 150 men, and no more.
      \"""
        enemy from a spy, doubtful: Red.Line at "Inn", about 500 men

      report to Red \"""
        Wait for the second column to come up.
      \"""

      intelligence
        at 13:30 to "Commander" of Blue from spy: "The enemy draws off towards the east."
        at 15:00 to umpire: "Count the rounds of both sides then."
        at 12:50 to Blue from patrol of Horse: "Nobody stands on the road at this hour."

      engineering
        Sappers builds a bridge at "Mill" of trestles from 13:00 to 15:00

      umpire notes \"""
        %s
      \"""

      exercise "Hold the inn as long as you can" grade 2 for "Commander" of Blue
        learn "Judge when to fall back"
        decision "Somebody draws near" at 14:30 \"""
          What do you do with those who stand at the inn?
        \"""
        solution \"""
          Fall back behind the brook as soon as they come.
        \"""
      """;

  private AuditedPaper() {}

  /** The evening with more troops of Red and a note of the umpire. */
  static Situation situation(String troops, String note) {
    return parsed(TEXT.formatted(troops, note));
  }

  static Situation parsed(String text) {
    ParsedScenario parsed = new ScenarioLanguage().parse("audited.kriegsspiel", text);
    assertThat(parsed.findings()).filteredOn(each -> each.severity() == Severity.ERROR).isEmpty();
    Plain plain =
        Plain.level()
            .road(
                "Beech lane",
                new GeometryFactory()
                    .createLineString(
                        new Coordinate[] {new Coordinate(500, 100), new Coordinate(500, 900)}));
    return new Situation(
        parsed.scenario().orElseThrow(),
        RuleBooks.get("reisswitz-1824"),
        Optional.of(plain.ground()));
  }

  static PlayerView view(Situation situation, String reader, int hour) {
    Knowledge knowledge = Knowledge.of(situation);
    return knowledge.of(knowledge.findReader(reader).orElseThrow()).at(at(hour, 0, 0)).view();
  }

  static List<String> leaks(SecretFinder finder, String... texts) {
    List<SecretFinder.Found> found = new ArrayList<>();
    for (String each : texts) {
      found.add(new SecretFinder.Found("page " + (found.size() + 1), each));
    }
    return finder.find("paper", found).stream().map(Leak::toString).toList();
  }

  static List<String> leaks(Situation situation, String reader, String... texts) {
    return leaks(
        new SecretFinder(Secrets.of(situation), Allowed.to(view(situation, reader, 13))), texts);
  }

  static List<String> onBlue(String... texts) {
    return leaks(situation("", NOTE), "Blue", texts);
  }
}
