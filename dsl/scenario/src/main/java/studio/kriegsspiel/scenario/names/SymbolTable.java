package studio.kriegsspiel.scenario.names;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All names of one scenario and all their uses, in the order they were read. */
public final class SymbolTable {
  private final List<DefinedName> symbols = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final Map<Key, DefinedName> byName = new HashMap<>();

  private record Key(DefinedName.Kind kind, String side, String name) {}

  /** Notes a definition. */
  public void define(DefinedName symbol) {
    symbols.add(symbol);
    byName.putIfAbsent(new Key(symbol.kind(), symbol.side(), symbol.name()), symbol);
  }

  /** From here on the name stands for nothing, until it is defined anew; what was noted stays. */
  public void forget(DefinedName.Kind kind, String side, String name) {
    byName.remove(new Key(kind, side, name));
  }

  /** Notes a use. */
  public void refer(Reference reference) {
    references.add(reference);
  }

  /** Every definition. */
  public List<DefinedName> symbols() {
    return List.copyOf(symbols);
  }

  /** Every use of any symbol. */
  public List<Reference> references() {
    return List.copyOf(references);
  }

  /** Every use of a symbol. */
  public List<Reference> usesOf(DefinedName symbol) {
    return references.stream().filter(each -> each.target().equals(symbol)).toList();
  }

  /** The first definition of that kind, side and name. */
  public Optional<DefinedName> find(DefinedName.Kind kind, String side, String name) {
    return Optional.ofNullable(byName.get(new Key(kind, side, name)));
  }

  /** What the name at an offset stands for, whether it is defined or used there. */
  public Optional<DefinedName> at(int offset) {
    for (DefinedName each : symbols) {
      if (each.nameSpan().contains(offset)) {
        return Optional.of(each);
      }
    }
    return references.stream()
        .filter(each -> each.span().contains(offset))
        .map(Reference::target)
        .findFirst();
  }
}
