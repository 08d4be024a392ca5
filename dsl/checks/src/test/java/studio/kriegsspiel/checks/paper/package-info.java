/** Tests of what papers cannot show. */
@NullMarked
package studio.kriegsspiel.checks.paper;

import org.jspecify.annotations.NullMarked;
