/** Tests of what checks say of themselves and of what they find. */
@NullMarked
package studio.kriegsspiel.checks.check;

import org.jspecify.annotations.NullMarked;
