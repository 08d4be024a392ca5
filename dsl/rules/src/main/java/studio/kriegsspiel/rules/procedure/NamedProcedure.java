package studio.kriegsspiel.rules.procedure;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;

/** A procedure that knows what it is called; what remains is how it decides. */
public abstract class NamedProcedure implements Procedure {
  private final String name;
  private final String title;
  private final Citation citation;
  private final List<Parameter> parameters;

  /** Names the procedure; the citation's book is the book that decides. */
  protected NamedProcedure(
      String name, String title, Citation citation, List<Parameter> parameters) {
    this.name = name;
    this.title = title;
    this.citation = citation;
    this.parameters = List.copyOf(parameters);
  }

  @Override
  public final RuleBookId book() {
    return citation.book();
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final Citation citation() {
    return citation;
  }

  @Override
  public final List<Parameter> parameters() {
    return parameters;
  }
}
