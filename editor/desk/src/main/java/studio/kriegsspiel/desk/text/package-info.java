/** The one text that is open: its versions, its edits and one history of undo. */
@NullMarked
package studio.kriegsspiel.desk.text;

import org.jspecify.annotations.NullMarked;
