package studio.kriegsspiel.language.ide.expect;

import org.eclipse.xtext.AbstractElement;
import org.jspecify.annotations.Nullable;

/**
 * The way into the grammar to an element: the assignments and rule calls around it, innermost
 * first.
 *
 * @param element the assignment or rule call
 * @param outer what is around that
 */
record Path(AbstractElement element, @Nullable Path outer) {}
