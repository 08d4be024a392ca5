package studio.kriegsspiel.scenario.finding;

/**
 * A place on the map, in metres of the terrain's coordinate system.
 *
 * @param x easting in metres
 * @param y northing in metres
 */
public record MapSpot(double x, double y) {}
