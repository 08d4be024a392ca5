package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.game.Followers.Touch;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Seeing;
import studio.kriegsspiel.situation.track.Whereabouts;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Finds which bodies of two sides are near each other. Asked minute by minute it looks again only
 * at those that have moved. For one thread.
 */
final class Contacts {
  /** Nearer than the depth of a thin line, bodies touch. */
  static final double TOUCH_METRES = 15;

  private final Situation situation;
  private final FieldBodies bodies;
  private Map<UnitId, FieldBody> known = Map.of();
  private List<Found> found = List.of();
  private @Nullable Seeing seeing;

  /**
   * Contacts in a situation.
   *
   * @param gone those that are no more
   */
  Contacts(Situation situation, Predicate<UnitId> gone) {
    this(situation, new FieldBodies(situation, gone));
  }

  private Contacts(Situation situation, FieldBodies bodies) {
    this.situation = situation;
    this.bodies = bodies;
  }

  /**
   * The same of the same units in what has become of the situation; who stands still sees alike.
   */
  Contacts in(Situation later, Predicate<UnitId> gone) {
    Contacts contacts = new Contacts(later, bodies.in(later, gone));
    contacts.known = known;
    contacts.found = found;
    contacts.seeing = seeing;
    return contacts;
  }

  /** Two of two sides, the one first that the text names first. */
  private record Pair(FieldBody one, FieldBody other) {
    double metres() {
      return one.metresTo(other);
    }
  }

  private record Found(Pair pair, Contact contact) {}

  /** Two that come nearer to each other, and might touch within a minute. */
  record Closing(UnitId one, UnitId other) {}

  /** All contacts at a time, in the order of the text. */
  List<Contact> at(LocalDateTime time) {
    look(time);
    return found.stream().map(Found::contact).toList();
  }

  /** Those of two sides that might touch before another time, and do not yet. */
  List<Closing> closing(LocalDateTime time, LocalDateTime next) {
    look(time);
    List<FieldBody> all = List.copyOf(known.values());
    Set<UnitId> moving =
        all.stream()
            .filter(each -> !whereabouts(each.id(), next).equals(each.where()))
            .map(FieldBody::id)
            .collect(Collectors.toSet());
    return pairs(all, moving).stream()
        .filter(pair -> pair.metres() > TOUCH_METRES && pair.metres() < FieldBody.CLOSING_METRES)
        .map(pair -> new Closing(pair.one().id(), pair.other().id()))
        .toList();
  }

  /** Those of them that touch at a time. */
  List<Closing> touching(List<Closing> closing, LocalDateTime time) {
    Map<UnitId, Optional<FieldBody>> there = new HashMap<>();
    return closing.stream()
        .filter(
            each -> {
              Optional<FieldBody> one =
                  there.computeIfAbsent(each.one(), unit -> bodies.find(unit, time));
              Optional<FieldBody> other =
                  there.computeIfAbsent(each.other(), unit -> bodies.find(unit, time));
              return one.isPresent()
                  && other.isPresent()
                  && one.get().metresTo(other.get()) <= TOUCH_METRES;
            })
        .toList();
  }

  /** Those that touch at a minute. */
  List<Closing> touching(LocalDateTime time) {
    look(time);
    return found.stream()
        .map(Found::contact)
        .filter(each -> each.kind() == Contact.Kind.TOUCH)
        .map(each -> new Closing(each.first(), each.second()))
        .toList();
  }

  /**
   * Who waits behind those who fight, and whom others would go through.
   *
   * @param time at which they fight
   * @param minute the one before or at it
   */
  Followers followers(List<Closing> fighting, LocalDateTime time, LocalDateTime minute) {
    return fighting.isEmpty()
        ? Followers.of(List.of(), List.of())
        : Followers.of(
            fighting.stream().flatMap(each -> touch(each, time).stream()).toList(),
            known(minute).values());
  }

  private Optional<Touch> touch(Closing two, LocalDateTime time) {
    return bodies
        .find(two.one(), time)
        .flatMap(one -> bodies.find(two.other(), time).map(other -> new Touch(one, other)));
  }

  private Map<UnitId, FieldBody> known(LocalDateTime minute) {
    return known.isEmpty() ? bodies.at(minute) : known;
  }

  /** Who is on his way within a minute, and could come to them. */
  List<UnitId> coming(Followers followers, LocalDateTime minute, LocalDateTime next) {
    return followers.isEmpty()
        ? List.of()
        : known(minute).values().stream()
            .filter(each -> followers.isNear(each, Followers.COMING_METRES))
            .filter(each -> comesTo(followers, each, whereabouts(each.id(), next)))
            .map(FieldBody::id)
            .toList();
  }

  /** A way of a minute may wind, and be twice as long as it is from end to end. */
  private static boolean comesTo(Followers followers, FieldBody body, Whereabouts then) {
    Optional<MapPoint> from = body.where().head().or(body.where()::centre);
    Optional<MapPoint> to = then.head().or(then::centre);
    return !then.equals(body.where())
        && (from.isEmpty()
            || to.isEmpty()
            || followers.isNear(body, 2 * from.get().distanceMetres(to.get()) + 2 * TOUCH_METRES));
  }

  /** A body at a time, if it is on the map. */
  Optional<FieldBody> find(UnitId unit, LocalDateTime time) {
    return bodies.find(unit, time);
  }

  private void look(LocalDateTime time) {
    Map<UnitId, FieldBody> now = bodies.at(time);
    Seeing light = situation.sights().seeingAt(time);
    boolean sameLight = light.equals(seeing);
    Map<UnitId, FieldBody> before = known;
    Set<UnitId> moved =
        now.values().stream()
            .filter(each -> !sameLight || before.get(each.id()) != each)
            .map(FieldBody::id)
            .collect(Collectors.toSet());
    List<Found> all =
        new ArrayList<>(
            found.stream()
                .filter(each -> isStill(each.pair().one(), now, moved))
                .filter(each -> isStill(each.pair().other(), now, moved))
                .toList());
    for (Pair pair : pairs(List.copyOf(now.values()), moved)) {
      contact(pair, time).ifPresent(contact -> all.add(new Found(pair, contact)));
    }
    List<UnitId> order = List.copyOf(now.keySet());
    all.sort(
        Comparator.<Found>comparingInt(each -> order.indexOf(each.pair().one().id()))
            .thenComparingInt(each -> order.indexOf(each.pair().other().id())));
    known = now;
    seeing = light;
    found = all;
  }

  private static boolean isStill(FieldBody body, Map<UnitId, FieldBody> now, Set<UnitId> moved) {
    return now.containsKey(body.id()) && !moved.contains(body.id());
  }

  /** Those of two sides of which one is among some. */
  private static List<Pair> pairs(List<FieldBody> all, Set<UnitId> among) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < all.size() && !among.isEmpty(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        UnitId one = all.get(i).id();
        UnitId other = all.get(j).id();
        if (!one.side().equals(other.side()) && (among.contains(one) || among.contains(other))) {
          pairs.add(new Pair(all.get(i), all.get(j)));
        }
      }
    }
    return pairs;
  }

  private Optional<Contact> contact(Pair pair, LocalDateTime time) {
    double metres = pair.metres();
    FieldBody one = pair.one();
    FieldBody other = pair.other();
    if (metres <= TOUCH_METRES) {
      return Optional.of(new Contact(one.id(), other.id(), Contact.Kind.TOUCH, metres));
    }
    if (reaches(one, other, metres, time)) {
      return Optional.of(new Contact(one.id(), other.id(), Contact.Kind.MUSKETRY, metres));
    }
    return reaches(other, one, metres, time)
        ? Optional.of(new Contact(other.id(), one.id(), Contact.Kind.MUSKETRY, metres))
        : Optional.empty();
  }

  private boolean reaches(FieldBody one, FieldBody other, double metres, LocalDateTime time) {
    return metres <= one.musketMetres()
        && situation
            .sights()
            .between(one.id(), other.id(), time)
            .filter(look -> look.sees())
            .isPresent();
  }

  private Whereabouts whereabouts(UnitId unit, LocalDateTime time) {
    return situation.tracks().of(unit).at(time);
  }
}
