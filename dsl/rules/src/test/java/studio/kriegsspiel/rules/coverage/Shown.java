package studio.kriegsspiel.rules.coverage;

import java.util.List;

/**
 * How one statement, or one part of it, is shown.
 *
 * @param how in which way
 * @param by the procedures, tables, checks or papers; for people and the rehearsal, why
 * @param tests the tests that name it
 */
record Shown(How how, List<String> by, List<String> tests) {}
