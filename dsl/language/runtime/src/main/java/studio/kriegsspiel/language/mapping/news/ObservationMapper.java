package studio.kriegsspiel.language.mapping.news;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.mapping.context.PhraseCheck;
import studio.kriegsspiel.language.mapping.context.Roster;
import studio.kriegsspiel.language.mapping.place.PlaceMapper;
import studio.kriegsspiel.language.mapping.time.PlayClock;
import studio.kriegsspiel.language.words.ClosedWords;
import studio.kriegsspiel.language.xtext.kriegsspiel.Date;
import studio.kriegsspiel.language.xtext.kriegsspiel.Moment;
import studio.kriegsspiel.language.xtext.kriegsspiel.Observation;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Quantity;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads what was seen of a body: what is said of it, and the sentence a receiver reads. */
final class ObservationMapper {
  private static final Pattern THOUSANDS = Pattern.compile("(?s).*\\d");
  private static final Pattern THREE_DIGITS = Pattern.compile("(?s)\\d{3}(?!\\d).*");
  private static final Pattern COUNT =
      Pattern.compile("(\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten)\\s+([a-z]+)");
  private static final List<String> NUMBERS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
  private static final List<String> ROUGHLY =
      List.of("about", "nearly", "almost", "some", "over", "under", "roughly", "perhaps", "or");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);

  private final MappingContext context;
  private final Roster roster;
  private final PlaceMapper places;
  private final PlayClock clock;

  ObservationMapper(MappingContext context, Roster roster, PlaceMapper places, PlayClock clock) {
    this.context = context;
    this.roster = roster;
    this.places = places;
    this.clock = clock;
  }

  /**
   * What is said, as far as it can be understood, and the sentence.
   *
   * @param observation what is said; nothing where the unit does not exist
   */
  record Read(
      Optional<studio.kriegsspiel.scenario.news.Observation> observation, Passage sentence) {}

  /**
   * Reads what is said of a body.
   *
   * @param observed the time at which it was seen, if that is told
   * @param day the day of that time, where it is not the one that lies nearest to play
   * @param eyes whose enemies are told of without their names, as eyes alone have them
   */
  Read read(
      Observation written, @Nullable Moment observed, @Nullable Date day, Optional<Audience> eyes) {
    Optional<UnitId> unit = roster.unit(written.getUnit(), written, "unit");
    boolean named =
        eyes.flatMap(Audience::findSide)
            .filter(side -> unit.filter(id -> !id.side().equals(side)).isPresent())
            .isEmpty();
    String who =
        unit.flatMap(roster::unit)
            .map(each -> named ? each.title() : seen(each))
            .orElse(written.getUnit());
    PhraseCheck check = new PhraseCheck(context);
    check.tell(written, "verbs", ClosedWords.SEEN, "a word for what is seen");
    check.tell(written, "details", ClosedWords.DETAIL, "a word for what is seen");
    String verbs = context.words(written, "verbs");
    Optional<Position> at = places.position(written.getPosition());
    StringBuilder text = new StringBuilder(who);
    text.append(verbs.isEmpty() ? "" : " " + verbs);
    at.ifPresent(
        position ->
            text.append(" ").append(written.getWhere()).append(" ").append(position.words()));
    List<String> details = details(written);
    details.forEach(detail -> text.append(", ").append(detail));
    TextSpan span = context.span(written);
    return new Read(
        unit.map(
            id ->
                new studio.kriegsspiel.scenario.news.Observation(
                    id,
                    at,
                    first(details, ObservationMapper::quantity),
                    first(details, ObservationMapper::direction).or(() -> direction(verbs)),
                    clock.observed(observed, day),
                    span)),
        new Passage(text.append('.').toString(), span));
  }

  /** What one sees of an enemy across a field: which arm it is, or that it is several. */
  private static String seen(Unit unit) {
    List<String> arms =
        unit.withAllParts()
            .filter(Unit::isBody)
            .map(each -> arm(each.type().arm()))
            .distinct()
            .toList();
    return "Enemy " + (arms.size() == 1 ? arms.get(0) : "troops");
  }

  private static String arm(Arm arm) {
    return switch (arm) {
      case INFANTRY -> "foot";
      case CAVALRY -> "horse";
      case ARTILLERY -> "guns";
      case TRAIN -> "waggons";
      case ENGINEERS, STAFF -> "troops";
    };
  }

  private static <T> Optional<T> first(
      List<String> details, Function<String, Optional<T>> reading) {
    return details.stream().flatMap(each -> reading.apply(each).stream()).findFirst();
  }

  /** The details; a comma within a number divides none. */
  private List<String> details(Observation written) {
    List<String> details = new ArrayList<>();
    int end = -1;
    for (TextSpan span : context.spans(written, "details")) {
      String detail = detail(span);
      int last = details.size() - 1;
      boolean joined =
          last >= 0
              && span.offset() == end + 1
              && THOUSANDS.matcher(details.get(last)).matches()
              && THREE_DIGITS.matcher(detail).matches();
      if (joined) {
        details.set(last, details.get(last) + "," + detail);
      } else {
        details.add(detail);
      }
      end = span.end();
    }
    return details;
  }

  private String detail(TextSpan span) {
    return COMMENT
        .matcher(context.text(span))
        .replaceAll(" ")
        .replace("\"", "")
        .replaceAll("\\s+", " ")
        .strip();
  }

  private static Optional<Quantity> quantity(String detail) {
    String plain = detail.toLowerCase(Locale.ROOT);
    Matcher matcher = COUNT.matcher(plain);
    while (matcher.find()) {
      Optional<Quantity.Kind> kind = kind(matcher.group(2));
      int count = count(matcher.group(1));
      if (kind.isPresent() && count > 0) {
        boolean roughly = ROUGHLY.stream().anyMatch(List.of(plain.split("\\s+"))::contains);
        return Optional.of(new Quantity(count, kind.get(), roughly));
      }
    }
    return Optional.empty();
  }

  private static int count(String written) {
    int word = NUMBERS.indexOf(written);
    return word >= 0 ? word + 1 : Literals.whole(written.replace(",", "")).orElse(0);
  }

  private static Optional<Quantity.Kind> kind(String word) {
    return switch (word) {
      case "men", "riders", "horse", "horses", "sabres", "bayonets", "infantry", "cavalry" ->
          Optional.of(Quantity.Kind.MEN);
      case "gun", "guns", "pieces", "howitzers" -> Optional.of(Quantity.Kind.GUNS);
      case "company", "companies" -> Optional.of(Quantity.Kind.COMPANIES);
      case "squadron", "squadrons" -> Optional.of(Quantity.Kind.SQUADRONS);
      case "battalion", "battalions" -> Optional.of(Quantity.Kind.BATTALIONS);
      case "battery", "batteries" -> Optional.of(Quantity.Kind.BATTERIES);
      case "regiment", "regiments" -> Optional.of(Quantity.Kind.REGIMENTS);
      case "brigade", "brigades" -> Optional.of(Quantity.Kind.BRIGADES);
      case "division", "divisions" -> Optional.of(Quantity.Kind.DIVISIONS);
      default -> Optional.empty();
    };
  }

  /** Where a body moves or faces, by the last compass word of a phrase. */
  private static Optional<Direction> direction(String phrase) {
    Optional<Direction> found = Optional.empty();
    for (String word : phrase.toLowerCase(Locale.ROOT).split("\\s+")) {
      String plain = word.replaceFirst("wards?$", "");
      Optional<Direction> here = Direction.findByWord(plain);
      found = here.isPresent() ? here : found;
    }
    return found;
  }
}
