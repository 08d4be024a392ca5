package studio.kriegsspiel.server;

import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.study.ask.QuestionException;

/** What an editor is told of a request that could not be answered: a code and one sentence. */
final class Refusals {
  private static final String PROTOCOL = "org.eclipse.lsp4j.services.";
  private static final int DEEPEST = 10;

  private Refusals() {}

  /** The error of a request; never a stack trace. */
  static ResponseError of(Throwable fault) {
    @Nullable Throwable cause = fault;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
      if (cause instanceof ResponseErrorException told) {
        return told.getResponseError();
      }
      if (cause instanceof UnsupportedOperationException && isOfProtocol(cause)) {
        return new ResponseError(
            ResponseErrorCode.MethodNotFound, "The studio does not answer this request.", null);
      }
      if (cause instanceof QuestionException) {
        return invalid(String.valueOf(cause.getMessage())).getResponseError();
      }
      cause = cause.getCause();
    }
    return new ResponseError(
        ResponseErrorCode.InternalError,
        "Something went wrong inside the studio ("
            + fault.getClass().getSimpleName()
            + "); please report it.",
        null);
  }

  /** Refuses what a request asks for. */
  static ResponseErrorException invalid(String sentence) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.InvalidParams, sentence, null));
  }

  /** Whether the protocol's own interface threw it, for a method that we do not have. */
  private static boolean isOfProtocol(Throwable cause) {
    StackTraceElement[] trace = cause.getStackTrace();
    return trace.length > 0 && trace[0].getClassName().startsWith(PROTOCOL);
  }
}
