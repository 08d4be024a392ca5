package studio.kriegsspiel.checks.tonight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.secrets.PlayerText;
import studio.kriegsspiel.rules.Capital;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.force.Role;
import studio.kriegsspiel.scenario.text.ProseReference;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.tonight.GivenUp;
import studio.kriegsspiel.situation.knowledge.ReadableText;
import studio.kriegsspiel.situation.words.NameFinder;

/**
 * Finds texts of players that name by its title a role which nobody plays tonight. A name in braces
 * is read as the title of who leads instead, and is no fault.
 */
public final class AbsentNamed {
  private static final String PROSE = "\"\"\"";
  private static final String REWRITE = "say it so that it holds for both";

  private final CheckContext evening;
  private final Set<Audience.RoleOnly> hasHeir;
  private final NameFinder<Optional<Audience.RoleOnly>> finder = new NameFinder<>();

  private AbsentNamed(CheckContext evening, List<GivenUp> absent) {
    this.evening = evening;
    this.hasHeir =
        absent.stream()
            .filter(each -> each.heir().match(to -> true, () -> false, () -> false))
            .map(GivenUp::role)
            .collect(Collectors.toSet());
    Set<String> present =
        evening.scenario().sides().stream()
            .flatMap(side -> side.roles().stream())
            .map(Role::title)
            .collect(Collectors.toSet());
    present.forEach(title -> finder.add(Optional.empty(), title));
    absent.stream()
        .map(GivenUp::role)
        .filter(role -> !present.contains(role.role()))
        .forEach(role -> finder.add(Optional.of(role), role.role()));
  }

  /**
   * All of them, in no order.
   *
   * @param evening the scenario as it is played, beside the text as it is written
   * @param absent the roles that are not in it
   */
  public static List<Finding> in(CheckContext evening, List<GivenUp> absent) {
    AbsentNamed named = new AbsentNamed(evening, absent);
    return ReadableText.of(evening.situation()).stream()
        .flatMap(text -> named.in(text).stream())
        .toList();
  }

  private List<Finding> in(ReadableText text) {
    PlayerText prose = PlayerText.of(text, evening.text());
    List<NameFinder.Hit<Optional<Audience.RoleOnly>>> hits = finder.find(prose.text());
    List<Finding> all = new ArrayList<>();
    for (NameFinder.Hit<Optional<Audience.RoleOnly>> hit : hits) {
      hit.what()
          .filter(role -> text.audience().findSide().map(role.side()::equals).orElse(true))
          .filter(role -> isMeant(role.role(), prose.text().substring(hit.start(), hit.end())))
          .filter(role -> hits.stream().noneMatch(other -> isWithin(hit, other)))
          .flatMap(role -> finding(text, prose, hit, role))
          .ifPresent(all::add);
    }
    return all;
  }

  private Optional<Finding> finding(
      ReadableText text, PlayerText prose, NameFinder.Hit<?> hit, Audience.RoleOnly role) {
    Optional<ProseReference> braces = reference(text, prose, hit);
    if (braces.isPresent()) {
      boolean told = braces.get().referent().isRole(role.side(), role.role());
      return told
          ? Optional.of(finding(text, braces.get().span(), role, REWRITE, List.of()))
          : Optional.empty();
    }
    List<Fix> fixes = hasHeir.contains(role) ? fixes(text, prose, hit, role) : List.of();
    return Optional.of(
        finding(
            text,
            prose.at(hit.start(), hit.end()),
            role,
            fixes.isEmpty()
                ? REWRITE
                : "write the title in braces, and it reads as whoever leads instead, or " + REWRITE,
            fixes));
  }

  private static Finding finding(
      ReadableText text, TextSpan place, Audience.RoleOnly role, String hint, List<Fix> fixes) {
    return new Finding(
        TonightFault.ABSENT_NAMED.id(),
        TonightFault.ABSENT_NAMED.severity(),
        place,
        Optional.empty(),
        "%s names %s, which nobody plays tonight.".formatted(Capital.of(text.what()), role.words()),
        List.of(),
        Optional.of(hint + "; `allow KS-TON-001` with a reason where it gives nothing away"),
        fixes);
  }

  /** The title in braces; certain where everybody reads on what he has read. */
  private List<Fix> fixes(
      ReadableText text, PlayerText prose, NameFinder.Hit<?> hit, Audience.RoleOnly role) {
    boolean takesBraces =
        evening.text().find(text.within()).filter(each -> each.startsWith(PROSE)).isPresent();
    if (!takesBraces) {
      return List.of();
    }
    String braced = "{\"" + role.role() + "\"}";
    List<TextEdit> edits = List.of(TextEdit.replace(prose.at(hit.start(), hit.end()), braced));
    String title = "write `" + braced + "`";
    return List.of(
        prose.text().substring(hit.start(), hit.end()).equals(role.role())
            ? Fix.certain(title, edits)
            : Fix.proposal(title, edits));
  }

  /** The reference in braces that a name is part of. */
  private static Optional<ProseReference> reference(
      ReadableText text, PlayerText prose, NameFinder.Hit<?> hit) {
    return text.references().stream()
        .filter(
            each -> {
              int at = prose.find(each.span());
              return at >= 0 && at < hit.end() && hit.start() < at + each.span().length();
            })
        .findFirst();
  }

  /** A title of one word is a word like others unless it has a capital. */
  private static boolean isMeant(String title, String found) {
    return title.contains(" ") || Character.isUpperCase(found.codePointAt(0));
  }

  private static boolean isWithin(NameFinder.Hit<?> part, NameFinder.Hit<?> whole) {
    return whole.start() <= part.start()
        && part.end() <= whole.end()
        && whole.end() - whole.start() > part.end() - part.start();
  }
}
