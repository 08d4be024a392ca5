package studio.kriegsspiel.study.help;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.prose.PlainProse;

/**
 * Prose with what it refers to written out, as its reader will read it.
 *
 * @param span where it stands
 * @param reader who reads it, such as {@code Blue}
 * @param text what he reads, without marks of emphasis
 */
public record ProseReading(TextSpan span, String reader, String text) {

  /** Every text of a situation that refers to something. */
  static List<ProseReading> of(Situation situation) {
    return ReadableText.of(situation).stream()
        .filter(each -> !each.references().isEmpty() && each.within().isPresent())
        .map(
            each ->
                new ProseReading(
                    each.within(),
                    reader(each.audience()),
                    PlainProse.of(each.text()).text().strip()))
        .toList();
  }

  private static String reader(Audience audience) {
    return audience instanceof Audience.RoleOnly one
        ? "\"" + one.role() + "\" of " + one.side()
        : audience.findSide().orElse("everyone");
  }

  /** The one that an offset lies in. */
  public static Optional<ProseReading> at(List<ProseReading> all, int offset) {
    return all.stream()
        .filter(each -> each.span().contains(offset))
        .min(Comparator.comparingInt(each -> each.span().length()));
  }

  /** All of it, with who reads it before it. */
  public String words() {
    return "As " + reader + " reads it:\n" + text;
  }
}
