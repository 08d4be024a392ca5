package studio.kriegsspiel.scenario.review;

import java.util.Optional;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Findings that the author has looked at and lets stand, such as {@code allow KS-FRC-002 "the
 * return counts officers"}. Without a reason nothing is allowed.
 *
 * @param id the id of the findings, as written
 * @param of what alone it is allowed of; without it, of everything
 * @param reason why
 * @param span the whole statement
 * @param idSpan the id in it
 */
public record Allowance(
    String id, Optional<Concern> of, Optional<String> reason, TextSpan span, TextSpan idSpan) {}
