package studio.kriegsspiel.game;

import java.time.LocalDateTime;

/**
 * Two that have come near each other.
 *
 * @param contact how near when they met
 * @param since the minute they met
 * @param stops whether it is for people to decide; where one of the two is in reach of others
 *     already, it is told and no more
 */
public record Meeting(Contact contact, LocalDateTime since, boolean stops) {}
