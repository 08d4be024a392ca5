package studio.kriegsspiel.cli.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;

/**
 * Classes that may see a secret: the umpire's own papers, and those who hand each reader's view to
 * its paper and read it back.
 */
final class OfTheUmpire {
  private static final Set<String> KNOWN =
      Set.of(
          """
          BookSheet SheetNeeds UmpireForms ConditionsFacts PeopleTable
          ReviewPages VariantLines AssertionWords InstructorBook ExpectationWords
          ReviewNodes Papers PlayPapers Exporter ExportRequest
          Audit UmpireBook PhaseBook DecisionLines Books
          KnownBlocks ToldBlocks BodyBlocks UmpirePage UmpireNewsPages
          MarchTracks MailPage SightPages FightMap TeamPages
          Team UmpirePlans UmpireSources RunSheet UmpireFile
          UmpirePlanNodes BookNodes ConditionNode EventNodes ExerciseNodes
          Lengths ReaderNodes TrackNodes VariantNodes UmpireNews
          NewsNodes UmpireAids BlocksBook UnitBlocks
          """
              .strip()
              .split("\\s+"));

  private OfTheUmpire() {}

  /** All others. */
  static DescribedPredicate<JavaClass> areNot() {
    return DescribedPredicate.describe(
        "are not the umpire's", each -> !KNOWN.contains(outermost(each).getSimpleName()));
  }

  private static JavaClass outermost(JavaClass each) {
    return each.getEnclosingClass().map(OfTheUmpire::outermost).orElse(each);
  }
}
