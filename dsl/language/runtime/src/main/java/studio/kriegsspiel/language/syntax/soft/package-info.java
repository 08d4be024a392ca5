/**
 * Words that are keywords in one kind of statement and plain words everywhere else, so that new
 * statements take no name away from the texts there are.
 *
 * <p>A new statement is one line of {@link studio.kriegsspiel.language.syntax.soft.SoftWords}: its
 * opening word, what must stand behind it, and its inner words. The grammar uses these words as
 * ordinary keywords. Tests find a keyword of the grammar that is neither reserved nor soft, and try
 * every soft word as a name.
 */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.syntax.soft;
