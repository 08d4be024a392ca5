package studio.kriegsspiel.export.pack;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.review.AssertedParty;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.claim.ClaimVerdict;

/** What an author asserts, and whether it holds, in words for the umpire. */
public final class AssertionWords {
  /** The short name of a unit, as sentences for a screen set it off. */
  private static final Pattern SHORT_NAME = Pattern.compile("`([^`]*)`");

  private final Situation situation;

  /** The words for a situation's assertions. */
  public AssertionWords(Situation situation) {
    this.situation = situation;
  }

  /** One line without a full stop. */
  public String of(Claim claim) {
    return PaperWords.capital(line(claim));
  }

  /** Whether it holds, in one word or two. */
  public static String of(ClaimVerdict.Kind kind) {
    return switch (kind) {
      case HOLDS -> "holds";
      case FAILS -> "does not hold";
      case UNSAID -> "cannot be judged";
    };
  }

  /**
   * How the verdict came about, with the titles of units in place of the short names of the text.
   */
  public String working(ClaimVerdict verdict) {
    return SHORT_NAME
        .matcher(verdict.working())
        .replaceAll(name -> Matcher.quoteReplacement(titleOf(name.group(1))));
  }

  private String titleOf(String shortName) {
    return UnitId.parse(shortName).map(this::title).orElse(shortName);
  }

  private String line(Claim claim) {
    return claim.match(
        new Claim.Cases<>(
            sees ->
                name(sees.watcher())
                    + (sees.denied() ? " cannot see " : " sees ")
                    + name(sees.seen())
                    + time(" at ", sees.at()),
            reaches ->
                title(reaches.unit())
                    + " reaches "
                    + PaperWords.position(reaches.place())
                    + reaches
                        .earliest()
                        .map(from -> at(" between ", from) + at(" and ", reaches.latest()))
                        .orElseGet(() -> at(" by ", reaches.latest())),
            knows ->
                PaperWords.audience(knows.reader())
                    + (knows.denied() ? " does not know " : " knows ")
                    + title(knows.unit())
                    + time(" by ", knows.by()),
            this::outnumbers,
            attack ->
                name(attack.target())
                    + (attack.denied() ? " cannot be attacked in " : " can be attacked in ")
                    + attack.moves()
                    + (attack.moves() == 1 ? " move" : " moves")
                    + time(" at ", attack.at()),
            stands ->
                title(stands.unit())
                    + (stands.alone() ? " holds " : " stands at ")
                    + PaperWords.position(stands.place())
                    + time(" at ", stands.at())));
  }

  private String outnumbers(Claim.Outnumbers numbers) {
    String place = numbers.at().map(PaperWords::position).orElse("");
    String where = place.isEmpty() ? "" : " at " + place;
    return name(numbers.more())
        + " outnumbers "
        + name(numbers.fewer())
        + numbers.within().map(far -> " within " + far + " of " + place).orElse(where)
        + time(" at ", numbers.time())
        + (numbers.of() == numbers.to() ? "" : " by " + numbers.of() + " to " + numbers.to());
  }

  private String name(AssertedParty party) {
    return party.match(
        side -> side.name(), one -> title(one.unit()), place -> PaperWords.position(place.at()));
  }

  private String time(String word, Optional<Moment> moment) {
    return moment.map(one -> at(word, one)).orElse("");
  }

  private String at(String word, Moment moment) {
    return situation
        .clock()
        .find(Optional.of(moment))
        .map(at -> word + PaperWords.clock(at))
        .orElse("");
  }

  private String title(UnitId unit) {
    return situation.scenario().findUnit(unit).map(Unit::titleWithin).orElse(unit.name());
  }
}
