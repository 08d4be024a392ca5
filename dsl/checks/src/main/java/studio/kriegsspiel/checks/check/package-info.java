/** What a check is, what it may look at and how it reports. */
@NullMarked
package studio.kriegsspiel.checks.check;

import org.jspecify.annotations.NullMarked;
