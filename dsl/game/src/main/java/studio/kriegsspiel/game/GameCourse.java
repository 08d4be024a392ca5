package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import studio.kriegsspiel.game.Contacts.Closing;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.plan.Deed;
import studio.kriegsspiel.scenario.plan.PlannedEvent;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.event.Event;
import studio.kriegsspiel.situation.orders.OrderedWorks;
import studio.kriegsspiel.situation.track.Placement;
import studio.kriegsspiel.situation.track.Track;
import studio.kriegsspiel.situation.track.Whereabouts;

/** A game as it goes on minute by minute; who meets an enemy on his way halts. */
final class GameCourse {
  private static final int STEP_SECONDS = 10;

  private final Aftermath left;
  private final Awaited awaited;
  private final List<Event> come;
  private final FireOrders fire;
  private Situation situation;
  private Contacts contacts;
  private Breaches breaches;
  private Meetings meetings;
  private LocalDateTime now;

  GameCourse(Game from) {
    this.left = from.left();
    this.situation = from.situation();
    this.contacts = new Contacts(situation, left::isGone);
    this.breaches = new Breaches(situation);
    this.meetings = from.meetings();
    this.now = from.now();
    this.awaited = new Awaited(situation, from.come());
    this.come = new ArrayList<>(from.come());
    this.fire = from.fire();
  }

  /** The game at a later minute, or at the first at which bodies meet. */
  Game to(LocalDateTime until) {
    boolean stops = false;
    while (now.isBefore(until) && !stops) {
      LocalDateTime next = now.plusMinutes(1);
      haltWhoMeet(next);
      haltAtBreaches(next);
      meetings = meetings.with(contacts.at(next), next);
      stops = meetings.since(now).stream().anyMatch(Meeting::stops);
      now = next;
      stops |= hasCome();
      new WorksUnderFire(game()).hampered().ifPresent(this::become);
    }
    return game();
  }

  private Game game() {
    return new Game(situation, now, left, meetings, come, fire);
  }

  private void haltAtBreaches(LocalDateTime next) {
    sent(breaches.between(now, next).stream().map(each -> halt(each.body(), each.time())).toList());
  }

  /** Whether anything has that people are told of; who waited for it to go or to work does. */
  private boolean hasCome() {
    List<Event> fresh = awaited.come(game());
    come.addAll(fresh);
    List<EngineeringTask> works =
        fresh.stream().flatMap(each -> Awaited.work(each).stream()).toList();
    if (!works.isEmpty()) {
      become(OrderedWorks.and(situation, works, now));
    }
    List<PlannedEvent> orders =
        fresh.stream().flatMap(each -> Awaited.order(each).stream()).toList();
    sent(orders);
    return !fresh.isEmpty();
  }

  private void sent(List<PlannedEvent> events) {
    if (!events.isEmpty()) {
      become(situation.and(events));
    }
  }

  private void become(Situation other) {
    situation = other;
    breaches = new Breaches(other);
    contacts = contacts.in(other, left::isGone);
  }

  private void haltWhoMeet(LocalDateTime next) {
    List<Closing> closing = contacts.closing(now, next);
    List<Closing> fighting = new ArrayList<>(contacts.touching(now));
    Followers followers = contacts.followers(fighting, now, now);
    List<UnitId> coming = contacts.coming(followers, now, next);
    LocalDateTime time = now;
    while (time.isBefore(next) && !(closing.isEmpty() && coming.isEmpty())) {
      LocalDateTime step = time.plusSeconds(STEP_SECONDS);
      if (!contacts.touching(closing, step).isEmpty()) {
        LocalDateTime met = firstTouch(closing, time, step);
        List<Closing> touching = contacts.touching(closing, met);
        halt(touching, met);
        closing = closing.stream().filter(each -> !touching.contains(each)).toList();
        fighting.addAll(touching);
        followers = contacts.followers(fighting, met, now);
        coming = contacts.coming(followers, now, next);
      }
      haltBehind(followers, coming, time, step);
      time = step;
    }
  }

  /** Who would go through his own that fight halts behind them, and others behind him. */
  private void haltBehind(
      Followers followers, List<UnitId> coming, LocalDateTime from, LocalDateTime to) {
    LocalDateTime minute = now.plusMinutes(1);
    for (UnitId each : coming) {
      Optional<Contact> behind =
          contacts
              .find(each, from)
              .filter(start -> wouldGoThrough(followers, start, to))
              .flatMap(start -> behind(followers, start, from));
      behind.ifPresent(contact -> meetings = meetings.with(contact, minute));
    }
  }

  private boolean wouldGoThrough(Followers followers, FieldBody start, LocalDateTime to) {
    return contacts
        .find(start.id(), to)
        .filter(end -> !end.isStill())
        .flatMap(end -> followers.before(start, end))
        .isPresent();
  }

  /** Halts a body at the second at which it comes so near. */
  private Optional<Contact> behind(Followers followers, FieldBody start, LocalDateTime from) {
    for (int second = 1; second <= STEP_SECONDS; second++) {
      LocalDateTime time = from.plusSeconds(second);
      Optional<FieldBody> there = contacts.find(start.id(), time);
      Optional<FieldBody> own = there.flatMap(each -> followers.before(start, each));
      if (there.isPresent() && own.isPresent()) {
        sent(halting(start.id(), time).toList());
        followers.halts(there.get(), own.get());
        return Optional.of(
            new Contact(
                start.id(),
                own.get().id(),
                Contact.Kind.BEHIND,
                there.get().ground().distance(own.get().ground())));
      }
    }
    return Optional.empty();
  }

  /** To the second. */
  private LocalDateTime firstTouch(List<Closing> closing, LocalDateTime from, LocalDateTime to) {
    return IntStream.rangeClosed(1, STEP_SECONDS)
        .mapToObj(from::plusSeconds)
        .filter(each -> !contacts.touching(closing, each).isEmpty())
        .findFirst()
        .orElse(to);
  }

  private void halt(List<Closing> touching, LocalDateTime time) {
    List<PlannedEvent> halts =
        touching.stream()
            .flatMap(each -> Stream.of(each.one(), each.other()))
            .flatMap(each -> halting(each, time))
            .distinct()
            .toList();
    sent(halts);
  }

  /** A column halts with whichever of its bodies met the enemy; who was sent elsewhere does not. */
  private Stream<PlannedEvent> halting(UnitId body, LocalDateTime time) {
    Track track = situation.tracks().of(body);
    if (!isMoving(track.at(time))) {
      return Stream.empty();
    }
    Optional<Placement> march = track.inForce(time);
    UnitId column = march.map(Placement::named).orElse(body);
    Unit whole = situation.units().find(column).orElseThrow();
    List<UnitId> bodies =
        situation.tracks().bodies().stream()
            .map(Unit::id)
            .filter(each -> each.equals(column) || whole.holds(each))
            .toList();
    List<UnitId> with =
        bodies.stream()
            .filter(each -> situation.tracks().of(each).inForce(time).equals(march))
            .toList();
    return (with.size() == bodies.size() ? List.of(column) : with)
        .stream().map(each -> halt(each, time));
  }

  private static PlannedEvent halt(UnitId unit, LocalDateTime time) {
    return new PlannedEvent(
        new Release.At(new Moment.At(time)),
        new Deed.Halts(unit),
        List.of(),
        TextSpan.NONE,
        TextSpan.NONE);
  }

  private static boolean isMoving(Whereabouts where) {
    return switch (where.kind()) {
      case ENTERING, MARCHING, CLOSING_UP, LEAVING -> true;
      case UNKNOWN, OFF_MAP, WORKING, STANDING -> false;
    };
  }
}
