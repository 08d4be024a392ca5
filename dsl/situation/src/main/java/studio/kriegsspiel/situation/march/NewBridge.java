package studio.kriegsspiel.situation.march;

import java.time.LocalDateTime;
import studio.kriegsspiel.terrain.Feature;

/**
 * A bridge that is built during play.
 *
 * @param bridge its shape on the ground
 * @param opens when it is finished and bears troops
 */
public record NewBridge(Feature bridge, LocalDateTime opens) {}
