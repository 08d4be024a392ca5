package studio.kriegsspiel.export.paper;

import java.util.Optional;
import java.util.regex.Pattern;

/** Names of files that no side's papers may have, because other papers or devices have them. */
public final class ReservedNames {
  private static final Pattern OWN = Pattern.compile("umpire|map|play|aids|liaison");
  private static final Pattern DEVICES = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

  private ReservedNames() {}

  /** Why a side of this name cannot be given papers of its own, as a sentence; none if it can. */
  public static Optional<String> findFault(String side) {
    String stem = FileNames.slug(side, "side");
    if (OWN.matcher(stem).matches()) {
      return Optional.of(
          "The papers of the side \"%s\" would be called %s.pdf, and be taken for %s; give the side another name."
              .formatted(side, stem, owner(stem)));
    }
    return DEVICES.matcher(stem).matches()
        ? Optional.of(
            "The papers of the side \"%s\" would be called %s.pdf, which Windows cannot store; give the side another name."
                .formatted(side, stem))
        : Optional.empty();
  }

  private static String owner(String stem) {
    return switch (stem) {
      case "umpire" -> "the umpire's";
      case "liaison" -> "a liaison umpire's";
      default -> "everyone's";
    };
  }
}
