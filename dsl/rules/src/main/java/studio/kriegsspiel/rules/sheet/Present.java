package studio.kriegsspiel.rules.sheet;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.mapping.Correspondence;

/**
 * What a scenario has, so that of a book's tables only what it needs is printed.
 *
 * @param needs what forces and ground have
 * @param concepts keys of what forces have, of each family of things that correspond; a family that
 *     is not here is not told of
 */
public record Present(Set<Need> needs, Map<Correspondence.Family, Set<String>> concepts) {
  /** Copies what it is given. */
  public Present {
    needs = Set.copyOf(needs);
    concepts = Map.copyOf(concepts);
  }

  /** Whether any of these is there, or none is asked for. */
  boolean hasAny(Set<Need> asked) {
    return asked.isEmpty() || asked.stream().anyMatch(needs::contains);
  }

  /** The book's words for what is there of a family; all its words where that is not told. */
  Set<String> terms(RuleBookId book, Correspondence.Family family) {
    Set<String> known = concepts.get(family);
    return Correspondence.of(book).all(family).stream()
        .filter(each -> known == null || known.contains(each.concept()))
        .flatMap(each -> each.findTerm().stream())
        .collect(Collectors.toSet());
  }
}
