package studio.kriegsspiel.situation.secret;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A scenario in which every text is a marker of its own, made by reflection, so that a new
 * component gets one without anybody's doing. Each kind of a sealed type is planted.
 */
final class Planted {
  /** Where each marker was planted, such as {@code Report.from}. */
  final Map<String, String> markers = new LinkedHashMap<>();

  /** Every component met that holds a text, a figure or a word of a closed list. */
  final Set<String> leaves = new TreeSet<>();

  final Scenario scenario;

  /** Small records that many hold: whose they are is told by the holder. */
  private static final Set<Class<?>> SHARED = Set.of(Passage.class, UnitId.class, Phase.class);

  private int depth;

  Planted() {
    this.scenario = (Scenario) make("", Scenario.class, Scenario.class).get(0);
  }

  private String marker(String path) {
    int number = markers.size();
    String word =
        "zq"
            + (char) ('a' + number / 26 / 26)
            + (char) ('a' + number / 26 % 26)
            + (char) ('a' + number % 26)
            + "x";
    return planted(path, path.equals("Grid.reference") ? "98760" + (100 + number) : word + " vw");
  }

  private String planted(String path, String text) {
    markers.put(text, path);
    leaves.add(path);
    return text;
  }

  private List<Object> make(String path, Class<?> raw, Type type) {
    if (raw == Position.class && path.equals("PartOfGround.around")) {
      // For everyone, unlike the positions of troops, so that it gets a path of its own.
      return List.of(new Position.AtPlace(marker(path), TextSpan.NONE));
    }
    if (raw == String.class) {
      return List.of(marker(path));
    }
    if (raw == double.class) {
      String text = "12.34" + (100 + markers.size()) + "7";
      return List.of(Double.parseDouble(planted(path, text)));
    }
    if (raw == Optional.class) {
      Type inner = ((ParameterizedType) type).getActualTypeArguments()[0];
      return make(path, rawOf(inner), inner).stream().<Object>map(Optional::of).toList();
    }
    if (raw == List.class) {
      Type inner = ((ParameterizedType) type).getActualTypeArguments()[0];
      boolean deep = rawOf(inner) == Unit.class && depth > 1 || depth > 12;
      List<Object> some = new ArrayList<>();
      for (int i = 0; i < 2 && !deep; i++) {
        some.addAll(make(path, rawOf(inner), inner));
      }
      return List.of(some);
    }
    if (raw == TextSpan.class) {
      return List.of(TextSpan.NONE);
    }
    if (raw == Unit.class) {
      depth++;
      List<Object> made = records(path, raw);
      depth--;
      return made;
    }
    if (raw.isSealed()) {
      List<Object> made = new ArrayList<>();
      for (Class<?> kind : raw.getPermittedSubclasses()) {
        boolean turns = kind == Position.Offset.class && path.equals("Offset.origin");
        if (!turns) {
          made.addAll(make(path, kind, kind));
        }
      }
      return made;
    }
    if (raw.isRecord() && raw != RuleBookId.class) {
      return records(path, raw);
    }
    leaves.add(path);
    return List.of(plain(raw));
  }

  /** One record for every kind of its components; the others take turns. */
  private List<Object> records(String holder, Class<?> raw) {
    RecordComponent[] parts = raw.getRecordComponents();
    List<List<Object>> values = new ArrayList<>();
    int most = 1;
    for (RecordComponent part : parts) {
      String path =
          SHARED.contains(raw)
              ? holder + "/" + part.getName()
              : raw.getSimpleName() + "." + part.getName();
      List<Object> made = make(path, part.getType(), part.getGenericType());
      values.add(made);
      most = Math.max(most, made.size());
    }
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Object[] given = new Object[parts.length];
      for (int k = 0; k < parts.length; k++) {
        given[k] = values.get(k).get(i % values.get(k).size());
      }
      all.add(construct(raw, given));
    }
    return all;
  }

  private static Object construct(Class<?> raw, Object[] given) {
    try {
      Constructor<?> constructor =
          raw.getDeclaredConstructor(
              Arrays.stream(raw.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      return constructor.newInstance(given);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(raw + " cannot be planted", e);
    }
  }

  private static Object plain(Class<?> raw) {
    if (raw == RuleBookId.class) {
      return RuleBookId.usual();
    }
    if (raw.isEnum()) {
      return raw.getEnumConstants()[0];
    }
    if (raw == int.class || raw == Integer.class) {
      return 7;
    }
    if (raw == boolean.class) {
      return true;
    }
    if (raw == OptionalInt.class) {
      return OptionalInt.of(7);
    }
    if (raw == LocalTime.class) {
      return LocalTime.of(4, 0);
    }
    if (raw == LocalDateTime.class) {
      return LocalDateTime.of(1815, 6, 18, 13, 0);
    }
    throw new AssertionError(
        "The scenario holds a "
            + raw
            + "; say here how to plant it, and in SecretsTest whether it"
            + " is secret.");
  }

  private static Class<?> rawOf(Type type) {
    return type instanceof ParameterizedType generic
        ? (Class<?>) generic.getRawType()
        : (Class<?>) type;
  }
}
