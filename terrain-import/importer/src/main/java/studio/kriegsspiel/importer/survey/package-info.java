/** Looks at files before an import: what each of them is, where it lies and what it lacks. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.importer.survey;
