/** The language server: what {@code ScenarioEditing} knows, for any editor that speaks LSP. */
@org.jspecify.annotations.NullMarked
package studio.kriegsspiel.language.ide.lsp;
