package studio.kriegsspiel.situation.knowledge;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Conditions;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.RuleChoice;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.audience.GivenMap;
import studio.kriegsspiel.scenario.audience.Knower;
import studio.kriegsspiel.scenario.audience.KnownGround;
import studio.kriegsspiel.scenario.audience.KnownPlace;
import studio.kriegsspiel.scenario.force.Aim;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.LineOfRetreat;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.force.Side;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Condition;
import studio.kriegsspiel.scenario.news.Fact;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.Reliability;
import studio.kriegsspiel.scenario.news.Report;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.people.People;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FieldPlan;
import studio.kriegsspiel.scenario.review.Review;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;

/** A small scenario with something of every audience. */
public final class Evening {
  static final LocalDateTime BEGINS = LocalDateTime.of(1815, 6, 18, 13, 0);
  static final TextSpan SPAN = new TextSpan("evening.kriegsspiel", 77, 5, 4, 3);

  private Evening() {}

  public static LocalDateTime at(int hour, int minute) {
    return BEGINS.withHour(hour).withMinute(minute);
  }

  private static Moment moment(int hour, int minute) {
    return new Moment.At(at(hour, minute));
  }

  public static Situation situation() {
    return situation(scenario());
  }

  static Situation situation(Scenario scenario) {
    return new Situation(scenario, RuleBooks.get("reisswitz-1824"), Optional.empty());
  }

  static Scenario scenario(Passage generalIdea) {
    return scenario(generalIdea, List.of());
  }

  /** The same in which readers have been given maps. */
  static Scenario scenario(GivenMap... maps) {
    return scenario(passage("The armies stand across the high road."), List.of(maps));
  }

  private static Scenario scenario(Passage generalIdea, List<GivenMap> maps) {
    Unit ompteda =
        unit(
            "Blue",
            "Ompteda",
            Echelon.BRIGADE,
            900,
            unit("Blue", "Baring", Echelon.BATTALION, 400),
            unit("Blue", "KGL5", Echelon.BATTALION, 500));
    Unit quiot =
        unit(
            "Red",
            "Quiot",
            Echelon.DIVISION,
            4200,
            unit("Red", "Charlet", Echelon.BRIGADE, 2100),
            unit("Red", "Bourgeois", Echelon.BRIGADE, 2100));
    return new Scenario(
        "An Evening",
        new Header(
            Optional.of(
                new RuleChoice(RuleBookId.REISSWITZ_1824, List.of(), Optional.empty(), SPAN)),
            Optional.of("mont-saint-jean"),
            SPAN,
            BEGINS,
            moment(18, 30),
            SPAN,
            List.of(new Phase("overcast", Optional.empty(), SPAN)),
            List.of(
                new Phase("heavy", Optional.of(moment(15, 0)), SPAN),
                new Phase("soft", Optional.empty(), SPAN)),
            Conditions.NONE),
        Optional.of(generalIdea),
        List.of(
            side(
                "Blue",
                "Anglo-Allied",
                ompteda,
                List.of(
                    role("Commander", "Blue", "Ompteda"), role("At the farm", "Blue", "Baring"))),
            side(
                "Red",
                "French",
                quiot,
                List.of(role("Marshal", "Red", "Quiot"), role("Second line", "Red", "Bourgeois")))),
        List.of(deploy("Blue", "Baring"), deploy("Red", "Charlet")),
        List.of(
            new Report(
                new Audience.SideOnly("Blue"),
                Optional.of(moment(12, 45)),
                Optional.of("headquarters"),
                passage("Hold the farm."),
                List.of(),
                List.of(),
                SPAN),
            new Report(
                new Audience.RoleOnly("Blue", "At the farm"),
                Optional.empty(),
                Optional.empty(),
                passage("Rifle rounds run short."),
                List.of(),
                List.of(),
                SPAN),
            new Report(
                new Audience.SideOnly("Red"),
                Optional.empty(),
                Optional.empty(),
                passage("Take the farm."),
                List.of(),
                List.of(),
                SPAN),
            new Report(
                new Audience.SideOnly("Red"),
                Optional.of(moment(14, 0)),
                Optional.empty(),
                passage("The Emperor grows impatient."),
                List.of(),
                List.of(),
                SPAN)),
        List.of(
            news(
                new Release.At(moment(13, 30)),
                new Audience.SideOnly("Blue"),
                "French guns on the ridge.",
                true),
            news(
                new Release.Between(moment(14, 0), moment(14, 20)),
                new Audience.SideOnly("Red"),
                "The farm is abandoned.",
                false),
            news(
                new Release.When(
                    Condition.of(
                        new Fact.Near(
                            new UnitId("Red", "Charlet"),
                            new Distance(400, LengthUnit.PACES),
                            new Position.AtPlace("La Haye Sainte", SPAN)))),
                new Audience.RoleOnly("Blue", "At the farm"),
                "They come on in columns.",
                true),
            news(
                new Release.At(moment(13, 10)), Audience.UMPIRE, "Remember the loss track.", true)),
        List.of(
            new Reinforcement(
                new UnitId("Red", "Bourgeois"),
                new Position.AtPlace("Brussels road", SPAN),
                Optional.empty(),
                moment(16, 0),
                Formation.COLUMN_MARCH,
                Optional.empty(),
                Optional.empty(),
                SPAN,
                SPAN)),
        List.of(),
        new KnownGround(
            List.of(
                new KnownPlace(
                    "Sand-pit",
                    List.of(
                        new Knower(new Audience.SideOnly("Red"), Optional.empty()),
                        new Knower(new Audience.SideOnly("Blue"), Optional.of(moment(13, 6)))),
                    SPAN,
                    SPAN),
                new KnownPlace(
                    "Papelotte",
                    List.of(
                        new Knower(new Audience.RoleOnly("Blue", "At the farm"), Optional.empty())),
                    SPAN,
                    SPAN)),
            maps),
        List.of(passage("Let the French wait for their guns.")),
        Review.NONE,
        People.NONE,
        List.of(),
        FieldPlan.NONE,
        SPAN);
  }

  static Passage passage(String text) {
    return new Passage(text, SPAN);
  }

  private static Intelligence news(Release release, Audience audience, String text, boolean truth) {
    return new Intelligence(
        release,
        audience,
        Optional.of(SourceKind.PATROL),
        Optional.of(new UnitId("Blue", "KGL5")),
        Optional.of(Reliability.DOUBTFUL),
        truth,
        passage(text),
        Optional.empty(),
        List.of(),
        SPAN);
  }

  private static Side side(String name, String title, Unit army, List<Role> roles) {
    return new Side(
        name,
        title,
        name.toLowerCase(java.util.Locale.ROOT),
        List.of(
            new Objective(
                title + " objective",
                Optional.empty(),
                Optional.empty(),
                new Aim.Free(),
                OptionalInt.empty(),
                SPAN)),
        Optional.of(new LineOfRetreat(title + " road", Optional.empty(), SPAN)),
        roles,
        List.of(army),
        Optional.empty(),
        Optional.empty(),
        SPAN,
        SPAN);
  }

  private static Role role(String title, String side, String unit) {
    return new Role(title, Optional.of(new UnitId(side, unit)), Optional.empty(), List.of(), SPAN);
  }

  private static Deployment deploy(String side, String unit) {
    return new Deployment(
        new UnitId(side, unit),
        Formation.LINE,
        new Position.AtPlace("La Haye Sainte", SPAN),
        Optional.empty(),
        SPAN,
        SPAN);
  }

  private static Unit unit(String side, String name, Echelon echelon, int men, Unit... parts) {
    return new Unit(
        new UnitId(side, name),
        name + "'s " + echelon.word(),
        echelon,
        UnitType.INFANTRY_LINE,
        new Strength(OptionalInt.of(men), OptionalInt.empty(), List.of()),
        Optional.empty(),
        OptionalInt.empty(),
        List.of(),
        List.of(parts),
        SPAN,
        SPAN);
  }
}
