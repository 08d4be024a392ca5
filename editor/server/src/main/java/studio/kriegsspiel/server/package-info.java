/** The language server: what the studio knows of a text, for any editor that speaks LSP. */
@NullMarked
package studio.kriegsspiel.server;

import org.jspecify.annotations.NullMarked;
