package studio.kriegsspiel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.help.Mend;
import studio.kriegsspiel.study.help.Mender;
import studio.kriegsspiel.study.help.Mends;

/**
 * The mends of findings as an editor offers them: each by itself, those that say the same at once,
 * and what is certain in one go. An editor makes unasked only what is preferred, so that a proposal
 * never is.
 */
final class MendActions {
  private final Snapshot asked;
  private final CodeActionParams params;
  private final Mender mender;

  private MendActions(Snapshot asked, CodeActionParams params, Mender mender) {
    this.asked = asked;
    this.params = params;
    this.mender = mender;
  }

  /**
   * The actions asked for.
   *
   * @param mender tries what would be made unasked, and leaves out what does not help
   */
  static List<Either<Command, CodeAction>> of(
      Snapshot asked, CodeActionParams params, Mender mender) {
    return new MendActions(asked, params, mender).collect();
  }

  private List<Either<Command, CodeAction>> collect() {
    int from = asked.offset(params.getRange().getStart());
    int to = asked.offset(params.getRange().getEnd());
    List<Finding> all = asked.document().findings();
    List<Finding> here =
        all.stream()
            .filter(each -> each.span().offset() <= to && from <= each.span().end())
            .toList();
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    if (isWanted(CodeActionKind.QuickFix)) {
      Mends.of(here, all).forEach(each -> actions.add(action(each, CodeActionKind.QuickFix)));
    }
    if (isWanted(CodeActionKind.SourceFixAll)) {
      asked
          .document()
          .study()
          .filter(study -> study.text().equals(asked.text()))
          .flatMap(study -> Mends.together(mender.certainAtOnce(study).made()))
          .ifPresent(each -> actions.add(action(each, CodeActionKind.SourceFixAll)));
    }
    return actions;
  }

  private boolean isWanted(String kind) {
    List<String> only = params.getContext() == null ? null : params.getContext().getOnly();
    return only == null
        ? kind.equals(CodeActionKind.QuickFix)
        : only.stream().anyMatch(each -> kind.equals(each) || kind.startsWith(each + "."));
  }

  private Either<Command, CodeAction> action(Mend mend, String kind) {
    CodeAction action = new CodeAction(mend.title());
    action.setKind(kind);
    action.setEdit(
        new WorkspaceEdit(Map.of(asked.document().uri(), asked.ranges().edits(mend.edits()))));
    mend.finding()
        .ifPresent(
            finding -> {
              action.setIsPreferred(mend.preferred() && mend.certain());
              action.setDiagnostics(List.of(asked.ranges().diagnostic(finding)));
            });
    return Either.forRight(action);
  }
}
