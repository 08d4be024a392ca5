package studio.kriegsspiel.scenario.force;

import java.util.List;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * What one source, or several that agree, say of a unit's figures.
 *
 * @param figures the figures; empty where they say nothing
 * @param sources who says so; none is a reading nobody vouches for
 * @param span its words in the text
 */
public record FigureReading(Figures figures, List<SourceNote> sources, TextSpan span) {
  /** Copies the list. */
  public FigureReading {
    sources = List.copyOf(sources);
  }
}
