package studio.kriegsspiel.language.mapping.context;

import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.names.DefinedName;
import studio.kriegsspiel.scenario.names.Reference;
import studio.kriegsspiel.scenario.names.SymbolTable;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Notes where names are defined and used, each place cut down to the name itself. */
public final class NameUses {
  private final SourceText source;
  private final SymbolTable symbols;

  public NameUses(SourceText source, SymbolTable symbols) {
    this.source = source;
    this.symbols = symbols;
  }

  void defineSide(String name, TextSpan span) {
    symbols.define(new DefinedName(DefinedName.Kind.SIDE, name, name, span, false));
  }

  void defineRole(String side, String title, TextSpan span) {
    symbols.define(new DefinedName(DefinedName.Kind.ROLE, side, title, unquoted(span), true));
  }

  /** A unit of an army list has no place in this text that could be shown or renamed. */
  void defineUnit(Unit unit) {
    UnitId id = unit.id();
    if (source.text().startsWith("import", unit.span().offset())) {
      symbols.define(
          new DefinedName(DefinedName.Kind.UNIT, id.side(), id.name(), TextSpan.NONE, false));
      return;
    }
    TextSpan span = unit.nameSpan();
    TextSpan name = unquoted(span);
    boolean quoted = name.length() != span.length();
    symbols.define(
        new DefinedName(DefinedName.Kind.UNIT, unit.id().side(), unit.id().name(), name, quoted));
  }

  /** A name that another file defines; what uses it here is known all the same. */
  void defineElsewhere(DefinedName.Kind kind, String side, String name) {
    symbols.define(new DefinedName(kind, side, name, TextSpan.NONE, false));
  }

  void forget(UnitId id) {
    symbols.forget(DefinedName.Kind.UNIT, id.side(), id.name());
  }

  public void defineTemplate(String name, TextSpan span) {
    symbols.define(new DefinedName(DefinedName.Kind.TEMPLATE, "", name, unquoted(span), true));
  }

  public void template(String name, TextSpan span) {
    symbols
        .find(DefinedName.Kind.TEMPLATE, "", name)
        .ifPresent(symbol -> symbols.refer(new Reference(unquoted(span), symbol)));
  }

  void side(String name, TextSpan span) {
    symbols
        .find(DefinedName.Kind.SIDE, name, name)
        .ifPresent(symbol -> symbols.refer(new Reference(span, symbol)));
  }

  void role(String side, String title, TextSpan span) {
    symbols
        .find(DefinedName.Kind.ROLE, side, title)
        .ifPresent(symbol -> symbols.refer(new Reference(unquoted(span), symbol)));
  }

  /** A unit's name, or its title used for it, and before its dot its side's. */
  void unit(UnitId id, TextSpan span, boolean qualified) {
    TextSpan whole = unquoted(span);
    String text = source.text().substring(whole.offset(), whole.end());
    int dot = qualified ? text.indexOf('.') : -1;
    if (dot > 0) {
      side(id.side(), source.span(whole.offset(), text.substring(0, dot).stripTrailing().length()));
    }
    int start = dot + 1;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    TextSpan name = source.span(whole.offset() + start, text.length() - start);
    boolean byTitle = !Literals.name(text.substring(start)).equals(id.name());
    symbols
        .find(DefinedName.Kind.UNIT, id.side(), id.name())
        .ifPresent(symbol -> symbols.refer(new Reference(name, symbol, byTitle)));
  }

  private TextSpan unquoted(TextSpan span) {
    String text = source.text().substring(span.offset(), span.end());
    boolean opens = text.length() > 1 && text.startsWith("\"");
    boolean closes = opens && text.endsWith("\"");
    return opens ? source.span(span.offset() + 1, span.length() - (closes ? 2 : 1)) : span;
  }
}
