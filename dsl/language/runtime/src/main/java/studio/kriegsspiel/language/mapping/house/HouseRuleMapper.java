package studio.kriegsspiel.language.mapping.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import studio.kriegsspiel.language.mapping.context.Literals;
import studio.kriegsspiel.language.mapping.context.MappingContext;
import studio.kriegsspiel.language.xtext.kriegsspiel.HouseRule;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.review.HouseRule.Kind;
import studio.kriegsspiel.scenario.review.HouseRule.Measure;
import studio.kriegsspiel.scenario.review.HouseRule.Subject;
import studio.kriegsspiel.scenario.review.HouseRule.Wants;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads one line of house rules, word by word: of what it speaks, whose, and what it wants. */
final class HouseRuleMapper {
  private static final Pattern ID = Pattern.compile("[A-Z][A-Z0-9]{1,9}-[A-Z]{3}-\\d{3}");
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Set<String> ARTICLES = Set.of("a", "an", "the", "its", "any");

  private final MappingContext context;
  private final String house;

  HouseRuleMapper(MappingContext context, String house) {
    this.context = context;
    this.house = house;
  }

  /** A word and where it stands. */
  private record Said(String word, TextSpan span) {}

  /** The rule; nothing, and a finding on the word, if it is not understood. */
  Optional<studio.kriegsspiel.scenario.review.HouseRule> map(HouseRule written) {
    List<Said> words = new ArrayList<>();
    for (TextSpan each : context.spans(written, "words")) {
      words.add(new Said(Literals.name(context.text(each)), each));
    }
    Optional<Subject> subject = subject(written, words);
    Optional<Optional<String>> side = subject.flatMap(known -> side(words));
    Optional<Wants> wants = side.flatMap(known -> wants(written, subject.get().kind(), words));
    Optional<String> id = id(written);
    Optional<Severity> severity = severity(written);
    if (wants.isEmpty() || id.isEmpty() || severity.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new studio.kriegsspiel.scenario.review.HouseRule(
            id.get(),
            severity.get(),
            written.getManner() + " " + context.words(written, "words"),
            Optional.ofNullable(written.getReason()).map(Literals::title),
            subject.get(),
            side.get(),
            wants.get(),
            written.getManner().equals("no"),
            house,
            context.span(written)));
  }

  private Optional<Subject> subject(HouseRule written, List<Said> words) {
    Said first = words.remove(0);
    String two = words.isEmpty() ? first.word() : first.word() + " " + words.get(0).word();
    Optional<Echelon> level = HouseWords.level(two);
    if (level.isPresent()) {
      words.remove(0);
    } else {
      level = HouseWords.level(first.word());
    }
    Kind kind = level.isPresent() ? Kind.LEVEL : HouseWords.KINDS.get(first.word());
    boolean alone = written.getManner().equals("the");
    if (kind != null && alone == (kind == Kind.SCENARIO)) {
      return Optional.of(new Subject(kind, level));
    }
    context.unknown(
        "KS-SYN-007",
        first.span(),
        "`" + first.word() + "` is nothing that a house rule speaks of here",
        first.word(),
        HouseWords.subjects(),
        "A rule speaks of `every` or `no` side, role, unit, body or level such as battery, or of `the scenario`.");
    return Optional.empty();
  }

  /** The side behind {@code of}; nothing stands for every side, {@code of any side} too. */
  private Optional<Optional<String>> side(List<Said> words) {
    if (words.isEmpty() || !words.get(0).word().equals("of")) {
      return Optional.of(Optional.empty());
    }
    words.remove(0);
    if (words.isEmpty()) {
      return Optional.of(Optional.empty());
    }
    String name = words.remove(0).word();
    boolean all = Set.of("any", "every", "each").contains(name);
    if (all && !words.isEmpty() && words.get(0).word().equals("side")) {
      words.remove(0);
    }
    return Optional.of(all ? Optional.empty() : Optional.of(name));
  }

  private Optional<Wants> wants(HouseRule written, Kind kind, List<Said> words) {
    if (words.isEmpty() || !words.remove(0).word().equals("has")) {
      context.error(
          "KS-SYN-002",
          context.spanOfAll(written, "words"),
          "It is not said what it has to have.",
          "Write `has` behind it, so: `every battery has a calibre`, `no unit has more than 1000 men`.");
      return Optional.empty();
    }
    OptionalInt[] bounds = bounds(words);
    words.removeIf(each -> ARTICLES.contains(each.word()));
    if (words.isEmpty()) {
      context.error(
          "KS-SYN-002",
          context.spanOfAll(written, "words"),
          "It is not said what it has to have.",
          "Write it behind `has`: " + String.join(", ", HouseWords.measures(kind)) + ".");
      return Optional.empty();
    }
    return measure(kind, words)
        .map(each -> new Wants(each, bounds[0].orElse(1), bounds[1].orElse(Integer.MAX_VALUE)));
  }

  /**
   * {@code at least 2}, {@code at most 4}, {@code more than 1000}, {@code fewer than 10}, {@code
   * 2}.
   */
  private static OptionalInt[] bounds(List<Said> words) {
    Map<String, Integer> manners =
        Map.of("at least", 0, "at most", 1, "more than", 2, "fewer than", 3, "less than", 3);
    String two = words.size() > 2 ? words.get(0).word() + " " + words.get(1).word() : "";
    Integer manner = manners.get(two);
    int at = manner == null ? 0 : 2;
    boolean counted = words.size() > at && NUMBER.matcher(words.get(at).word()).matches();
    OptionalInt number = counted ? Literals.whole(words.get(at).word()) : OptionalInt.empty();
    OptionalInt none = OptionalInt.empty();
    if (number.isEmpty()) {
      return new OptionalInt[] {none, none};
    }
    words.subList(0, at + 1).clear();
    int n = number.getAsInt();
    return switch (manner == null ? -1 : manner) {
      case 0 -> new OptionalInt[] {number, none};
      case 1 -> new OptionalInt[] {OptionalInt.of(0), number};
      case 2 -> new OptionalInt[] {OptionalInt.of(n + 1), none};
      case 3 -> new OptionalInt[] {OptionalInt.of(0), OptionalInt.of(Math.max(0, n - 1))};
      default -> new OptionalInt[] {number, number};
    };
  }

  private Optional<Measure> measure(Kind kind, List<Said> words) {
    String all = String.join(" ", words.stream().map(Said::word).toList());
    Optional<Measure> known = HouseWords.measure(kind, all);
    if (known.isEmpty()) {
      Said first = words.get(0);
      context.unknown(
          "KS-SYN-007",
          first.span(),
          "`" + all + "` is nothing that a house rule counts of it",
          all,
          HouseWords.measures(kind),
          "Known are " + String.join(", ", HouseWords.measures(kind)) + ".");
    }
    return known;
  }

  private Optional<String> id(HouseRule written) {
    String id = Literals.name(written.getId());
    if (ID.matcher(id).matches() && !id.startsWith("KS-")) {
      return Optional.of(id);
    }
    context.error(
        "KS-SYN-007",
        context.span(written, "id"),
        "`" + id + "` is no name of a house rule.",
        "It has a prefix of your own, three letters and three figures, so: `CLUB-ART-001`; `KS-` is the studio's.");
    return Optional.empty();
  }

  private Optional<Severity> severity(HouseRule written) {
    if (written.getSeverity() == null) {
      return Optional.of(Severity.WARNING);
    }
    String word = Literals.name(written.getSeverity()).toLowerCase(Locale.ROOT);
    Optional<Severity> known = HouseWords.severity(word);
    if (known.isEmpty()) {
      context.unknown(
          "KS-SYN-007",
          context.span(written, "severity"),
          "`" + word + "` does not say how much a breach matters",
          word,
          HouseWords.SEVERITIES,
          "A breach is an error, a warning or a note; without a word it is a warning.");
    }
    return known;
  }
}
