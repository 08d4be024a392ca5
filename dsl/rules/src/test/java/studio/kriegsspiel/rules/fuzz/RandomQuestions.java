package studio.kriegsspiel.rules.fuzz;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Questions at random: ends and small figures more often than a flat draw would have them. */
final class RandomQuestions {
  private static final int SMALL = 20;

  private final Random random;

  RandomQuestions(Random random) {
    this.random = random;
  }

  Map<String, String> next(Procedure procedure) {
    int likely = 2 + random.nextInt(6);
    Map<String, String> question = new LinkedHashMap<>();
    for (Parameter parameter : procedure.parameters()) {
      if (parameter.isRequired() || random.nextInt(likely) == 0) {
        question.put(parameter.name(), value(parameter));
      }
    }
    return question;
  }

  private String value(Parameter parameter) {
    return switch (parameter.kind()) {
      case CHOICE, YES_NO -> parameter.allowed().get(random.nextInt(parameter.allowed().size()));
      case NUMBER -> Integer.toString(number(parameter));
      case FRACTION -> number(parameter) + (random.nextBoolean() ? "" : ".5");
      case TEXT -> "eoo";
    };
  }

  private int number(Parameter parameter) {
    int span = (int) Math.min((long) parameter.most() - parameter.least(), SMALL);
    return switch (random.nextInt(6)) {
      case 0 -> parameter.least();
      case 1 -> parameter.most();
      case 2 -> parameter.least() + random.nextInt(Math.max(1, Math.min(parameter.most(), 400)));
      default -> Math.max(parameter.least(), 0) + random.nextInt(Math.max(1, span));
    };
  }
}
