package studio.kriegsspiel.export.page;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.DefaultStyleHandler;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import studio.kriegsspiel.drawing.MapPainter;
import studio.kriegsspiel.drawing.TroopsAndNames;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.furniture.MapFrame;
import studio.kriegsspiel.drawing.names.KeyedName;
import studio.kriegsspiel.drawing.names.LabelManner;
import studio.kriegsspiel.drawing.plan.PlanPainter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.pdf.KeyList;

/**
 * A map as an SVG: lines and letters, true to scale, for a program that draws. The same map gives
 * the same bytes, so that whoever can draw it can tell whether a file holds anything besides.
 */
public final class MapSvg {
  private static final String SPACE = "http://www.w3.org/2000/svg";

  /** Where the machine lacks our face, the one of the same widths, then any with serifs. */
  private static final String FACES = "'Liberation Serif', 'Times New Roman', Tinos, serif";

  /** Millimetres between the map and what stands below it. */
  private static final double GAP = 2;

  private MapSvg() {}

  /**
   * The file of a map.
   *
   * @param scale it is drawn at 1:scale
   */
  static byte[] of(ScreenMap map, int scale) {
    MapViewport viewport = MapViewport.onPaper(map.extent(), scale);
    TroopsAndNames over =
        new TroopsAndNames(
            map.layers(), map.blocks(), PlanPainter.notes(map.plans()), LabelManner.PAPER);
    List<KeyedName> keys = map.painter().keyedNames(viewport, over);
    KeyList list = new KeyList(keys, map.painter().style().colour("ink"));
    double margin = viewport.mm(MapFrame.marginMillimetres());
    double gap = viewport.mm(GAP);
    double below = keys.isEmpty() ? 0 : gap + list.height(viewport.width());
    double width = viewport.width() + 2 * margin;
    double height = viewport.height() + 2 * margin + below;
    Drawing graphics = drawing();
    graphics.setColor(map.painter().style().colour("paper"));
    graphics.fill(new Rectangle2D.Double(0, 0, width, height));
    graphics.translate(margin, margin);
    paint(map, graphics, viewport, over);
    list.paint(
        graphics,
        new Rectangle2D.Double(
            0, viewport.height() + margin + gap, viewport.width(), Math.max(0, below - gap)));
    return bytes(graphics, map.title(), width, height);
  }

  private static void paint(
      ScreenMap map, Graphics2D graphics, MapViewport viewport, TroopsAndNames over) {
    MapPainter painter = map.painter();
    painter.paintGround(graphics, viewport, map.layers());
    if (!map.plans().isEmpty()) {
      Canvas canvas = Canvas.over(graphics, viewport, painter.style());
      PlanPainter.paintMarks(canvas, map.plans());
      canvas.dispose();
    }
    painter.paintTroops(graphics, viewport, over);
    MapFrame.paint(graphics, viewport, painter.style());
  }

  private static Drawing drawing() {
    try {
      Document document =
          DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder().newDocument();
      document.appendChild(document.createElementNS(SPACE, "svg"));
      SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
      context.setComment(null);
      context.setPrecision(2);
      context.setStyleHandler(new OwnFaces());
      return new Drawing(context);
    } catch (ParserConfigurationException everyJavaHasOne) {
      throw new IllegalStateException(everyJavaHasOne);
    }
  }

  /** Names faces that stand for ours where the machine lacks it. */
  private static final class OwnFaces extends DefaultStyleHandler {
    @Override
    @SuppressWarnings("rawtypes") // as the library has it
    public void setStyle(Element element, Map style, SVGGeneratorContext context) {
      super.setStyle(element, style, context);
      if (element.hasAttribute("font-family")) {
        element.setAttribute("font-family", FACES);
      }
    }
  }

  /** Tells slanted and heavy letters, which our fonts are by their files and not by a mark. */
  private static final class Drawing extends SVGGraphics2D {
    Drawing(SVGGeneratorContext context) {
      super(context, false);
    }

    private Drawing(Drawing other) {
      super(other);
    }

    @Override
    public Graphics create() {
      return new Drawing(this);
    }

    @Override
    public void setFont(Font font) {
      int style =
          switch (Faces.of(font)) {
            case ROMAN -> Font.PLAIN;
            case ITALIC -> Font.ITALIC;
            case BOLD -> Font.BOLD;
            case BOLD_ITALIC -> Font.BOLD | Font.ITALIC;
          };
      super.setFont(font.deriveFont(style));
    }
  }

  private static byte[] bytes(Drawing drawing, String title, double width, double height) {
    Element root = drawing.getRoot();
    root.setAttribute("width", millimetres(width));
    root.setAttribute("height", millimetres(height));
    root.setAttribute("viewBox", String.format(Locale.ROOT, "0 0 %.2f %.2f", width, height));
    Element name = root.getOwnerDocument().createElementNS(SPACE, "title");
    name.setTextContent(title);
    root.insertBefore(name, root.getFirstChild());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      TransformerFactory.newDefaultInstance()
          .newTransformer()
          .transform(new DOMSource(root), new StreamResult(bytes));
    } catch (TransformerException never) {
      throw new IllegalStateException(never);
    }
    return bytes.toByteArray();
  }

  private static String millimetres(double points) {
    return String.format(Locale.ROOT, "%.2fmm", points / MapViewport.POINTS_PER_MM);
  }
}
