package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;
import studio.kriegsspiel.scenario.place.Direction;

/**
 * The way the reader's side falls back.
 *
 * @param along the named place or road it follows
 * @param towards the direction in which it leaves
 */
public record RetreatView(String along, Optional<Direction> towards) {}
