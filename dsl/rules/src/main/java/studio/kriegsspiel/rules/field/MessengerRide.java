package studio.kriegsspiel.rules.field;

import studio.kriegsspiel.rules.Citation;

/**
 * A messenger's ride.
 *
 * @param minutes minutes of the clock, not rounded to turns
 * @param citation what the rate rests on
 */
public record MessengerRide(double minutes, Citation citation) {}
