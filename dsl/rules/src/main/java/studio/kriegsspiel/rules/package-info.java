/** The five historical rule books: identities, citations and the way to reach their tables. */
@NullMarked
package studio.kriegsspiel.rules;

import org.jspecify.annotations.NullMarked;
