package studio.kriegsspiel.language.syntax;

import java.util.Map;

/** What may stand below a section, and where sections begin. */
final class SectionForms {
  /** For a word at the very beginning of a line. */
  static final String NEXT =
      "At the beginning of a line a section opens, such as `side Blue`, `army of Blue`, `deploy` or"
          + " `report to Blue`.";

  /** For a line of the head. */
  static final String HEAD =
      "In the head of a scenario stand lines such as `rules reisswitz-1824`, `terrain"
          + " \"mont-saint-jean\"`, `weather fair` or `ground dry`.";

  private static final Map<String, String> BELOW =
      Map.of(
          "Side",
          "Below a side stand lines such as `objective hold \"Mill\" until 18:30`, `line of retreat"
              + " \"Brussels road\" northward` or `role \"Commander\" for Alten`.",
          "Army",
          "In an order of battle stand units, so: `battalion \"5th Line KGL\" as KGL5: 379 men,"
              + " veteran`, and below them lines such as `state tired` or `source \"Siborne 1844\"`.",
          "Exercise",
          "Below an exercise stand lines such as `learn \"Judge when to ask for ammunition\"`,"
              + " `decision \"Rounds run short\" at 15:20` or `expect Baring still in \"Mill\" at 17:00"
              + " worth 3`.",
          "Variant",
          "Below a variant stand lines such as `ground firm`, `KGL5: 395 men` or `without"
              + " Red.Quiot`.");

  private SectionForms() {}

  /** A sentence on what may stand below a section of that kind. */
  static String below(String section) {
    String own = StatementForms.find(section).orElse(NEXT);
    return BELOW.getOrDefault(section, own);
  }
}
