package studio.kriegsspiel.checks.allow;

import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A finding that the author lets stand.
 *
 * @param finding what was found
 * @param reason why it is let stand
 * @param by the place of the statement that says so
 */
public record AllowedFinding(Finding finding, String reason, TextSpan by) {}
