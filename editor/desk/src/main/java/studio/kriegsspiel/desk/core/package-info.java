/** All that one window works on: text, file, findings and what is selected. */
@NullMarked
package studio.kriegsspiel.desk.core;

import org.jspecify.annotations.NullMarked;
