package studio.kriegsspiel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.ask.Request;

/** What an editor is answered about a scenario of two units, line by line of its text. */
@Timeout(60)
class AnswersTest {
  private static final TextDocumentIdentifier OPEN = new TextDocumentIdentifier("untitled:ford");
  private static final TextDocumentIdentifier SHUT = new TextDocumentIdentifier("untitled:shut");
  private static final List<String> LINES =
      List.of(
          "scenario \"Ford\"",
          "  terrain \"mont-saint-jean\"",
          "  on 18 June 1815 from 13:00 to 18:30",
          "side Blue \"Prussians\"",
          "role Chief of Blue",
          "army of Blue",
          "  brigade \"1st\" as First",
          "    battalion \"I/1\" as Foot: 500 men",
          "    battery \"2nd\" as Guns: 8 guns of 6 pounders, 150 men",
          "deploy",
          "  Foot in line at \"Papelotte\" facing north",
          "report to Blue \"\"\"",
          "  You have {Foot.strength}.",
          "\"\"\"",
          "");

  private final ScenarioDocuments documents = new ScenarioDocuments(Studies.ofLibrary());

  @BeforeEach
  void open() {
    documents.didOpen(
        new DidOpenTextDocumentParams(
            new TextDocumentItem(OPEN.getUri(), "kriegsspiel", 1, String.join("\n", LINES))));
  }

  @AfterEach
  void close() {
    documents.close();
  }

  @Test
  void theOutlineHasWhatTheTextHas() {
    DocumentSymbol root =
        documents.documentSymbol(new DocumentSymbolParams(OPEN)).join().get(0).getRight();
    assertThat(told(root, ""))
        .isEqualTo(
            """
            File Ford 0-14
             Namespace Blue, Prussians 3-3
              Class 1st 6-8
               Class I/1 7-7
               Class 2nd 8-8
             Event Blue.Foot line 10-10
             Event Report to Blue 11-13
            """);
  }

  private static String told(DocumentSymbol symbol, String margin) {
    StringBuilder all =
        new StringBuilder(
            margin
                + symbol.getKind()
                + " "
                + symbol.getName()
                + " "
                + symbol.getRange().getStart().getLine()
                + "-"
                + symbol.getRange().getEnd().getLine()
                + "\n");
    symbol.getChildren().forEach(each -> all.append(told(each, margin + " ")));
    return all.toString();
  }

  @Test
  void everyNamingOfAUnitIsFoundWithItsDefinitionOrWithout() {
    Position use = new Position(10, 3);
    assertThat(references(use, true)).containsExactlyInAnyOrder(7, 10, 12);
    assertThat(references(use, false)).containsExactlyInAnyOrder(10, 12);
    assertThat(
            documents.documentHighlight(new DocumentHighlightParams(OPEN, use)).join().stream()
                .map(each -> each.getRange().getStart().getLine() + " " + each.getKind()))
        .containsExactlyInAnyOrder(
            "7 " + DocumentHighlightKind.Write,
            "10 " + DocumentHighlightKind.Read,
            "12 " + DocumentHighlightKind.Read);
    assertThat(
            documents
                .prepareRename(new PrepareRenameParams(OPEN, use))
                .join()
                .getSecond()
                .getPlaceholder())
        .isEqualTo("Foot");
  }

  private List<Integer> references(Position at, boolean withDefinition) {
    return documents
        .references(new ReferenceParams(OPEN, at, new ReferenceContext(withDefinition)))
        .join()
        .stream()
        .map(each -> each.getRange().getStart().getLine())
        .toList();
  }

  @Test
  void sectionsFoldAndWordsAreColoured() {
    assertThat(documents.foldingRange(new FoldingRangeRequestParams(OPEN)).join())
        .extracting(each -> each.getStartLine() + "-" + each.getEndLine())
        .contains("0-2");
    List<Integer> codes =
        documents.semanticTokensFull(new SemanticTokensParams(OPEN)).join().getData();
    List<String> legend = TokenCodes.options().getLegend().getTokenTypes();
    StringBuilder words = new StringBuilder();
    int line = 0;
    int character = 0;
    for (int i = 0; i < codes.size(); i += 5) {
      character = codes.get(i) == 0 ? character + codes.get(i + 1) : codes.get(i + 1);
      line += codes.get(i);
      if (line == 7) {
        words
            .append(LINES.get(line), character, character + codes.get(i + 2))
            .append(" ")
            .append(legend.get(codes.get(i + 3)))
            .append(codes.get(i + 4) == 1 ? " here" : "")
            .append("; ");
      }
    }
    assertThat(words)
        .hasToString(
            "battalion keyword; \"I/1\" string; as keyword; Foot class here; 500 number;"
                + " men enumMember; ");
  }

  @Test
  void whatIsReckonedStandsBesideTheLines() {
    assertThat(hints(0, 14)).containsExactly("6 = 650 men, 8 pieces");
    assertThat(hints(0, 5)).isEmpty();
    assertThat(documents.codeLens(new CodeLensParams(OPEN)).join())
        .extracting(
            each -> each.getRange().getStart().getLine() + " " + each.getCommand().getTitle())
        .containsExactly("3 2 bodies, 650 men, 8 pieces; 1 stand nowhere");
  }

  private List<String> hints(int from, int to) {
    return documents
        .inlayHint(new InlayHintParams(OPEN, new Range(new Position(from, 0), new Position(to, 0))))
        .join()
        .stream()
        .map(each -> each.getPosition().getLine() + " " + each.getLabel().getLeft())
        .toList();
  }

  /** Units not yet placed before the one that is; an editor sorts them by a text. */
  @Test
  void completionsComeTheBestFirst() {
    List<CompletionItem> items =
        documents.completion(new CompletionParams(OPEN, new Position(10, 2))).join().getLeft();
    assertThat(items)
        .extracting(
            each ->
                String.join(
                    " ",
                    each.getSortText(),
                    each.getLabel(),
                    each.getKind().toString(),
                    each.getPreselect() ? "preselected" : "",
                    each.getInsertTextFormat().toString()))
        .containsExactly(
            "0000 First Class preselected PlainText",
            "0001 Guns Class  PlainText",
            "0002 headquarters Snippet  PlainText",
            "0003 patrol Snippet  PlainText",
            "0004 picket Snippet  PlainText",
            "0005 piquet Snippet  PlainText",
            "0006 post Snippet  Snippet",
            "0007 vedette Snippet  PlainText",
            "0008 Foot Class  PlainText");
  }

  @Test
  void aQuestionIsAnsweredOfATextThatIsOpenAlone() {
    Request request = new Request("where Foot", Optional.of("14:00"), Optional.empty());
    assertThat(documents.ask(new AskParams(OPEN, request)).join())
        .asString()
        .contains("answer=`Blue.Foot` stands at \"Papelotte\".", "at=1815-06-18T14:00");
    assertThatThrownBy(() -> documents.ask(new AskParams(SHUT, request)).join())
        .hasMessageContaining("The document untitled:shut is not open.");
  }

  @Test
  void ofATextThatIsNotOpenNothingIsTold() {
    Position at = new Position(10, 3);
    assertThat(documents.hover(new HoverParams(SHUT, at)).join()).isNull();
    assertThat(documents.codeLens(new CodeLensParams(SHUT)).join()).isEmpty();
    assertThat(documents.completion(new CompletionParams(SHUT, at)).join().getLeft()).isEmpty();
    assertThat(
            documents
                .codeAction(
                    new CodeActionParams(SHUT, new Range(at, at), new CodeActionContext(List.of())))
                .join())
        .isEmpty();
  }

  /** What an editor is not told of, it does not ask for. */
  @Test
  void anEditorIsToldOfEverythingThatIsAnswered() {
    JsonObject can = new Gson().toJsonTree(Abilities.all()).getAsJsonObject();
    assertThat(can.keySet())
        .containsExactlyInAnyOrder(
            "textDocumentSync",
            "completionProvider",
            "signatureHelpProvider",
            "hoverProvider",
            "definitionProvider",
            "referencesProvider",
            "documentHighlightProvider",
            "renameProvider",
            "documentSymbolProvider",
            "workspaceSymbolProvider",
            "foldingRangeProvider",
            "documentLinkProvider",
            "documentFormattingProvider",
            "semanticTokensProvider",
            "inlayHintProvider",
            "codeLensProvider",
            "codeActionProvider",
            "workspace");
    assertThat(can.get("textDocumentSync").getAsJsonObject().get("right"))
        .hasToString(
            "{\"openClose\":true,\"change\":\"Incremental\",\"save\":{\"right\":{\"includeText\":false}}}");
    assertThat(can.get("workspace").getAsJsonObject().get("workspaceFolders"))
        .hasToString("{\"supported\":true,\"changeNotifications\":{\"right\":true}}");
  }

  @ParameterizedTest
  @EnumSource(Severity.class)
  void aFindingIsAsGraveAsItWas(Severity severity) {
    Finding finding =
        Finding.ofText("ks-syn-001", severity, new TextSpan("a", 4, 3, 2, 1), "No such word.");
    Diagnostic told = new Ranges("abc\ndef").diagnostic(finding);
    assertThat(told.getSeverity().name().toUpperCase(Locale.ROOT))
        .isEqualTo(severity == Severity.NOTE ? "INFORMATION" : severity.name());
    assertThat(told.getCode().getLeft()).isEqualTo("KS-SYN-001");
    assertThat(told.getRange()).isEqualTo(new Range(new Position(1, 0), new Position(1, 3)));
  }

  @Test
  void anAddressIsAFileOrNone() {
    assertThat(OpenDocuments.file("file:///tmp/a%20b.kriegsspiel"))
        .contains(Path.of("/tmp/a b.kriegsspiel"));
    assertThat(OpenDocuments.file("untitled:one")).isEmpty();
    assertThat(OpenDocuments.file("no address")).isEmpty();
  }
}
