package studio.kriegsspiel.desk.ground;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.HandEdit;
import studio.kriegsspiel.terrain.RoadWidthClass;

/**
 * What is written about one thing on the ground, as the author sees it.
 *
 * @param fields what can be written, in order
 * @param values what is written; an absent value counts as empty
 */
public record ThingForm(List<FormField> fields, Map<FormField, String> values) {
  private static final double MOST = 10_000;

  /** Copies both. */
  public ThingForm {
    fields = List.copyOf(fields);
    values = Map.copyOf(values);
  }

  /** Says in one sentence what is wrong with a value. */
  public static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    Fault(String sentence) {
      super(sentence);
    }

    /** The sentence. */
    public String sentence() {
      return String.valueOf(getMessage());
    }
  }

  /** What a task begins with. */
  public static ThingForm usual(GroundTask task) {
    Map<FormField, String> values = new EnumMap<>(FormField.class);
    values.put(FormField.CONFIDENCE, "conjecture");
    values.putAll(
        switch (task) {
          case RAISE -> Map.of(FormField.RAISE, "5");
          case BRUSH -> Map.of(FormField.RAISE, "2", FormField.BRUSH, "60");
          case SUNKEN_ROAD -> Map.of(FormField.DEPTH, "3", FormField.WIDTH, "6");
          case DITCH -> Map.of(FormField.DEPTH, "1.5", FormField.WIDTH, "2");
          case EMBANKMENT -> Map.of(FormField.HEIGHT, "2", FormField.WIDTH, "6");
          case SLOPE -> Map.of(FormField.SLOPE, "10");
          case REDRAWN -> Map.of(FormField.BELT, "60");
          case ROAD -> Map.of(FormField.ROAD, "small road");
          case BRIDGE -> Map.of(FormField.BRIDGE, "stone");
          case BUILDING, FARM -> Map.of(FormField.DEFENCE, "strong");
          default -> Map.<FormField, String>of();
        });
    return new ThingForm(fieldsOf(task), values);
  }

  private static List<FormField> fieldsOf(GroundTask task) {
    List<FormField> fields =
        new java.util.ArrayList<>(
            task == GroundTask.PLACE
                ? List.of(FormField.NAME, FormField.ALIASES)
                : FormField.of(task.kind()));
    if (task == GroundTask.BRUSH) {
      fields.add(1, FormField.BRUSH);
    }
    return fields;
  }

  /** What is known about a thing. */
  public static ThingForm of(GroundThing thing) {
    Map<FormField, String> values = new EnumMap<>(FormField.class);
    if (thing instanceof GroundThing.OfPlace place) {
      values.put(FormField.NAME, place.place().name());
      values.put(FormField.ALIASES, String.join("; ", place.place().aliases()));
      return new ThingForm(List.of(FormField.NAME, FormField.ALIASES), values);
    }
    var feature = ((GroundThing.OfFeature) thing).feature();
    Attributes known = feature.attributes();
    feature.name().ifPresent(name -> values.put(FormField.NAME, name));
    put(values, heightField(feature.kind()), known.heightMetres());
    put(values, FormField.DEPTH, known.depthMetres());
    put(values, widthField(feature.kind()), known.widthMetres());
    put(values, FormField.SLOPE, known.slopeDegrees());
    known.roadWidth().ifPresent(word -> values.put(FormField.ROAD, FormField.word(word)));
    known.bridgeMaterial().ifPresent(word -> values.put(FormField.BRIDGE, FormField.word(word)));
    known.defence().ifPresent(word -> values.put(FormField.DEFENCE, FormField.word(word)));
    known.houses().ifPresent(count -> values.put(FormField.HOUSES, Integer.toString(count)));
    HandEdit edit = feature.handEdit().orElse(new HandEdit("", "", Confidence.CONJECTURE));
    values.put(FormField.REASON, edit.reason());
    values.put(FormField.SOURCE, edit.source());
    values.put(FormField.CONFIDENCE, FormField.word(edit.confidence()));
    return new ThingForm(FormField.of(feature.kind()), values);
  }

  private static void put(Map<FormField, String> values, FormField field, OptionalDouble number) {
    number.ifPresent(value -> values.put(field, GroundWords.number(value)));
  }

  private static FormField widthField(FeatureKind kind) {
    return kind == FeatureKind.REDRAWN ? FormField.BELT : FormField.WIDTH;
  }

  private static FormField heightField(FeatureKind kind) {
    return switch (kind) {
      case HEIGHT_OVERRIDE -> FormField.RAISE;
      case CONTOUR, SPOT_HEIGHT -> FormField.ABOVE_DATUM;
      default -> FormField.HEIGHT;
    };
  }

  /** What is written in a field. */
  public String get(FormField field) {
    return values.getOrDefault(field, "").strip();
  }

  /** With another value in a field. */
  public ThingForm with(FormField field, String value) {
    Map<FormField, String> more = new EnumMap<>(FormField.class);
    more.putAll(values);
    more.put(field, value);
    return new ThingForm(fields, more);
  }

  /**
   * A number in a field.
   *
   * @throws Fault if what is written is none, or an absurd one
   */
  public OptionalDouble number(FormField field) throws Fault {
    String text = get(field).replace(',', '.').replace('−', '-');
    if (text.isEmpty()) {
      if (field.isNeeded() && fields.contains(field)) {
        throw new Fault("“" + field.label() + "” is empty; write a number.");
      }
      return OptionalDouble.empty();
    }
    try {
      double number = Double.parseDouble(text);
      boolean mayBeNegative = field == FormField.RAISE || field == FormField.ABOVE_DATUM;
      if (!(Math.abs(number) <= MOST) || number < 0 && !mayBeNegative) {
        throw new Fault("“" + field.label() + "” cannot be " + get(field) + ".");
      }
      if (field == FormField.SLOPE && number >= 90) {
        throw new Fault("A slope is less than 90 degrees, not " + get(field) + ".");
      }
      return OptionalDouble.of(number);
    } catch (NumberFormatException e) {
      throw new Fault("“" + get(field) + "” is no number; write one in “" + field.label() + "”.");
    }
  }

  /** What is wrong with the number in a field, if anything is. */
  public Optional<String> findFault(FormField field) {
    try {
      number(field);
      return Optional.empty();
    } catch (Fault fault) {
      return Optional.of(fault.sentence());
    }
  }

  /**
   * The attributes as written, over those that were there.
   *
   * @throws Fault if a value cannot be
   */
  public Attributes attributes(FeatureKind kind, Attributes before) throws Fault {
    Attributes.Builder builder =
        Attributes.builder().other(before.other()).knownTo(before.knownTo());
    before.lengthMetres().ifPresent(builder::lengthMetres);
    before.viewMetres().ifPresent(builder::viewMetres);
    keep(FormField.DEPTH, before.depthMetres(), builder::depthMetres);
    keep(widthField(kind), before.widthMetres(), builder::widthMetres);
    keep(FormField.SLOPE, before.slopeDegrees(), builder::slopeDegrees);
    keep(heightField(kind), before.heightMetres(), builder::heightMetres);
    if (fields.contains(FormField.HOUSES)) {
      number(FormField.HOUSES).ifPresent(houses -> builder.houses((int) houses));
    } else {
      before.houses().ifPresent(builder::houses);
    }
    choice(RoadWidthClass.values(), FormField.ROAD, before.roadWidth())
        .ifPresent(builder::roadWidth);
    choice(BridgeMaterial.values(), FormField.BRIDGE, before.bridgeMaterial())
        .ifPresent(builder::bridgeMaterial);
    choice(DefenceClass.values(), FormField.DEFENCE, before.defence()).ifPresent(builder::defence);
    return builder.build();
  }

  private void keep(FormField field, OptionalDouble before, DoubleConsumer target) throws Fault {
    (fields.contains(field) ? number(field) : before).ifPresent(target);
  }

  private <E extends Enum<E>> Optional<E> choice(E[] all, FormField field, Optional<E> before) {
    return fields.contains(field)
        ? Arrays.stream(all).filter(each -> FormField.word(each).equals(get(field))).findFirst()
        : before;
  }

  /** Why, from where and how surely it is drawn. */
  public HandEdit handEdit() {
    return new HandEdit(
        get(FormField.REASON),
        get(FormField.SOURCE),
        choice(Confidence.values(), FormField.CONFIDENCE, Optional.empty())
            .orElse(Confidence.CONJECTURE));
  }

  /** A fault of one sentence. */
  public static Fault fault(String sentence) {
    return new Fault(sentence);
  }

  /**
   * The name of a place, which must have one.
   *
   * @throws Fault if it has none
   */
  public String placeName() throws Fault {
    return name().orElseThrow(() -> new Fault("A place needs a name; write one in “Name”."));
  }

  /** Other names, separated by semicolons. */
  public List<String> aliases() {
    return Arrays.stream(get(FormField.ALIASES).split(";"))
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .toList();
  }

  /** Its name, if it has one. */
  public Optional<String> name() {
    return Optional.of(get(FormField.NAME)).filter(text -> !text.isEmpty());
  }
}
