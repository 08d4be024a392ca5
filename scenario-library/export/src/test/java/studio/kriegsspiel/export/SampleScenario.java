package studio.kriegsspiel.export;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.Grade;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Confidence;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/** An afternoon at a farm, with something of every kind and every audience. */
public final class SampleScenario {
  public static final LocalDateTime BEGINS = LocalDateTime.of(1815, 6, 18, 13, 0);
  private static final TextSpan SPAN = new TextSpan("farm.kriegsspiel", 10, 5, 2, 3);

  private SampleScenario() {}

  public static LocalDateTime at(int hour, int minute) {
    return BEGINS.withHour(hour).withMinute(minute);
  }

  public static Scenario scenario() {
    return new Scenario(
        "The Farm in the Valley",
        header(),
        Optional.of(
            passage(
                """
                The Anglo-Allied army stands across the Brussels high road, south of the village of
                Mont-Saint-Jean, its line behind the crest. Half-way down the slope, beside the road,
                lies the farm of La Haye Sainte with its orchard and garden.

                The French army has come up the road from Charleroi during the night of rain and
                is drawn up on the opposite ridge, about La Belle Alliance. The ground is heavy; guns
                and cavalry move only with difficulty off the roads.

                - Whoever holds the farm commands the road.
                - The sun sets at a quarter past eight.
                """)),
        List.of(blue(), red()),
        deployments(),
        reports(),
        intelligence(),
        List.of(
            new Reinforcement(
                new UnitId("Red", "Bachelu"),
                place("La Belle Alliance"),
                Optional.of(new Direction(180)),
                at(16, 0),
                Formation.COLUMN_MARCH,
                Optional.of(place("La Haye Sainte")),
                Optional.of(at(17, 0)),
                SPAN,
                SPAN)),
        List.of(),
        List.of(
            passage(
                "Let the rifle ammunition of the garrison run out between four and six; a runner"
                    + " who asks for cartridges finds the waggon overturned.")),
        SPAN);
  }

  private static Header header() {
    return new Header(
        Optional.of(new RuleChoice(RuleBookId.REISSWITZ_1824, List.of(), Optional.empty(), SPAN)),
        Optional.of("sample-ground"),
        SPAN,
        BEGINS,
        at(18, 30),
        SPAN,
        List.of(new Phase("overcast after a night of rain", Optional.empty(), SPAN)),
        List.of(
            new Phase("heavy", Optional.of(at(15, 0)), SPAN),
            new Phase("soft", Optional.empty(), SPAN)));
  }

  private static Side blue() {
    Unit ompteda =
        unit(
            "Blue",
            "Ompteda",
            "2nd Brigade, King's German Legion",
            Echelon.BRIGADE,
            UnitType.INFANTRY_LINE,
            0,
            List.of(
                unit(
                    "Blue",
                    "Baring",
                    "2nd Light Battalion KGL",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_RIFLE,
                    378),
                unit(
                    "Blue",
                    "KGL5",
                    "5th Line Battalion KGL",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LINE,
                    379),
                unit(
                    "Blue",
                    "KGL8",
                    "8th Line Battalion KGL",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LINE,
                    527)));
    Unit kielmansegge =
        unit(
            "Blue",
            "Kielmansegge",
            "1st Hanoverian Brigade",
            Echelon.BRIGADE,
            UnitType.INFANTRY_LINE,
            0,
            List.of(
                unit(
                    "Blue",
                    "Lueneburg",
                    "Lüneburg Field Battalion",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LIGHT,
                    595),
                unit(
                    "Blue",
                    "Bremen",
                    "Bremen Field Battalion",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LINE,
                    512)));
    Unit alten =
        unit(
            "Blue",
            "Alten",
            "3rd Division",
            Echelon.DIVISION,
            UnitType.INFANTRY_LINE,
            0,
            List.of(
                ompteda,
                kielmansegge,
                battery("Blue", "Lloyd", "Lloyd's Battery, Royal Artillery", 5, 1)));
    return new Side(
        "Blue",
        "Anglo-Allied",
        "blue",
        List.of(
            new Objective(
                "hold La Haye Sainte until 18:30",
                Optional.of("La Haye Sainte"),
                Optional.of(at(18, 30)),
                SPAN)),
        Optional.of(new LineOfRetreat("Brussels road", Optional.of(new Direction(0)), SPAN)),
        List.of(
            new Role(
                "Commander of the division",
                Optional.of(new UnitId("Blue", "Alten")),
                Optional.empty(),
                SPAN),
            new Role(
                "Commander at the farm",
                Optional.of(new UnitId("Blue", "Baring")),
                Optional.of(new UnitId("Blue", "Ompteda")),
                SPAN)),
        List.of(alten),
        SPAN,
        SPAN);
  }

  private static Side red() {
    Unit quiot =
        unit(
            "Red",
            "Quiot",
            "Division Quiot",
            Echelon.DIVISION,
            UnitType.INFANTRY_LINE,
            0,
            List.of(
                unit(
                    "Red",
                    "L54",
                    "54e régiment de ligne",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LINE,
                    962),
                unit(
                    "Red",
                    "L55",
                    "55e régiment de ligne",
                    Echelon.BATTALION,
                    UnitType.INFANTRY_LINE,
                    1149)));
    Unit travers =
        unit(
            "Red",
            "Travers",
            "Brigade Travers de Jever",
            Echelon.BRIGADE,
            UnitType.CAVALRY_HEAVY,
            600);
    Unit bachelu =
        unit("Red", "Bachelu", "Division Bachelu", Echelon.DIVISION, UnitType.INFANTRY_LINE, 4103);
    return new Side(
        "Red",
        "French",
        "red",
        List.of(
            new Objective(
                "take La Haye Sainte and break the centre",
                Optional.of("La Haye Sainte"),
                Optional.empty(),
                SPAN)),
        Optional.of(new LineOfRetreat("Brussels road", Optional.of(new Direction(180)), SPAN)),
        List.of(
            new Role(
                "Commander of the first corps",
                Optional.of(new UnitId("Red", "Quiot")),
                Optional.empty(),
                SPAN)),
        List.of(quiot, travers, battery("Red", "Grande", "Batterie de la garde", 6, 2), bachelu),
        SPAN,
        SPAN);
  }

  private static List<Deployment> deployments() {
    List<Deployment> all = new ArrayList<>();
    all.add(deploy("Blue", "Baring", Formation.GARRISON, place("La Haye Sainte"), 180));
    all.add(deploy("Blue", "KGL5", Formation.LINE, offset(460, 337, "La Haye Sainte"), 180));
    all.add(deploy("Blue", "KGL8", Formation.SQUARE, offset(700, 315, "La Haye Sainte"), 180));
    all.add(
        deploy(
            "Blue",
            "Lueneburg",
            Formation.COLUMN_CLOSE,
            offset(900, 337.5, "La Haye Sainte"),
            180));
    all.add(deploy("Blue", "Bremen", Formation.SKIRMISH, offset(300, 45, "La Haye Sainte"), 180));
    all.add(
        deploy(
            "Blue",
            "Lloyd",
            Formation.ARTILLERY_DEPLOYED,
            offset(850, 300, "La Haye Sainte"),
            170));
    all.add(deploy("Red", "L54", Formation.LINE, offset(700, 157.5, "La Haye Sainte"), 345));
    all.add(
        deploy("Red", "L55", Formation.COLUMN_ATTACK, offset(1000, 157.5, "La Haye Sainte"), 345));
    all.add(deploy("Red", "Travers", Formation.LINE, offset(1100, 202.5, "La Haye Sainte"), 20));
    all.add(
        deploy(
            "Red",
            "Grande",
            Formation.ARTILLERY_DEPLOYED,
            offset(1500, 157.5, "La Haye Sainte"),
            345));
    return all;
  }

  private static List<Report> reports() {
    return List.of(
        new Report(
            new Audience.SideOnly("Blue"),
            Optional.of(at(12, 45)),
            Optional.of("headquarters"),
            passage(
                "The Duke expects the farm to be held at all costs. The Prince of Orange has been told to keep three battalions of the second line ready behind the crossroads, but they are not to be used without his order."),
            SPAN),
        new Report(
            new Audience.RoleOnly("Blue", "Commander at the farm"),
            Optional.empty(),
            Optional.empty(),
            passage(
                "You have sixty rounds a rifle and no reserve. The barn door was burnt for firewood last night; the western side stands open."),
            SPAN),
        new Report(
            new Audience.SideOnly("Red"),
            Optional.of(at(12, 30)),
            Optional.of("the Emperor"),
            passage(
                "Marshal Ney will seize the farm as soon as the great battery has prepared the way. Speed matters more than losses, because Prussian columns are reported in the east."),
            SPAN));
  }

  private static List<Intelligence> intelligence() {
    return List.of(
        news(
            new Release.At(at(13, 30)),
            new Audience.SideOnly("Blue"),
            SourceKind.PATROL,
            Reliability.RELIABLE,
            true,
            "Division Quiot is forming column on the high road, about four battalions."),
        news(
            new Release.Between(at(14, 0), at(14, 20)),
            new Audience.SideOnly("Red"),
            SourceKind.INHABITANT,
            Reliability.DOUBTFUL,
            false,
            "The farm has been abandoned by its garrison, which went off along the hedge."),
        news(
            new Release.When(
                new UnitId("Red", "L54"),
                new Distance(400, LengthUnit.PACES),
                place("La Haye Sainte")),
            new Audience.RoleOnly("Blue", "Commander at the farm"),
            SourceKind.OBSERVATION,
            Reliability.RELIABLE,
            true,
            "Through the smoke you count eagles: two regiments at the least, and cavalry behind them."),
        news(
            new Release.At(at(17, 15)),
            Audience.UMPIRE,
            SourceKind.HEADQUARTERS,
            Reliability.RELIABLE,
            true,
            "Remind yourself of the cartridges."));
  }

  public static Intelligence news(
      Release release,
      Audience audience,
      SourceKind source,
      Reliability reliability,
      boolean truth,
      String text) {
    return new Intelligence(
        release,
        audience,
        Optional.of(source),
        Optional.empty(),
        Optional.of(reliability),
        truth,
        passage(text),
        SPAN);
  }

  public static Passage passage(String text) {
    return new Passage(text, SPAN);
  }

  public static Position place(String name) {
    return new Position.AtPlace(name, SPAN);
  }

  private static Position offset(double paces, double degrees, String place) {
    return new Position.Offset(
        new Distance(paces, LengthUnit.PACES), new Direction(degrees), place(place), SPAN);
  }

  private static Deployment deploy(
      String side, String unit, Formation formation, Position position, double facing) {
    return new Deployment(
        new UnitId(side, unit),
        formation,
        position,
        Optional.of(new Direction(facing)),
        SPAN,
        SPAN);
  }

  private static Unit unit(
      String side, String name, String title, Echelon echelon, UnitType type, int men) {
    return unit(side, name, title, echelon, type, men, List.of());
  }

  private static Unit unit(
      String side,
      String name,
      String title,
      Echelon echelon,
      UnitType type,
      int men,
      List<Unit> parts) {
    return new Unit(
        new UnitId(side, name),
        title,
        echelon,
        type,
        men == 0
            ? Strength.UNKNOWN
            : new Strength(OptionalInt.of(men), OptionalInt.empty(), List.of()),
        Optional.of(Grade.LINE),
        OptionalInt.empty(),
        List.of(new SourceNote("Siborne 1844, p. 461", Confidence.PROBABLE, SPAN)),
        parts,
        SPAN,
        SPAN);
  }

  private static Unit battery(String side, String name, String title, int guns, int howitzers) {
    return new Unit(
        new UnitId(side, name),
        title,
        Echelon.BATTERY,
        UnitType.ARTILLERY_MEDIUM,
        new Strength(
            OptionalInt.empty(),
            OptionalInt.empty(),
            List.of(
                new Ordnance(guns, Ordnance.Kind.GUN, Optional.of("9-pdr")),
                new Ordnance(howitzers, Ordnance.Kind.HOWITZER, Optional.empty()))),
        Optional.empty(),
        OptionalInt.empty(),
        List.of(),
        List.of(),
        SPAN,
        SPAN);
  }
}
