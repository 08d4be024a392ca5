/** Names that texts define and use, in one file and across the files that import each other. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.ide.names;
