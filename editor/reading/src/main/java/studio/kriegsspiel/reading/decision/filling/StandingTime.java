package studio.kriegsspiel.reading.decision.filling;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import studio.kriegsspiel.rules.book.TimeScale;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.situation.readiness.Unlimbering;
import studio.kriegsspiel.situation.track.Whereabouts;

/** For how much of a turn a body has stood where it is, ready to fire. */
final class StandingTime {
  private static final int STEP_SECONDS = 10;
  private static final int ALL = 100;

  private final CaseFacts facts;

  StandingTime(CaseFacts facts) {
    this.facts = facts;
  }

  /** The share of the turn in percent, where it came up within it. */
  Optional<Filled> share(BodyFacts body) {
    int minutes = facts.book().time().turnMinutes();
    LocalDateTime start = facts.time().minusMinutes(minutes);
    if (start.isBefore(facts.situation().clock().begins()) || !body.where().isStill()) {
      return Optional.empty();
    }
    LocalDateTime ready = start;
    while (ready.isBefore(facts.time()) && !isReady(body, ready)) {
      ready = ready.plusSeconds(STEP_SECONDS);
    }
    long stood = Duration.between(ready, facts.time()).toSeconds();
    long whole = Duration.ofMinutes(minutes).toSeconds();
    return stood >= whole
        ? Optional.empty()
        : Filler.count(
            Math.round((double) ALL * stood / whole),
            body.name() + " has stood ready for " + stood + " of " + whole + " seconds");
  }

  private boolean isReady(BodyFacts body, LocalDateTime time) {
    return stoodHere(body, time)
        && new Unlimbering(facts.situation()).find(body.unit(), time).isEmpty();
  }

  private boolean stoodHere(BodyFacts body, LocalDateTime time) {
    Whereabouts then = facts.situation().tracks().of(body.unit().id()).at(time);
    return then.isStill() && then.centre().equals(body.at());
  }

  /** Yes where it was elsewhere when the part of the turn began in which it fires. */
  Optional<Filled> moved(BodyFacts body) {
    TimeScale time = facts.book().time();
    int part = time.findPart("fire").map(TurnPart::minutes).filter(each -> each > 0).orElse(0);
    LocalDateTime start = facts.time().minusMinutes(part > 0 ? part : time.turnMinutes());
    return Filler.ifSo(
        !start.isBefore(facts.situation().clock().begins())
            && body.at().isPresent()
            && !stoodHere(body, start),
        body.name() + " was elsewhere before");
  }
}
