package studio.kriegsspiel.desk.reading;

import java.util.Arrays;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.situation.march.Body;

/** One body of every kind a rule book treats, in a usual strength. */
final class UsualBodies {
  private UsualBodies() {}

  /** Those that may be asked about. */
  static List<Body> of(RuleBook book, ReadingQuestion question) {
    FieldManual manual = book.fieldManual();
    return Arrays.stream(UnitType.values())
        .filter(type -> type.arm() != Arm.STAFF || question == ReadingQuestion.MARCH)
        .map(Body::of)
        .filter(
            body ->
                question == ReadingQuestion.FIRE || question == ReadingQuestion.SITE
                    ? manual.gunnery().findRanges(body.troops()).isPresent()
                    : manual.march(body.troops(), Gait.MARCH, Going.OPEN).metresPerMinute() > 0)
        .toList();
  }
}
