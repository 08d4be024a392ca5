package studio.kriegsspiel.checks.fix;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.terrain.KnownTo;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Fixes that write the name of another place. */
public final class PlaceNameFixes {
  private static final Pattern ANY = Pattern.compile("\"[^\"\\\\\\n]*\"");
  private static final double FARTHEST_METRES = 3000;

  private PlaceNameFixes() {}

  /**
   * Writes a name in the stead of the first that stands in a statement; certain where no other of
   * the known ones can be meant.
   */
  public static Optional<Fix> spell(
      CheckContext context, TextSpan statement, String name, List<String> known) {
    return write(context, statement, ANY, name)
        .map(
            fix ->
                fix.edits().stream().allMatch(each -> isMeant(context, each, name, known))
                    ? Fix.certain(fix.title(), fix.edits())
                    : fix);
  }

  private static boolean isMeant(
      CheckContext context, TextEdit edit, String name, List<String> known) {
    String written =
        context.text().text().substring(edit.offset() + 1, edit.offset() + edit.length() - 1);
    return NearestMatch.slip(written, known).filter(name::equals).isPresent();
  }

  /**
   * Writes the name of the nearest place that serves in the stead of one that does not; nothing
   * where no place that everyone knows does.
   */
  public static Optional<Fix> nearest(
      CheckContext context,
      TextSpan statement,
      String written,
      MapPoint from,
      Predicate<Place> serves) {
    return context.ground().stream()
        .flatMap(ground -> ground.terrain().places().stream())
        .filter(each -> each.knownTo() == KnownTo.EVERYONE && !each.isCalled(written))
        .filter(each -> each.at().distanceMetres(from) <= FARTHEST_METRES)
        .filter(serves)
        .min(Comparator.comparingDouble(each -> each.at().distanceMetres(from)))
        .flatMap(
            place ->
                write(
                    context,
                    statement,
                    Pattern.compile(Pattern.quote('"' + written + '"')),
                    place.name()));
  }

  private static Optional<Fix> write(
      CheckContext context, TextSpan statement, Pattern old, String name) {
    return context
        .text()
        .replaceFirst(statement.offset(), statement.end(), old, '"' + name + '"')
        .map(edit -> Fix.proposal("write \"" + name + "\"", List.of(edit)));
  }
}
