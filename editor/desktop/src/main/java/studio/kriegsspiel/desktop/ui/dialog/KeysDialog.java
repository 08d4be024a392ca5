package studio.kriegsspiel.desktop.ui.dialog;

import java.awt.Component;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.desktop.ui.look.Looks;

/** Shows what keys do. */
public final class KeysDialog {
  private static final String[][] KEYS = {
    {"Ctrl+Space", "propose words at the caret"},
    {"Alt+Enter, Ctrl+.", "mend the problems of the line"},
    {"F3, Ctrl+click", "go to where the name is defined"},
    {"Alt+Backspace", "go back to where you were"},
    {"Shift+F3", "list every place that names it"},
    {"F2", "rename it, wherever it is named"},
    {"F7", "change the statement at the caret in a form"},
    {"F8, Shift+F8", "next problem, problem before"},
    {"Shift+F1", "what the problem here means"},
    {"F11", "the whole window for the map, or for the text; back again"},
    {"Alt+1 to Alt+4", "order of battle, text, problems, map"},
    {"Alt+5 to Alt+7", "the timeline, the places that name a thing, what the reader knows"},
    {"Alt+Shift+1, 2, 3", "show or hide order of battle, figures in the text, problems"},
    {"Alt+U, Alt+K", "find a unit, take on units of army lists"},
    {"F4", "decide a question of the rule book about what is chosen"},
    {"Ctrl+Z, Ctrl+Shift+Z", "undo, redo, in the text and on the map"},
    {"Ctrl+S, Ctrl+E, Ctrl+I", "save, export, import a ground"},
    {"", "On the map"},
    {"Arrow keys", "move the chosen blocks 10 paces; with Shift 100"},
    {"Alt+Left, Alt+Right", "turn it by one point of the compass (22.5°); with Shift 5°"},
    {"N, P, Ctrl+A", "choose the next block, the one before, all of the side"},
    {"F, F2", "formation, title of what is chosen"},
    {"Ctrl+C, Ctrl+V", "copy the chosen unit, paste it beside itself"},
    {"Delete, Shift+Delete", "take off the map, remove from the order of battle"},
    {"Shift+F10", "what can be done with what is chosen"},
    {"Enter", "go to its line in the text"},
    {"Escape", "choose nothing; the arrow keys then move the map"},
    {"+, -, 0", "nearer, farther, the whole map"},
    {"V, H, M, R, D, G", "select, move, measure, read the ground, decide, shape the ground"},
    {"Ctrl+arrow keys", "move the map"},
    {"", "On the timeline"},
    {"Arrow keys, Enter", "choose what is due; go to its line"},
    {"Alt+Left, Alt+Right", "move it by one move of the book"},
    {"Shift+Left, Shift+Right", "the minute that the map shows, a move back or on"},
    {"Insert, Shift+F10", "add something; what can be done"},
    {"+, -, Escape", "wider, narrower; let go"},
    {"", "While the ground is read"},
    {"Click or Space", "ask from a point or a unit"},
    {"Right click or Enter", "hold the other point"},
    {"Arrow keys, Escape", "move the cross hairs; let the points go"},
    {"", "While the ground is shaped"},
    {"1 to 9, Shift+letter", "take a thing of the palette, as its tooltip says"},
    {"Click or Space, Enter", "set a point, end the shape"},
    {"Arrow keys", "move the cross hairs; with Shift far"},
    {"Backspace, Escape", "take a point back, leave"},
    {"Delete", "take away the corner or the thing that is chosen"},
    {"", "While control points are set"},
    {"Arrow keys, +, -, 0, Enter", "move and zoom the picture, set a point in its middle"},
    {"F8, Shift+F8, Delete", "next point, point before, take the chosen one away"},
  };

  private KeysDialog() {}

  /** Shows the keys above {@code parent}. */
  public static void show(@Nullable Component parent) {
    StringBuilder html = new StringBuilder("<html><table cellpadding=3>");
    for (String[] row : KEYS) {
      html.append(
          row[0].isEmpty()
              ? "<tr><td colspan=2><b>" + row[1] + "</b></td></tr>"
              : "<tr><td><code>" + row[0] + "</code></td><td>" + row[1] + "</td></tr>");
    }
    JScrollPane scroll = new JScrollPane(new JLabel(html.append("</table></html>").toString()));
    scroll.setBorder(BorderFactory.createEmptyBorder());
    scroll.getVerticalScrollBar().setUnitIncrement(Looks.scaled(24));
    Dimension size = scroll.getPreferredSize();
    scroll.setPreferredSize(
        new Dimension(size.width + Looks.scaled(24), Math.min(size.height, Looks.scaled(460))));
    JOptionPane.showMessageDialog(parent, scroll, "Keys", JOptionPane.PLAIN_MESSAGE);
  }
}
