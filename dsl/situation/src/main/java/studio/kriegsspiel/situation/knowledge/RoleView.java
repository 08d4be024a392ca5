package studio.kriegsspiel.situation.knowledge;

import java.util.Optional;

/**
 * A part for one player of the reader's side.
 *
 * @param title what the player is
 * @param commands short name of the unit commanded, if the reader knows of that unit
 * @param superior short name of the unit whose commander gives the orders, likewise
 */
public record RoleView(String title, Optional<String> commands, Optional<String> superior) {}
