/** The Battle System for horse and musket: adjudication of its three-phase turns. */
@NullMarked
package studio.kriegsspiel.rules.battlesystem;

import org.jspecify.annotations.NullMarked;
