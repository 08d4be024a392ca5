package studio.kriegsspiel.desk.core;

import java.util.Optional;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A wish to look at something, in the text and on the map.
 *
 * @param span its place in the text, {@link TextSpan#NONE} if it has none
 * @param spot its place on the map
 * @param focusText whether the text should get the keyboard
 */
public record Jump(TextSpan span, Optional<MapSpot> spot, boolean focusText) {}
