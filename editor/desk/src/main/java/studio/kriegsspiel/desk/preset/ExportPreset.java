package studio.kriegsspiel.desk.preset;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.desk.core.ExportWish;
import studio.kriegsspiel.drawing.style.MapManner;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.pdf.PageSize;

/**
 * What of a wish holds for any scenario: what is written, on which paper, and for how many umpires.
 * Folder, variant, sources that are followed and who comes are a scenario's own.
 *
 * @param targets what is written; of none nothing is left to be chosen
 * @param look how maps are printed
 * @param umpires for how many there are books
 */
public record ExportPreset(Set<ExportTarget> targets, ExportWish.Look look, int umpires) {
  private static final String TO = "--to";
  private static final String PAPER = "--paper";
  private static final String SCALE = "--scale";
  private static final String MANNER = "--manner";
  private static final String UMPIRES = "--umpires";
  private static final int MOST_UMPIRES = 99;
  private static final int LARGEST = 100;
  private static final int SMALLEST = 10_000_000;

  /** Copies the set. */
  public ExportPreset {
    targets = Set.copyOf(targets);
  }

  /** What of a wish holds for any scenario. */
  public static ExportPreset of(ExportWish wish) {
    return new ExportPreset(wish.targets(), wish.look(), wish.umpires().orElse(1));
  }

  /** The same where so many umpires are the most that a scenario takes. */
  public ExportPreset within(int mostUmpires) {
    return new ExportPreset(targets, look, Math.min(umpires, mostUmpires));
  }

  /** The same as the options of {@code studio export}, so that a person can read it. */
  String words() {
    String wanted =
        EnumSet.allOf(ExportTarget.class).stream()
            .filter(targets::contains)
            .map(ExportTarget::key)
            .collect(Collectors.joining(","));
    List<String> words = new ArrayList<>();
    if (!wanted.isEmpty()) {
      words.addAll(List.of(TO, wanted));
    }
    words.addAll(List.of(PAPER, look.paper().key(), SCALE, Integer.toString(look.scale())));
    words.addAll(List.of(MANNER, look.manner().key(), UMPIRES, Integer.toString(umpires)));
    return String.join(" ", words);
  }

  /** What such options say; nothing if any of them is none, is missing or comes twice. */
  static Optional<ExportPreset> read(String words) {
    Map<String, String> said = new LinkedHashMap<>();
    String[] each = words.strip().split(" +", -1);
    for (int i = 0; i + 1 < each.length; i += 2) {
      said.put(each[i], each[i + 1]);
    }
    Set<String> known =
        said.containsKey(TO)
            ? Set.of(TO, PAPER, SCALE, MANNER, UMPIRES)
            : Set.of(PAPER, SCALE, MANNER, UMPIRES);
    if (!said.keySet().equals(known) || each.length != 2 * known.size()) {
      return Optional.empty();
    }
    return targets(said.getOrDefault(TO, ""))
        .flatMap(
            targets ->
                look(said).flatMap(look -> umpired(targets, look, said.getOrDefault(UMPIRES, ""))));
  }

  private static Optional<ExportPreset> umpired(
      Set<ExportTarget> targets, ExportWish.Look look, String umpires) {
    return number(umpires, 1, MOST_UMPIRES).map(count -> new ExportPreset(targets, look, count));
  }

  private static Optional<ExportWish.Look> look(Map<String, String> said) {
    return PageSize.findByKey(said.getOrDefault(PAPER, ""))
        .flatMap(
            paper ->
                number(said.getOrDefault(SCALE, ""), LARGEST, SMALLEST)
                    .flatMap(
                        scale ->
                            MapManner.findByKey(said.getOrDefault(MANNER, ""))
                                .map(manner -> new ExportWish.Look(paper, scale, manner))));
  }

  private static Optional<Set<ExportTarget>> targets(String keys) {
    Set<ExportTarget> targets = EnumSet.noneOf(ExportTarget.class);
    if (!keys.isEmpty()) {
      for (String key : keys.split(",", -1)) {
        Optional<ExportTarget> target = ExportTarget.findByKey(key);
        if (target.isEmpty()) {
          return Optional.empty();
        }
        targets.add(target.get());
      }
    }
    return Optional.of(targets);
  }

  private static Optional<Integer> number(String digits, int least, int most) {
    if (!digits.matches("[0-9]{1,8}")) {
      return Optional.empty();
    }
    int number = Integer.parseInt(digits);
    return number >= least && number <= most ? Optional.of(number) : Optional.empty();
  }
}
