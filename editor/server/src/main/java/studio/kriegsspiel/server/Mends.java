package studio.kriegsspiel.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Fix;
import studio.kriegsspiel.scenario.text.TextEdit;

/** The mends of findings as an editor offers them: each by itself, and all of a kind at once. */
final class Mends {
  private final Snapshot asked;
  private final CodeActionParams params;
  private final List<Either<Command, CodeAction>> actions = new ArrayList<>();

  private Mends(Snapshot asked, CodeActionParams params) {
    this.asked = asked;
    this.params = params;
  }

  static List<Either<Command, CodeAction>> of(Snapshot asked, CodeActionParams params) {
    Mends mends = new Mends(asked, params);
    mends.collect();
    return mends.actions;
  }

  private void collect() {
    int from = asked.offset(params.getRange().getStart());
    int to = asked.offset(params.getRange().getEnd());
    List<Finding> all = asked.document().findings();
    List<Finding> here =
        all.stream()
            .filter(each -> each.span().offset() <= to && from <= each.span().end())
            .toList();
    if (isWanted(CodeActionKind.QuickFix)) {
      here.forEach(this::each);
      here.stream().map(Finding::id).distinct().forEach(id -> allOf(id, all));
    }
    if (isWanted(CodeActionKind.SourceFixAll)) {
      everything(all);
    }
  }

  private boolean isWanted(String kind) {
    List<String> only = params.getContext() == null ? null : params.getContext().getOnly();
    return only == null
        ? kind.equals(CodeActionKind.QuickFix)
        : only.stream().anyMatch(each -> kind.equals(each) || kind.startsWith(each + "."));
  }

  /** The mends of one finding; the first is what the check would do itself. */
  private void each(Finding finding) {
    boolean first = true;
    for (Fix fix : finding.fixes()) {
      if (!fix.edits().isEmpty()) {
        CodeAction action = action(fix.title(), fix.edits(), CodeActionKind.QuickFix);
        action.setIsPreferred(first);
        action.setDiagnostics(List.of(asked.ranges().diagnostic(finding)));
        actions.add(Either.forRight(action));
        first = false;
      }
    }
  }

  private void allOf(String id, List<Finding> all) {
    List<Finding> same = all.stream().filter(each -> each.id().equals(id)).toList();
    List<TextEdit> edits = firstOfEach(same);
    if (same.size() > 1 && same.stream().filter(each -> !each.fixes().isEmpty()).count() > 1) {
      actions.add(
          Either.forRight(action("mend all of " + id + " so", edits, CodeActionKind.QuickFix)));
    }
  }

  private void everything(List<Finding> all) {
    List<TextEdit> edits = firstOfEach(all);
    if (!edits.isEmpty()) {
      actions.add(
          Either.forRight(action("mend all that has a mend", edits, CodeActionKind.SourceFixAll)));
    }
  }

  /** The first mend of each finding, but for those that touch what another has changed. */
  private static List<TextEdit> firstOfEach(List<Finding> findings) {
    Map<Integer, TextEdit> taken = new LinkedHashMap<>();
    for (Finding each : findings) {
      List<TextEdit> edits =
          each.fixes().stream()
              .map(Fix::edits)
              .filter(some -> !some.isEmpty())
              .findFirst()
              .orElse(List.of());
      Set<TextEdit> fresh = new LinkedHashSet<>(edits);
      fresh.removeAll(taken.values());
      if (fresh.stream()
          .noneMatch(edit -> taken.values().stream().anyMatch(old -> meet(edit, old)))) {
        fresh.forEach(edit -> taken.put(edit.offset(), edit));
      }
    }
    return taken.values().stream().sorted(Comparator.comparingInt(TextEdit::offset)).toList();
  }

  private static boolean meet(TextEdit one, TextEdit other) {
    return one.offset() <= other.offset() + other.length()
        && other.offset() <= one.offset() + one.length();
  }

  private CodeAction action(String title, List<TextEdit> edits, String kind) {
    CodeAction action = new CodeAction(title);
    action.setKind(kind);
    action.setEdit(new WorkspaceEdit(Map.of(asked.document().uri(), asked.ranges().edits(edits))));
    return action;
  }
}
