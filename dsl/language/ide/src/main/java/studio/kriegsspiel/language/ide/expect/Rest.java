package studio.kriegsspiel.language.ide.expect;

import org.eclipse.xtext.AbstractElement;
import org.jspecify.annotations.Nullable;

/**
 * What the grammar still asks for after a token.
 *
 * @param element the next element
 * @param again whether it was met before and may only be repeated
 * @param path the way to it
 * @param next what follows it
 */
record Rest(AbstractElement element, boolean again, @Nullable Path path, @Nullable Rest next) {}
