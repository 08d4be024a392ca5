/** Scenario files on disk: reading, crash-safe writing, recovery of unsaved text, recent files. */
@NullMarked
package studio.kriegsspiel.desk.file;

import org.jspecify.annotations.NullMarked;
