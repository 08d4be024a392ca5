/** What the map shows and how it is looked at: view, layers, scale, readings. */
@NullMarked
package studio.kriegsspiel.desk.map;

import org.jspecify.annotations.NullMarked;
