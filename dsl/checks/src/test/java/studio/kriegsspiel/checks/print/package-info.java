/** Tests of how findings are shown. */
@NullMarked
package studio.kriegsspiel.checks.print;

import org.jspecify.annotations.NullMarked;
