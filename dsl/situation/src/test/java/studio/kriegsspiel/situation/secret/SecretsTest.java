package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Situation;

/**
 * Every component of a scenario is either for everyone, or a secret that the finder looks for, or a
 * word of the language, a time or a figure that tells nothing without the name it belongs to. A new
 * component fails this test until it is put into one of the lists.
 */
class SecretsTest {

  /** For everyone, from the beginning. */
  private static final Set<String> PUBLIC =
      Set.of(
          "Scenario.title",
          "Scenario.generalIdea/text",
          "Header.terrain",
          "PartOfGround.around",
          "RuleChoice.switches",
          "RuleChoice.tables",
          "Side.name",
          "Side.title",
          "Side.colour",
          "Side.nation",
          "AssistantUmpire.name",
          "Person.name",
          "Latitude.degrees");

  /** For some; the finder looks for them. Of weather and ground, all but what is at first. */
  private static final Set<String> SECRET =
      Set.of(
          "Header.weather/words",
          "Header.ground/words",
          "Conditions.rivers/words",
          "Unit.title",
          "Unit.id/name",
          "SourceNote.work",
          "Role.title",
          "Commander.name",
          "FirstOrder.place",
          "Objective.text",
          "Objective.place",
          "Side.offMap/text",
          "Take.place",
          "Hold.place",
          "Delay.before",
          "Cross.place",
          "DestroyPlace.place",
          "ReconnoitrePlace.place",
          "Leave.by",
          "Escort.to",
          "KeepOpen.place",
          "LineOfRetreat.along",
          "Report.from",
          "Report.text/text",
          "ReportedForce.text/text",
          "Intelligence.text/text",
          "AtPlace.place",
          "Grid.reference",
          "Geographic.latitude",
          "Geographic.longitude",
          "EngineeringTask.place",
          "EngineeringTask.material",
          "StandingWork.place",
          "StandingWork.material",
          "In.place",
          "Weather.words",
          "Ground.words",
          "KnownPlace.name",
          "GivenMap.title",
          "NamedThing.name",
          "Allowance.reason",
          "Exercise.title",
          "Exercise.lessons",
          "ExerciseDecision.title",
          "ExerciseDecision.question/text",
          "Message.about",
          "InWords.words",
          "Exercise.solution/text",
          "Mark.name",
          "Variant.title",
          "Review.variant",
          "Additions.generalIdea/text",
          "Additions.notes/text",
          "OtherGround.phases/words",
          "OtherWeather.phases/words",
          "Titled.title",
          "Scenario.umpireNotes/text");

  private static final Set<String> PHASES =
      Set.of("Header.weather/words", "Header.ground/words", "Conditions.rivers/words");

  /** Words of the language, times and figures: they tell nothing without the name beside them. */
  private static final Set<String> BARE =
      Set.of(
          "RuleChoice.book",
          "GivenMap.lacking",
          "Header.begins",
          "StatedDaylight.dawn",
          "StatedDaylight.dusk",
          "People.umpires",
          "Person.named",
          "Sitting.difficulty",
          "Sitting.minutes",
          "Role.duties",
          "Objective.worth",
          "Percent.percent",
          "Men.men",
          "Bodies.count",
          "Bodies.echelon",
          "At.time",
          "OfMove.move",
          "AfterStart.count",
          "AfterStart.unit",
          "Unit.echelon",
          "Unit.type",
          "Unit.grade",
          "Unit.ranks",
          "Strength.men",
          "Strength.squadrons",
          "Ordnance.pieces",
          "Ordnance.kind",
          "Ordnance.calibre",
          "SourceNote.confidence",
          "Train.wagons",
          "Train.pontoons",
          "Particulars.nation",
          "Particulars.weapon",
          "Particulars.kindOpen",
          "Commander.rating",
          "StateAtStart.condition",
          "Losses.count",
          "Losses.of",
          "Rounds.count",
          "Rounds.per",
          "Figures.ranks",
          "FirstOrder.kind",
          "FirstOrder.flank",
          "Direction.degrees",
          "Distance.amount",
          "Distance.unit",
          "Deployment.formation",
          "Quantity.count",
          "Quantity.kind",
          "Quantity.roughly",
          "Term.not",
          "HasLost.count",
          "HasLost.percent",
          "Repeated.every",
          "Repeated.unit",
          "Origin.kind",
          "Origin.reliability",
          "Origin.truth",
          "ReportedForce.own",
          "ProseReference.start",
          "ProseReference.end",
          "OfUnit.figure",
          "Deployment.works",
          "Arrives.marchOrder",
          "Attacks.formation",
          "Interval.count",
          "Interval.unit",
          "Leaves.formation",
          "Marches.formation",
          "PlannedMarch.formation",
          "Intelligence.source",
          "Intelligence.reliability",
          "Intelligence.truth",
          "Reinforcement.marchOrder",
          "Allowance.id",
          "Exercise.grade",
          "Expectation.against",
          "Expectation.points",
          "Presence.still",
          "Mark.from",
          "OtherHours.begins",
          "Restated.grade",
          "Restated.ranks",
          "Sees.denied",
          "Knows.denied",
          "Outnumbers.of",
          "Outnumbers.to",
          "Attackable.moves",
          "Attackable.denied",
          "Stands.alone",
          "EngineeringTask.work",
          "StandingWork.work",
          "StatedFrom.line");

  /** Names of units, sides, roles, templates and works that are told elsewhere. */
  private static final Set<String> REFERENCES =
      Set.of(
          "OfUnit.side",
          "OfUnit.name",
          "OfSide.side",
          "OfRole.side",
          "OfRole.title",
          "OfPlace.place",
          "Unit.id/side",
          "Role.commands/side",
          "Role.commands/name",
          "Role.superior/side",
          "Role.superior/name",
          "SideOnly.side",
          "AssistantUmpire.side",
          "People.umpiresSides",
          "HouseRule.denied",
          "HouseRule.house",
          "HouseRule.id",
          "HouseRule.reason",
          "HouseRule.severity",
          "HouseRule.side",
          "HouseRule.words",
          "Subject.kind",
          "Subject.level",
          "Wants.least",
          "Wants.measure",
          "Wants.most",
          "HeldRole.side",
          "HeldRole.role",
          "Delay.enemy/side",
          "Delay.enemy/name",
          "DestroyUnit.enemy/side",
          "DestroyUnit.enemy/name",
          "ReconnoitreUnit.enemy/side",
          "ReconnoitreUnit.enemy/name",
          "Escort.unit/side",
          "Escort.unit/name",
          "RoleOnly.side",
          "RoleOnly.role",
          "Particulars.template",
          "OfWork.work",
          "Attachment.unit/side",
          "Attachment.unit/name",
          "Attachment.to/side",
          "Attachment.to/name",
          "FirstOrder.unit/side",
          "FirstOrder.unit/name",
          "FirstOrder.about/side",
          "FirstOrder.about/name",
          "Deployment.unit/side",
          "Deployment.unit/name",
          "Intelligence.sourceUnit/side",
          "Intelligence.sourceUnit/name",
          "Near.unit/side",
          "Near.unit/name",
          "Sees.watcher/side",
          "Sees.watcher/name",
          "Sees.seen/side",
          "Sees.seen/name",
          "HasLost.unit/side",
          "HasLost.unit/name",
          "IsOrdered.unit/side",
          "IsOrdered.unit/name",
          "HasReached.unit/side",
          "HasReached.unit/name",
          "ByCourier.of/side",
          "ByCourier.of/name",
          "Observation.unit/side",
          "Observation.unit/name",
          "Origin.unit/side",
          "Origin.unit/name",
          "Reinforcement.unit/side",
          "Reinforcement.unit/name",
          "OfUnit.unit/side",
          "Presence.unit/side",
          "Presence.unit/name",
          "Withdrawal.unit/side",
          "Withdrawal.unit/name",
          "Variant.easierFor",
          "Variant.harderFor",
          "Restated.unit/side",
          "Restated.unit/name",
          "Without.unit/side",
          "Without.unit/name",
          "WholeSide.name",
          "OneUnit.unit/side",
          "OneUnit.unit/name",
          "Reaches.unit/side",
          "Reaches.unit/name",
          "Knows.unit/side",
          "Knows.unit/name",
          "Stands.unit/side",
          "Stands.unit/name",
          "OfUnit.unit/name",
          "EngineeringTask.unit/side",
          "EngineeringTask.unit/name",
          "Arrives.unit/side",
          "Arrives.unit/name",
          "Attacks.unit/side",
          "Attacks.unit/name",
          "Bombards.fire",
          "Particulars.kindOpen",
          "Bombards.unit/side",
          "Bombards.unit/name",
          "DeploymentArea.unit/side",
          "DeploymentArea.unit/name",
          "Halts.unit/side",
          "Halts.unit/name",
          "Leaves.unit/side",
          "Leaves.unit/name",
          "Marches.unit/side",
          "Marches.unit/name",
          "Patrol.unit/side",
          "Patrol.unit/name",
          "PlannedMarch.unit/side",
          "PlannedMarch.unit/name",
          "DeploymentArea.side",
          "PlannedMarch.order/side",
          "PlannedMarch.order/name",
          "Posted.from/side",
          "Posted.from/name");

  private final Planted planted = new Planted();
  private final Set<String> sought =
      Secrets.of(new Situation(planted.scenario, RuleBooks.get("reisswitz-1824"), Optional.empty()))
          .all()
          .stream()
          .map(Secret::words)
          .collect(Collectors.toSet());

  @Test
  void everyComponentIsClassified() {
    Set<String> known = new TreeSet<>();
    Stream.of(PUBLIC, SECRET, BARE, REFERENCES).forEach(known::addAll);
    assertThat(planted.leaves).containsExactlyInAnyOrderElementsOf(known);
  }

  @Test
  void whatIsSecretIsLookedForAndWhatIsPublicIsNot() {
    planted.markers.forEach(
        (text, where) -> {
          if (PUBLIC.contains(where)) {
            assertThat(sought).as(where).doesNotContain(text);
          } else if (SECRET.contains(where) && !PHASES.contains(where)) {
            assertThat(sought).as(where).contains(text);
          }
        });
    for (String phases : PHASES) {
      assertThat(planted.markers.entrySet().stream().filter(each -> each.getValue().equals(phases)))
          .filteredOn(each -> !sought.contains(each.getKey()))
          .as(phases + " that hold at first")
          .hasSize(1);
    }
  }
}
