package studio.kriegsspiel.desktop.ui.editor;

import java.awt.Cursor;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.script.WritingHelp;

/** Leads to the definition of a name that is clicked while Ctrl is held. */
final class LedByClick extends MouseAdapter {
  private final ScriptArea area;
  private final Desk desk;
  private final WritingHelp help;
  private final NameWork names;

  LedByClick(ScriptArea area, Desk desk, WritingHelp help, NameWork names) {
    this.area = area;
    this.desk = desk;
    this.help = help;
    this.names = names;
    area.addMouseListener(this);
    area.addMouseMotionListener(this);
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    String text = desk.manuscript().text();
    boolean leads =
        event.isControlDown()
            && help.isUnderstood(text)
            && help.name(text, area.viewToModel2D(event.getPoint())).isPresent();
    area.setCursor(Cursor.getPredefinedCursor(leads ? Cursor.HAND_CURSOR : Cursor.TEXT_CURSOR));
  }

  @Override
  public void mouseClicked(MouseEvent event) {
    if (event.isControlDown() && SwingUtilities.isLeftMouseButton(event)) {
      names.goToDefinition(area.viewToModel2D(event.getPoint()));
    }
  }
}
