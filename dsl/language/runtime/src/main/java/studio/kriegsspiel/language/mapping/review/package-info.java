/** What has to be so, what is let stand, and exercises. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.mapping.review;
