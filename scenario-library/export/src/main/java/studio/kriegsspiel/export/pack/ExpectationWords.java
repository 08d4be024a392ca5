package studio.kriegsspiel.export.pack;

import java.util.Optional;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.exercise.Expectation.Deed;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;

/** What is expected of a student, in words for the instructor. */
public final class ExpectationWords {
  private final Situation situation;

  /** The words for a situation's exercises. */
  public ExpectationWords(Situation situation) {
    this.situation = situation;
  }

  /** One line without a full stop. */
  public String of(Expectation expectation) {
    return PaperWords.capital(deed(expectation.deed()))
        + time(" at ", expectation.at())
        + time(
            expectation.deed() instanceof Deed.Withdrawal ? " before " : " by ", expectation.by());
  }

  /** The same without the signs in which papers tell their own words from an author's. */
  public String plain(Expectation expectation) {
    return MarkedText.plain(of(expectation));
  }

  private String deed(Deed deed) {
    return deed.match(
        message ->
            "a message to "
                + (message.to().equals(Audience.UMPIRE)
                    ? "the umpire"
                    : PaperWords.audience(message.to()))
                + message.about().map(about -> " about " + about).orElse(""),
        presence ->
            title(presence.unit())
                + (presence.still() ? " still at " : " at ")
                + PaperWords.position(presence.place()),
        withdrawal -> "retreat of " + title(withdrawal.unit()),
        other -> other.words());
  }

  private String time(String word, Optional<Moment> moment) {
    return situation.clock().find(moment).map(at -> word + PaperWords.clock(at)).orElse("");
  }

  private String title(UnitId unit) {
    return situation.scenario().findUnit(unit).map(Unit::titleWithin).orElse(unit.name());
  }
}
