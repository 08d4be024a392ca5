/** The timeline: what is due during play, moved and added by hand. */
@NullMarked
package studio.kriegsspiel.desktop.ui.timeline;

import org.jspecify.annotations.NullMarked;
