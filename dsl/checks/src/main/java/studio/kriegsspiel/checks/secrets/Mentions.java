package studio.kriegsspiel.checks.secrets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.Referent;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.secret.HiddenPlaces;
import studio.kriegsspiel.situation.secret.UnitNames;
import studio.kriegsspiel.situation.telling.UnitForm;
import studio.kriegsspiel.situation.telling.UnitForms;
import studio.kriegsspiel.situation.words.NameFinder;
import studio.kriegsspiel.terrain.Terrain;

/** Which units each text that players read names, and where. */
final class Mentions {
  private static final Pattern POSSESSIVE = Pattern.compile("['\u2019]s?\\b");

  private final CheckContext context;
  private final UnitNames names;
  private final TextIndex text;
  private final Set<String> places;
  private final List<ReadableText> texts;
  private final Map<ReadableText, List<Mention>> found = new IdentityHashMap<>();

  private Mentions(CheckContext context) {
    this.context = context;
    this.names = UnitNames.of(context.situation());
    this.text = context.text();
    this.places = places(context.situation().terrain());
    this.texts = ReadableText.of(context.situation());
  }

  /** The mentions of a scenario, worked out once a run. */
  static Mentions of(CheckContext context) {
    return context.shared(Mentions.class, Mentions::new);
  }

  /** The texts that players read. */
  List<ReadableText> texts() {
    return texts;
  }

  /** The units a text names, each at its first place; a name within a longer one is none. */
  List<Mention> in(ReadableText readable) {
    List<Mention> known = found.get(readable);
    if (known == null) {
      known = find(readable);
      found.put(readable, known);
    }
    return known;
  }

  /**
   * Of the units a text for one side names, those of others; not where a unit of its own has the
   * same name.
   */
  List<Mention> enemiesIn(ReadableText readable) {
    List<Mention> all = in(readable);
    Optional<String> own = readable.audience().findSide();
    if (own.isEmpty() || areAllOf(own.get(), all)) {
      return List.of();
    }
    List<Mention> ours = all.stream().filter(each -> each.side().equals(own.get())).toList();
    return all.stream().filter(each -> ours.stream().noneMatch(each::isAtPlaceOf)).toList();
  }

  /** The units a text for all names, without forms that two sides may be meant by. */
  List<Mention> ofOneSideIn(ReadableText readable) {
    List<Mention> all = in(readable);
    return all.stream()
        .filter(
            each ->
                !each.isForm()
                    || all.stream()
                        .noneMatch(
                            other -> other.isAtPlaceOf(each) && !other.side().equals(each.side())))
        .toList();
  }

  private static boolean areAllOf(String side, List<Mention> all) {
    for (Mention each : all) {
      if (!each.side().equals(side)) {
        return false;
      }
    }
    return true;
  }

  /** The hidden places a text names. */
  List<Place> placesIn(ReadableText readable) {
    PlayerText prose = PlayerText.of(readable, text);
    return HiddenPlaces.of(context.situation()).in(prose.text()).stream()
        .map(hit -> new Place(hit.what().words(), prose, hit.start(), hit.end()))
        .toList();
  }

  /** A hidden place named in a text. */
  record Place(String name, PlayerText prose, int start, int end) {}

  private List<Mention> find(ReadableText readable) {
    PlayerText prose = PlayerText.of(readable, text);
    List<Mention> mentions = new ArrayList<>();
    Set<Unit> told = Collections.newSetFromMap(new IdentityHashMap<>());
    for (ProseReference reference : readable.references()) {
      int at = prose.find(reference.span());
      referred(reference)
          .filter(unit -> at >= 0 && unit.echelon() != Echelon.ARMY && told.add(unit))
          .ifPresent(
              unit ->
                  mentions.add(
                      new Mention(
                          unit, prose, at, at + reference.span().length(), context.units())));
    }
    int covered = 0;
    int start = 0;
    List<Stretch> taken = new ArrayList<>();
    for (NameFinder.Hit<UnitNames.Name> hit : names.in(prose.text())) {
      if (!isOwnTitle(readable, hit)) {
        taken.add(new Stretch(hit.start(), hit.end()));
      }
      Optional<Unit> unit = context.units().find(hit.what().unit());
      boolean within = hit.end() < covered || (hit.end() == covered && hit.start() > start);
      if (hit.end() > covered && !isOwnTitle(readable, hit)) {
        covered = hit.end();
        start = hit.start();
      }
      boolean meant =
          unit.isPresent()
              && isMeant(hit.what(), unit.get())
              && (isOwnTitle(readable, hit)
                  || isMeantInTitle(
                      readable, hit.what().words(), prose.text().substring(hit.end())));
      if (!within && meant && told.add(unit.get())) {
        mentions.add(new Mention(unit.get(), prose, hit.start(), hit.end(), context.units()));
      }
    }
    forms(readable, prose, taken, told, mentions);
    return mentions;
  }

  /** Other forms of names, one for each side that may be meant; none where a name stands. */
  private void forms(
      ReadableText readable,
      PlayerText prose,
      List<Stretch> taken,
      Set<Unit> told,
      List<Mention> mentions) {
    Optional<String> own = readable.audience().findSide();
    for (UnitForm form : UnitForms.of(context.situation()).in(prose.text())) {
      Map<String, List<Unit>> sides = new LinkedHashMap<>();
      form.units().stream()
          .flatMap(id -> context.units().find(id).stream())
          .forEach(
              unit -> sides.computeIfAbsent(unit.id().side(), side -> new ArrayList<>()).add(unit));
      boolean known =
          own.filter(sides::containsKey).isPresent()
              || taken.stream().anyMatch(each -> each.touches(form.start(), form.end()));
      for (List<Unit> units : sides.values()) {
        String words = prose.text().substring(form.start(), form.end());
        if (!known
            && isMeantInTitle(readable, words, prose.text().substring(form.end()))
            && units.stream().noneMatch(told::contains)) {
          List<UnitId> others = units.stream().skip(1).map(Unit::id).toList();
          told.addAll(units);
          mentions.add(
              new Mention(
                  units.get(0), prose, form.start(), form.end(), context.units(), others, true));
        }
      }
    }
  }

  /** A part of a text in which a name stands. */
  private record Stretch(int start, int end) {
    boolean touches(int from, int to) {
      return start < to && from < end;
    }
  }

  /** Whether it is the title of a unit in its own army, behind which others may be named. */
  private static boolean isOwnTitle(ReadableText readable, NameFinder.Hit<UnitNames.Name> hit) {
    return readable.what().startsWith("the army of")
        && readable.text().equals(hit.what().words())
        && readable.audience().findSide().equals(Optional.of(hit.what().unit().side()));
  }

  /** In a title words of the arms and numbers mean nobody but itself, if not said against whom. */
  private boolean isMeantInTitle(ReadableText readable, String words, String behind) {
    return !readable.what().startsWith("the army of")
        || UnitForms.areAgainstOthers(readable.text())
        || (POSSESSIVE.matcher(behind).lookingAt()
            && UnitForms.of(context.situation()).areAProperName(words));
  }

  private Optional<Unit> referred(ProseReference reference) {
    return reference.referent() instanceof Referent.OfUnit unit
        ? context.units().find(new UnitId(unit.side(), unit.name()))
        : Optional.empty();
  }

  /** An army as a whole is no secret, and a place of the map may be named. */
  private boolean isMeant(UnitNames.Name name, Unit unit) {
    return unit.echelon() != Echelon.ARMY
        && !places.contains(name.words().strip().toLowerCase(Locale.ROOT));
  }

  /** The names of the map's places, ready to be asked for the name of every unit. */
  private static Set<String> places(Optional<Terrain> ground) {
    return ground.stream()
        .flatMap(terrain -> terrain.placeNames().stream())
        .map(name -> name.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }
}
