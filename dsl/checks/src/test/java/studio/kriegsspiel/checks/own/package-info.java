/** Tests of jars of checks. */
@NullMarked
package studio.kriegsspiel.checks.own;

import org.jspecify.annotations.NullMarked;
