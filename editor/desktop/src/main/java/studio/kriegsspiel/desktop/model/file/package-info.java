/** Scenario files on disk: reading, crash-safe writing, recovery of unsaved text, recent files. */
@NullMarked
package studio.kriegsspiel.desktop.model.file;

import org.jspecify.annotations.NullMarked;
