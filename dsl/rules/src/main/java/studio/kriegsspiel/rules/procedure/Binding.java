package studio.kriegsspiel.rules.procedure;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.table.TableSet;

/**
 * The parameters that a record's components declare, and the way from a checked question back to
 * the record. Each parameter is written down once, as the component itself.
 *
 * @param <Q> the record
 */
final class Binding<Q extends Record> {
  private final RuleBookId book;
  private final TableSet tables;
  private final List<Parameter> parameters = new ArrayList<>();
  private final List<Consistency.Declared> records = new ArrayList<>();
  private final Function<Question, Q> reader;

  Binding(Class<Q> type, RuleBookId book, TableSet tables) {
    this.book = book;
    this.tables = tables;
    this.reader = record(type, "", "");
  }

  List<Parameter> parameters() {
    return List.copyOf(parameters);
  }

  /** What the record and its parts say cannot go together. */
  Consistency consistency() {
    return Consistency.of(records, book, parameters);
  }

  Q read(Question question) {
    return reader.apply(question);
  }

  private <R> Function<Question, R> record(Class<R> type, String prefix, String called) {
    records.add(new Consistency.Declared(type, prefix, called));
    RecordComponent[] components = type.getRecordComponents();
    List<Function<Question, ?>> readers = new ArrayList<>();
    for (RecordComponent component : components) {
      readers.add(component(component, prefix, called));
    }
    Constructor<R> constructor = constructor(type, components);
    return question ->
        construct(constructor, readers.stream().map(each -> each.apply(question)).toArray());
  }

  private static <R> Constructor<R> constructor(Class<R> type, RecordComponent[] components) {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<R> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <R> R construct(Constructor<R> constructor, @Nullable Object[] values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RulesException fault) {
        throw fault;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Function<Question, ?> component(RecordComponent component, String prefix, String called) {
    YesWords words = component.getAnnotation(YesWords.class);
    if (words != null) {
      return yesWords(words);
    }
    Part part = component.getAnnotation(Part.class);
    if (part != null) {
      String own = part.plain() ? prefix : prefix + dashed(component.getName()) + "-";
      String title = part.value().isEmpty() ? component.getName() : part.value();
      return record(component.getType(), own, part.plain() ? called : title);
    }
    Ask ask = component.getAnnotation(Ask.class);
    if (ask == null) {
      throw new IllegalStateException(
          component.getDeclaringRecord().getSimpleName()
              + "."
              + component.getName()
              + " says neither what it asks for nor what it is part of.");
    }
    Parameter parameter = parameter(ask, component, prefix, called);
    Function<String, Object> value = value(component.getType(), component);
    boolean optional = isOptional(component.getType());
    if (ask.only().length > 0 && !List.of(ask.only()).contains(book.id())) {
      String preset = parameter.preset();
      if (preset == null) {
        throw new IllegalStateException(parameter.name() + " needs a value in the other books.");
      }
      return question -> preset.isEmpty() ? empty(component) : value.apply(preset);
    }
    parameters.add(parameter);
    String name = parameter.name();
    return optional
        ? question -> question.findText(name).map(value).orElse(empty(component))
        : question -> value.apply(question.getText(name));
  }

  private Function<Question, Set<String>> yesWords(YesWords words) {
    List<String> names = new ArrayList<>();
    tables
        .get(words.table())
        .rows()
        .forEach(
            row -> {
              names.add(row.getText(words.names()));
              parameters.add(
                  Parameter.yesNo(row.getText(words.names()), row.getText(words.titles())));
            });
    return question -> {
      Set<String> yes = new LinkedHashSet<>(names);
      yes.removeIf(name -> !question.getText(name).equals("yes"));
      return yes;
    };
  }

  private Parameter parameter(Ask ask, RecordComponent component, String prefix, String called) {
    Class<?> type = plainType(component);
    String own = ask.name().isEmpty() ? dashed(component.getName()) : ask.name();
    String name = own.equals(Part.SELF) ? prefix.substring(0, prefix.length() - 1) : prefix + own;
    String title = ask.value().replace("%s", called);
    List<String> choices = choices(ask, type);
    Parameter parameter;
    if (type == boolean.class) {
      parameter = Parameter.yesNo(name, title);
    } else if (type == int.class || type == Integer.class) {
      parameter = Parameter.number(name, title, ask.least(), ask.most());
    } else if (type == Fraction.class) {
      parameter = Parameter.fraction(name, title, ask.least(), ask.most());
    } else if (choices.isEmpty()) {
      parameter = Parameter.text(name, title);
    } else {
      parameter = Parameter.choice(name, title, choices);
    }
    String preset = ask.or();
    if (!preset.equals(Ask.NEEDED)) {
      return parameter.or(preset);
    }
    return isOptional(component.getType()) ? parameter.or("") : parameter;
  }

  private List<String> choices(Ask ask, Class<?> type) {
    if (ask.of().length > 0) {
      return List.of(ask.of());
    }
    if (!ask.rows().isEmpty()) {
      int dot = ask.rows().indexOf('.');
      String column = ask.rows().substring(dot + 1);
      return tables.get(ask.rows().substring(0, dot)).rows().stream()
          .map(row -> String.valueOf(row.value(column)))
          .distinct()
          .toList();
    }
    if (ask.from() != TableChoices.class) {
      try {
        Constructor<? extends TableChoices> made = ask.from().getDeclaredConstructor();
        made.setAccessible(true);
        return made.newInstance().of(tables);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return type.isEnum()
        ? Arrays.stream(type.getEnumConstants())
            .map(each -> Parameter.word((Enum<?>) each))
            .toList()
        : List.of();
  }

  private static Function<String, Object> value(Class<?> declared, RecordComponent component) {
    Function<String, Object> plain = plainValue(plainType(component));
    if (declared == OptionalInt.class) {
      return text -> OptionalInt.of(Integer.parseInt(text));
    }
    return declared == Optional.class ? text -> Optional.of(plain.apply(text)) : plain;
  }

  private static Function<String, Object> plainValue(Class<?> type) {
    if (type == boolean.class) {
      return "yes"::equals;
    }
    if (type == int.class || type == Integer.class) {
      return Integer::valueOf;
    }
    if (type == Fraction.class) {
      return Fraction::parse;
    }
    return type.isEnum() ? text -> constant(type, text) : text -> text;
  }

  private static Object constant(Class<?> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(each -> Parameter.word((Enum<?>) each).equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type.getSimpleName() + " has no " + word));
  }

  private static boolean isOptional(Class<?> type) {
    return type == OptionalInt.class || type == Optional.class;
  }

  private static Object empty(RecordComponent component) {
    return component.getType() == OptionalInt.class ? OptionalInt.empty() : Optional.empty();
  }

  /** The type of a value, once it is given. */
  private static Class<?> plainType(RecordComponent component) {
    if (component.getType() == OptionalInt.class) {
      return int.class;
    }
    if (component.getType() == Optional.class
        && component.getGenericType() instanceof ParameterizedType generic) {
      return (Class<?>) generic.getActualTypeArguments()[0];
    }
    return component.getType();
  }

  private static String dashed(String name) {
    return name.replaceAll("([A-Z]|\\d+)", "-$1").toLowerCase(Locale.ROOT);
  }
}
