package studio.kriegsspiel.scenario.people;

import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A role that is given up where people are missing. Such statements stand in the order in which
 * roles are given up.
 *
 * @param role which
 * @param heir to whom it falls; where it is not said, the studio proposes
 * @param span the whole statement
 */
public record Spare(Audience.RoleOnly role, Optional<Heir> heir, TextSpan span) {}
