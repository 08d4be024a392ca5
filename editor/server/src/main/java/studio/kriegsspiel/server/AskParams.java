package studio.kriegsspiel.server;

import com.google.gson.annotations.SerializedName;
import java.util.Optional;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.study.ask.Request;

/** What {@code studio/ask} is sent: a text that is open, and a question in one of the forms. */
public final class AskParams {
  private @Nullable TextDocumentIdentifier textDocument;
  private @Nullable String question;
  private @Nullable String at;

  @SerializedName("for")
  private @Nullable String reader;

  /** Filled by the protocol. */
  public AskParams() {}

  /** A question about a document. */
  public AskParams(TextDocumentIdentifier textDocument, Request request) {
    this.textDocument = textDocument;
    this.question = request.question();
    this.at = request.at().orElse(null);
    this.reader = request.reader().orElse(null);
  }

  String uri() {
    return textDocument == null ? "" : textDocument.getUri();
  }

  Request request() {
    return new Request(
        question == null ? "" : question, Optional.ofNullable(at), Optional.ofNullable(reader));
  }
}
