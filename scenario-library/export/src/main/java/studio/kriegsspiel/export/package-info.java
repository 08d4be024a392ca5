/**
 * What leaves the studio: packs, map sheets and play files, each audited before it is handed over.
 */
@NullMarked
package studio.kriegsspiel.export;

import org.jspecify.annotations.NullMarked;
