package studio.kriegsspiel.checks;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import studio.kriegsspiel.checks.books.DemandUnmet;
import studio.kriegsspiel.checks.books.DivisionsASide;
import studio.kriegsspiel.checks.books.LevelUnknown;
import studio.kriegsspiel.checks.books.OrderAboutNoBrigade;
import studio.kriegsspiel.checks.books.SizeOfUnit;
import studio.kriegsspiel.checks.books.TermLost;
import studio.kriegsspiel.checks.books.TypesOfNation;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.claim.AssertionFails;
import studio.kriegsspiel.checks.claim.AssertionUnsaid;
import studio.kriegsspiel.checks.clock.NothingToDo;
import studio.kriegsspiel.checks.clock.OnTopOfEnemy;
import studio.kriegsspiel.checks.clock.OutOfPeriod;
import studio.kriegsspiel.checks.clock.PhasesInOrder;
import studio.kriegsspiel.checks.clock.PlayTooShort;
import studio.kriegsspiel.checks.clock.ReinforcementTime;
import studio.kriegsspiel.checks.condition.AlreadySo;
import studio.kriegsspiel.checks.condition.NeverSo;
import studio.kriegsspiel.checks.establishment.UnlikeEstablishment;
import studio.kriegsspiel.checks.event.AtOneTime;
import studio.kriegsspiel.checks.event.BombardmentTooLong;
import studio.kriegsspiel.checks.event.EventOutsidePlay;
import studio.kriegsspiel.checks.event.ShellsUnseen;
import studio.kriegsspiel.checks.event.TroopsNotThere;
import studio.kriegsspiel.checks.exercise.AnswerRead;
import studio.kriegsspiel.checks.exercise.DecisionHurried;
import studio.kriegsspiel.checks.exercise.DecisionTime;
import studio.kriegsspiel.checks.exercise.ExpectationUnmeetable;
import studio.kriegsspiel.checks.exercise.FaultsCostMore;
import studio.kriegsspiel.checks.exercise.MarksThatDoNotAddUp;
import studio.kriegsspiel.checks.exercise.SolutionFault;
import studio.kriegsspiel.checks.forces.BatteryCalibre;
import studio.kriegsspiel.checks.forces.BeyondEstablishment;
import studio.kriegsspiel.checks.forces.CalibreOfNation;
import studio.kriegsspiel.checks.forces.CountedTwice;
import studio.kriegsspiel.checks.forces.DuplicateName;
import studio.kriegsspiel.checks.forces.FormationOfArm;
import studio.kriegsspiel.checks.forces.KindOfHorse;
import studio.kriegsspiel.checks.forces.NobodyLeft;
import studio.kriegsspiel.checks.forces.PlacedTwice;
import studio.kriegsspiel.checks.forces.RanksOfLine;
import studio.kriegsspiel.checks.forces.RoundsCarried;
import studio.kriegsspiel.checks.forces.SizeUnheardOf;
import studio.kriegsspiel.checks.forces.SourceMissing;
import studio.kriegsspiel.checks.forces.StrengthMissing;
import studio.kriegsspiel.checks.forces.StrengthOfParts;
import studio.kriegsspiel.checks.forces.UnplacedUnit;
import studio.kriegsspiel.checks.forces.WagonsOfBattery;
import studio.kriegsspiel.checks.ground.ColumnTail;
import studio.kriegsspiel.checks.ground.EnemiesTooNear;
import studio.kriegsspiel.checks.ground.EntryInside;
import studio.kriegsspiel.checks.ground.ForbiddenGround;
import studio.kriegsspiel.checks.ground.FrontageTooWide;
import studio.kriegsspiel.checks.ground.GarrisonTooSmall;
import studio.kriegsspiel.checks.ground.GroundMissing;
import studio.kriegsspiel.checks.ground.GunsWithoutField;
import studio.kriegsspiel.checks.ground.HalvesApart;
import studio.kriegsspiel.checks.ground.HouseFull;
import studio.kriegsspiel.checks.ground.NeverMeet;
import studio.kriegsspiel.checks.ground.OpenOrderTooNear;
import studio.kriegsspiel.checks.ground.PartTooSmall;
import studio.kriegsspiel.checks.ground.PositionUnknown;
import studio.kriegsspiel.checks.ground.ReinforcementTooLate;
import studio.kriegsspiel.checks.ground.RiverUncrossable;
import studio.kriegsspiel.checks.ground.UnitsOverlap;
import studio.kriegsspiel.checks.ground.UnreadyNearEnemy;
import studio.kriegsspiel.checks.history.ReturnThatDoesNotAddUp;
import studio.kriegsspiel.checks.history.SourcesFarApart;
import studio.kriegsspiel.checks.history.TimetableNotKept;
import studio.kriegsspiel.checks.march.BridgeInLine;
import studio.kriegsspiel.checks.march.ColumnsMeet;
import studio.kriegsspiel.checks.march.OrderBeforeTail;
import studio.kriegsspiel.checks.news.ConditionsMissing;
import studio.kriegsspiel.checks.news.CourierTooLate;
import studio.kriegsspiel.checks.news.EnemyPatrolReports;
import studio.kriegsspiel.checks.news.GeneralIdeaMissing;
import studio.kriegsspiel.checks.news.LateReport;
import studio.kriegsspiel.checks.news.NewsTooSoon;
import studio.kriegsspiel.checks.news.OwnTroopsWrong;
import studio.kriegsspiel.checks.news.ReleaseTime;
import studio.kriegsspiel.checks.news.ReliableButWrong;
import studio.kriegsspiel.checks.news.ReportMissing;
import studio.kriegsspiel.checks.news.RoleToldNothing;
import studio.kriegsspiel.checks.news.SourceNotThere;
import studio.kriegsspiel.checks.news.SourceOfNews;
import studio.kriegsspiel.checks.news.SpyReliability;
import studio.kriegsspiel.checks.objective.BothFulfilled;
import studio.kriegsspiel.checks.objective.ComesToNothing;
import studio.kriegsspiel.checks.objective.Contradicting;
import studio.kriegsspiel.checks.objective.FulfilledAtStart;
import studio.kriegsspiel.checks.objective.FulfilsItself;
import studio.kriegsspiel.checks.objective.HeldByEnemy;
import studio.kriegsspiel.checks.objective.NeverLearnt;
import studio.kriegsspiel.checks.objective.Unreachable;
import studio.kriegsspiel.checks.paper.LetterMissing;
import studio.kriegsspiel.checks.secrets.EnemyNamed;
import studio.kriegsspiel.checks.secrets.FalsityGivenAway;
import studio.kriegsspiel.checks.secrets.FigureAsked;
import studio.kriegsspiel.checks.secrets.FigureGivesAway;
import studio.kriegsspiel.checks.secrets.LaterGivenAway;
import studio.kriegsspiel.checks.secrets.NamesTold;
import studio.kriegsspiel.checks.secrets.NumberingGap;
import studio.kriegsspiel.checks.secrets.OwnCountWrong;
import studio.kriegsspiel.checks.secrets.OwnFigureWrong;
import studio.kriegsspiel.checks.secrets.PlaceTold;
import studio.kriegsspiel.checks.secrets.PlanGivenAway;
import studio.kriegsspiel.checks.secrets.StrengthTold;
import studio.kriegsspiel.checks.secrets.WordsRepeated;
import studio.kriegsspiel.checks.sides.ChainOfCommand;
import studio.kriegsspiel.checks.sides.ColourShared;
import studio.kriegsspiel.checks.sides.EventOfPlayers;
import studio.kriegsspiel.checks.sides.LongOdds;
import studio.kriegsspiel.checks.sides.NobodyAttacks;
import studio.kriegsspiel.checks.sides.ObjectiveMissing;
import studio.kriegsspiel.checks.sides.ObjectiveTime;
import studio.kriegsspiel.checks.sides.PlayerNumbers;
import studio.kriegsspiel.checks.sides.RetreatMissing;
import studio.kriegsspiel.checks.sides.RetreatThroughEnemy;
import studio.kriegsspiel.checks.sides.RoleHeldTwice;
import studio.kriegsspiel.checks.sides.RoleUnheld;
import studio.kriegsspiel.checks.sides.RulesUnnamed;
import studio.kriegsspiel.checks.sides.SidesMissing;
import studio.kriegsspiel.checks.sides.TooFewUmpires;
import studio.kriegsspiel.checks.variant.SpeaksOfAbsent;
import studio.kriegsspiel.checks.variant.VariantChangesNothing;
import studio.kriegsspiel.checks.works.BridgeGone;
import studio.kriegsspiel.checks.works.CrossingNowhere;
import studio.kriegsspiel.checks.works.FordInFlood;
import studio.kriegsspiel.checks.works.NothingToWorkOn;
import studio.kriegsspiel.checks.works.PontoonsTooFew;
import studio.kriegsspiel.checks.works.RepairOfRuins;
import studio.kriegsspiel.checks.works.WorkBehindEnemy;
import studio.kriegsspiel.checks.works.WorkByOthers;
import studio.kriegsspiel.checks.works.WorkInTheOpen;
import studio.kriegsspiel.checks.works.WorkOutsidePlay;
import studio.kriegsspiel.checks.works.WorkTooQuick;
import studio.kriegsspiel.checks.works.WorkUnderFire;
import studio.kriegsspiel.checks.works.WorkUnstated;
import studio.kriegsspiel.checks.works.WorkersNotThere;

/** All checks. A new check is one class, one line here, its samples and its page of the docs. */
public final class CheckList {
  private CheckList() {}

  /** All checks, in the order of their ids. */
  public static List<Check> all() {
    return Stream.<Check>of(
            new AssertionFails(),
            new AssertionUnsaid(),
            new TermLost(),
            new DemandUnmet(),
            new SizeOfUnit(),
            new UnlikeEstablishment(),
            new DivisionsASide(),
            new OrderAboutNoBrigade(),
            new WorkUnstated(),
            new WorkTooQuick(),
            new WorkByOthers(),
            new CrossingNowhere(),
            new NothingToWorkOn(),
            new WorkersNotThere(),
            new WorkBehindEnemy(),
            new PontoonsTooFew(),
            new WorkOutsidePlay(),
            new BridgeGone(),
            new FordInFlood(),
            new WorkUnderFire(),
            new WorkInTheOpen(),
            new RepairOfRuins(),
            new EventOfPlayers(),
            new NeverSo(),
            new AlreadySo(),
            new EventOutsidePlay(),
            new TroopsNotThere(),
            new AtOneTime(),
            new ShellsUnseen(),
            new BombardmentTooLong(),
            new DecisionTime(),
            new DecisionHurried(),
            new ExpectationUnmeetable(),
            new MarksThatDoNotAddUp(),
            new FaultsCostMore(),
            new AnswerRead(),
            new BatteryCalibre(),
            new StrengthOfParts(),
            new DuplicateName(),
            new CountedTwice(),
            new UnplacedUnit(),
            new PlacedTwice(),
            new FormationOfArm(),
            new StrengthMissing(),
            new SourceMissing(),
            new SizeUnheardOf(),
            new NobodyLeft(),
            new CalibreOfNation(),
            new LevelUnknown(),
            new BeyondEstablishment(),
            new TypesOfNation(),
            new WagonsOfBattery(),
            new RoundsCarried(),
            new KindOfHorse(),
            new RanksOfLine(),
            new ReturnThatDoesNotAddUp(),
            new SourcesFarApart(),
            new TimetableNotKept(),
            new SourceOfNews(),
            new SpyReliability(),
            new ReportMissing(),
            new GeneralIdeaMissing(),
            new ReleaseTime(),
            new ConditionsMissing(),
            new LateReport(),
            new EnemyPatrolReports(),
            new ReliableButWrong(),
            new NewsTooSoon(),
            new CourierTooLate(),
            new SourceNotThere(),
            new NeverLearnt(),
            new RoleToldNothing(),
            new NumberingGap(),
            new WordsRepeated(),
            new OwnTroopsWrong(),
            new OwnFigureWrong(),
            new OwnCountWrong(),
            new ReinforcementTooLate(),
            new EntryInside(),
            new ForbiddenGround(),
            new ColumnTail(),
            new RiverUncrossable(),
            new ColumnsMeet(),
            new OrderBeforeTail(),
            new BridgeInLine(),
            new LetterMissing(),
            new PlayerNumbers(),
            new ChainOfCommand(),
            new TooFewUmpires(),
            new PositionUnknown(),
            new FrontageTooWide(),
            new UnitsOverlap(),
            new GroundMissing(),
            new EnemiesTooNear(),
            new GunsWithoutField(),
            new UnreadyNearEnemy(),
            new HouseFull(),
            new GarrisonTooSmall(),
            new OpenOrderTooNear(),
            new HalvesApart(),
            new PartTooSmall(),
            new RulesUnnamed(),
            new NamesTold(),
            new EnemyNamed(),
            new StrengthTold(),
            new PlaceTold(),
            new FigureAsked(),
            new FigureGivesAway(),
            new PlanGivenAway(),
            new LaterGivenAway(),
            new FalsityGivenAway(),
            new ObjectiveMissing(),
            new RetreatMissing(),
            new SidesMissing(),
            new ObjectiveTime(),
            new ColourShared(),
            new LongOdds(),
            new RetreatThroughEnemy(),
            new NeverMeet(),
            new FulfilledAtStart(),
            new Unreachable(),
            new FulfilsItself(),
            new HeldByEnemy(),
            new Contradicting(),
            new BothFulfilled(),
            new RoleUnheld(),
            new RoleHeldTwice(),
            new NobodyAttacks(),
            new PlayTooShort(),
            new ReinforcementTime(),
            new PhasesInOrder(),
            new OutOfPeriod(),
            new ComesToNothing(),
            new NothingToDo(),
            new OnTopOfEnemy(),
            new VariantChangesNothing(),
            new SpeaksOfAbsent())
        .sorted(Comparator.comparing(check -> check.info().id()))
        .toList();
  }

  /** The ids of all checks. */
  public static Set<String> ids() {
    return all().stream().map(check -> check.info().id()).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * The ids of findings that an author may let stand: those of checks and of solutions, but of what
   * no export can do without.
   */
  public static Set<String> allowable() {
    return Stream.concat(
            all().stream().map(Check::info).filter(info -> !info.stopsExport()).map(CheckInfo::id),
            Stream.of(SolutionFault.values()).map(SolutionFault::id))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The ids of findings with which nothing can be exported. */
  public static Set<String> stoppingExport() {
    return all().stream()
        .map(Check::info)
        .filter(CheckInfo::stopsExport)
        .map(CheckInfo::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The check of an id; case does not matter. */
  public static Optional<Check> find(String id) {
    return all().stream().filter(check -> check.info().id().equalsIgnoreCase(id)).findFirst();
  }
}
