package studio.kriegsspiel.desk.importing;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.importer.survey.SourceSurvey;

/**
 * A file of an import, with what was found in it and what the author says of it.
 *
 * @param file the file
 * @param survey what was found; none while it is being looked at
 * @param role what it is taken for
 * @param system EPSG code the author named; empty if none
 * @param facts where it comes from
 */
public record SourceItem(
    Path file, Optional<SourceSurvey> survey, SourceRole role, String system, LayerFacts facts) {
  /** A file that has yet to be looked at. */
  public static SourceItem unseen(Path file) {
    return new SourceItem(file, Optional.empty(), SourceRole.LEFT_OUT, "", LayerFacts.NONE);
  }

  /** Its name without folders. */
  public String name() {
    return String.valueOf(file.getFileName());
  }

  /** Whether it is still being looked at. */
  public boolean isLooking() {
    return survey.isEmpty();
  }

  /** Whether the import takes it. */
  public boolean isTaken() {
    return role != SourceRole.LEFT_OUT;
  }

  /** Why it cannot be used; empty if it can. */
  public String fault() {
    return survey.map(SourceSurvey::fault).orElse("");
  }

  /** What was found in it, in a line. */
  public String found() {
    return survey
        .map(each -> each.fault().isEmpty() ? each.found() : each.fault())
        .orElse("being looked at…");
  }

  /** What it may be taken for. */
  public List<SourceRole> roles() {
    return survey.map(SourceSurvey::roles).orElse(List.of(role));
  }

  /** Whether its system has to be named before it can be taken. */
  public boolean lacksSystem() {
    return role.hasSystem() && survey.filter(SourceSurvey::lacksSystem).isPresent();
  }

  /** What is known of its system while the author has named none. */
  public String systemWords() {
    if (lacksSystem()) {
      return survey.filter(SourceSurvey::isSystemRefused).isPresent()
          ? "that of the file is refused: choose another"
          : "not named: choose it";
    }
    if (role == SourceRole.SCAN) {
      return "that of its control points";
    }
    return survey
        .flatMap(SourceSurvey::system)
        .map(code -> code + ", as the file says")
        .orElse("has no place of its own");
  }

  /** Whether naming a system makes a difference. */
  public boolean mayNameSystem() {
    return role.hasSystem() && survey.filter(each -> each.bounds().isPresent()).isPresent();
  }

  /** Taken for something else. */
  public SourceItem as(SourceRole other) {
    return new SourceItem(file, survey, other, system, facts);
  }

  /** In a system the author names. */
  public SourceItem in(String code) {
    return new SourceItem(file, survey, role, code, facts);
  }

  /** With other facts. */
  public SourceItem with(LayerFacts other) {
    return new SourceItem(file, survey, role, system, other);
  }

  /** After a look; a role the author chose stays if the file can still be that. */
  public SourceItem seen(SourceSurvey look) {
    boolean keeps = survey.isPresent() && look.roles().contains(role);
    return new SourceItem(file, Optional.of(look), keeps ? role : look.role(), system, facts);
  }
}
