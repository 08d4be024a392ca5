package studio.kriegsspiel.scenario.people;

import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A role that somebody holds.
 *
 * @param side the side's name
 * @param role the role's title
 */
public record HeldRole(String side, String role, TextSpan span) {}
