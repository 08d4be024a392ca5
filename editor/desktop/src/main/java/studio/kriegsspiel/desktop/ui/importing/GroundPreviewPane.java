package studio.kriegsspiel.desktop.ui.importing;

import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desk.importing.PlanRequest;
import studio.kriegsspiel.desk.importing.PreviewState;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Symbol;
import studio.kriegsspiel.desktop.ui.look.SymbolIcon;

/** What the import will do, or what is still missing. */
final class GroundPreviewPane extends JPanel {
  private static final long serialVersionUID = 1L;

  private final transient GroundImport model;
  private final JLabel sign = new JLabel();
  private final JTextArea words = new JTextArea(5, 60);

  GroundPreviewPane(GroundImport model) {
    super(new MigLayout("insets 0, fill", "[]8[grow,fill]", "[grow]"));
    this.model = model;
    words.setEditable(false);
    words.setLineWrap(true);
    words.setWrapStyleWord(true);
    words.setOpaque(false);
    words.getAccessibleContext().setAccessibleName("What will be done");
    add(sign, "aligny top, gaptop 2");
    JScrollPane scroll = new JScrollPane(words);
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.setOpaque(false);
    scroll.getViewport().setOpaque(false);
    add(scroll, "grow, push, aligny top, wmin 100");
    model.preview().follow(preview -> refresh());
    model.state().listen(state -> refresh());
    model.overview().listen(overview -> refresh());
    model.plan().listen(plan -> refresh());
    refresh();
  }

  private void refresh() {
    PreviewState preview = model.preview().get();
    boolean failed = model.state().get() instanceof ImportState.Failed;
    if (model.state().get() instanceof ImportState.Failed state) {
      say(Symbol.ERROR, "Studio.error", List.of(state.sentence()), false);
    } else if (!preview.gaps().isEmpty()) {
      boolean empty = model.plan().get().items().isEmpty();
      say(
          empty ? Symbol.NOTE : Symbol.WARNING,
          empty ? "Studio.note" : "Studio.warning",
          preview.gaps(),
          false);
    } else if (preview.preview().isPresent()) {
      List<String> lines = new ArrayList<>();
      List<String> strays = model.overview().get().strays();
      strays.forEach(
          name ->
              lines.add(
                  "look    "
                      + name
                      + " lies off the new ground; check its system, or leave it out"));
      Optional<String> far = model.farFromOpen();
      far.ifPresent(words -> lines.add("look    " + words));
      // What is to be looked at stands first: the rest is often below the edge.
      List<String> ahead = preview.preview().get().lines();
      ahead.stream().filter(line -> line.startsWith("note")).forEach(lines::add);
      ahead.stream().filter(line -> !line.startsWith("note")).forEach(lines::add);
      lines.add(
          "writes  "
              + PlanRequest.target(model.plan().get())
              + (PlanRequest.replaces(model.plan().get())
                  ? ", in place of the ground of that name there"
                  : ""));
      boolean fine =
          strays.isEmpty() && far.isEmpty() && preview.preview().get().doubts().isEmpty();
      say(
          fine ? Symbol.FINE : Symbol.WARNING,
          fine ? "Studio.fine" : "Studio.warning",
          lines,
          true);
    } else {
      say(Symbol.FIND, "Studio.iconForeground", List.of("Looking at the files…"), false);
    }
    words.setForeground(failed ? Looks.colour("Studio.error") : Looks.colour("Label.foreground"));
  }

  private void say(Symbol symbol, String colour, List<String> lines, boolean figures) {
    sign.setIcon(new SymbolIcon(symbol, colour));
    Font plain = new JLabel().getFont();
    words.setFont(figures ? new Font(Font.MONOSPACED, Font.PLAIN, plain.getSize() - 1) : plain);
    String text = String.join("\n", lines);
    if (!words.getText().equals(text)) {
      words.setText(text);
      words.setCaretPosition(0);
    }
  }
}
