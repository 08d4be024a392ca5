/**
 * What some books print and others do not, in a form that needs no name of a table; empty where a
 * book prints none.
 */
@NullMarked
package studio.kriegsspiel.rules.printed;

import org.jspecify.annotations.NullMarked;
