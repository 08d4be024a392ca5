package studio.kriegsspiel.desk.keys;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import studio.kriegsspiel.language.ide.OutlineNode;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What a text holds, as a list from which one goes there. */
public final class Outlined {
  private final Consumer<TextSpan> go;
  private final List<Command> rows = new ArrayList<>();

  private Outlined(Consumer<TextSpan> go) {
    this.go = go;
  }

  /**
   * One row for everything below the scenario, in the order of the text; each says what it is part
   * of.
   *
   * @param go goes to a place of the text
   */
  public static List<Command> of(OutlineNode scenario, Consumer<TextSpan> go) {
    Outlined outlined = new Outlined(go);
    scenario.children().forEach(each -> outlined.add(each, ""));
    return outlined.rows;
  }

  private void add(OutlineNode node, String within) {
    TextSpan place = node.selection();
    String kind = node.kind().name().toLowerCase(Locale.ROOT);
    rows.add(new Command(node.label(), within, kind, "", () -> go.accept(place)));
    String inside = within.isEmpty() ? node.label() : within + ", " + node.label();
    node.children().forEach(each -> add(each, inside));
  }
}
