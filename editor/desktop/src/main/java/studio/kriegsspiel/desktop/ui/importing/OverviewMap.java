package studio.kriegsspiel.desktop.ui.importing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.KeyStroke;
import studio.kriegsspiel.desk.importing.CropText;
import studio.kriegsspiel.desk.importing.GroundImport;
import studio.kriegsspiel.desk.importing.Overview;
import studio.kriegsspiel.desk.map.RoundScale;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.PaintedPart;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/** Where the sources of an import lie; a drag draws the part wanted. */
final class OverviewMap extends PaintedPart {
  private static final long serialVersionUID = 1L;
  private static final int LEAST_DRAG = 6;

  private final transient GroundImport model;
  private final transient Map<Path, BufferedImage> pictures = new HashMap<>();
  private transient Overview overview = Overview.NONE;
  private transient Optional<Path> chosen = Optional.empty();
  private transient Optional<Point> from = Optional.empty();
  private transient Optional<Point> to = Optional.empty();

  OverviewMap(GroundImport model) {
    super("Where the files lie");
    this.model = model;
    setPreferredSize(new Dimension(420, 320));
    setMinimumSize(new Dimension(160, 140));
    setFocusable(true);
    getAccessibleContext()
        .setAccessibleDescription(
            "Drag to choose the part wanted; the same can be typed under Part wanted.");
    Mouse mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
    setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
    getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(KeyEvent.VK_DELETE, 0), "clear");
    getActionMap()
        .put(
            "clear",
            new AbstractAction() {
              private static final long serialVersionUID = 1L;

              @Override
              public void actionPerformed(ActionEvent event) {
                model.change(plan -> plan.withCrop(CropText.ALL));
              }
            });
    model.overview().follow(this::show);
    model.plan().listen(plan -> repaint());
  }

  private void show(Overview fresh) {
    overview = fresh;
    pictures.keySet().removeIf(file -> model.plan().get().find(file).isEmpty());
    repaint();
  }

  /** Draws the outline of a file more strongly. */
  void choose(Optional<Path> file) {
    chosen = file;
    repaint();
  }

  private Optional<Viewport> viewport() {
    return overview
        .all()
        .map(all -> Viewport.fitting(all.grown(reach(all)), getWidth(), getHeight()));
  }

  private static double reach(Bounds all) {
    return 0.06 * Math.max(all.widthMetres(), all.heightMetres());
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D canvas = (Graphics2D) graphics.create();
    canvas.setColor(Looks.colour("Studio.map.background"));
    canvas.fillRect(0, 0, getWidth(), getHeight());
    canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    canvas.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    Optional<Viewport> viewport = viewport();
    if (viewport.isEmpty()) {
      say(canvas, "What lies somewhere on the ground is shown here.");
    } else {
      overview.pieces().forEach(piece -> paintPicture(canvas, piece, viewport.get()));
      overview.pieces().forEach(piece -> paintOutline(canvas, piece, viewport.get()));
      overview.ground().ifPresent(ground -> paintGround(canvas, ground, viewport.get()));
      paintCrop(canvas, viewport.get());
      paintScale(canvas, viewport.get());
    }
    canvas.dispose();
  }

  private void say(Graphics2D canvas, String words) {
    canvas.setColor(Looks.colour("Studio.map.overlayForeground", 170));
    int width = canvas.getFontMetrics().stringWidth(words);
    canvas.drawString(words, (getWidth() - width) / 2, getHeight() / 2);
  }

  private void paintPicture(Graphics2D canvas, Overview.Piece piece, Viewport viewport) {
    Optional<BufferedImage> picture = picture(piece);
    if (picture.isEmpty()) {
      return;
    }
    BufferedImage image = picture.get();
    MapPoint northWest = piece.corner(0);
    MapPoint northEast = piece.corner(1);
    MapPoint southWest = piece.corner(3);
    double x = viewport.toPixelX(northWest.x());
    double y = viewport.toPixelY(northWest.y());
    AffineTransform place =
        new AffineTransform(
            (viewport.toPixelX(northEast.x()) - x) / image.getWidth(),
            (viewport.toPixelY(northEast.y()) - y) / image.getWidth(),
            (viewport.toPixelX(southWest.x()) - x) / image.getHeight(),
            (viewport.toPixelY(southWest.y()) - y) / image.getHeight(),
            x,
            y);
    canvas.drawImage(image, place, null);
  }

  private Optional<BufferedImage> picture(Overview.Piece piece) {
    Path file = piece.item().file();
    SourceRole role = piece.item().role();
    if (role != SourceRole.HEIGHTS && role != SourceRole.SHEET && role != SourceRole.SCAN) {
      return Optional.empty();
    }
    if (!pictures.containsKey(file)) {
      piece
          .item()
          .survey()
          .flatMap(survey -> survey.sketch().map(SketchPicture::of).or(survey::picture))
          .ifPresent(image -> pictures.put(file, image));
    }
    return Optional.ofNullable(pictures.get(file));
  }

  private void paintOutline(Graphics2D canvas, Overview.Piece piece, Viewport viewport) {
    Path2D ring = new Path2D.Double();
    for (MapPoint point : piece.ring()) {
      double x = viewport.toPixelX(point.x());
      double y = viewport.toPixelY(point.y());
      if (ring.getCurrentPoint() == null) {
        ring.moveTo(x, y);
      } else {
        ring.lineTo(x, y);
      }
    }
    ring.closePath();
    boolean strong = chosen.filter(piece.item().file()::equals).isPresent();
    canvas.setColor(
        strong
            ? Looks.colour("Studio.map.selection")
            : Looks.colour("Studio.map.overlayForeground", 190));
    canvas.setStroke(new BasicStroke(strong ? 2.4f : 1.2f));
    canvas.draw(ring);
    Rectangle2D box = ring.getBounds2D();
    String name = piece.item().name();
    int width = canvas.getFontMetrics().stringWidth(name);
    if (strong && width < getWidth() - 12) {
      int x = (int) Math.max(4, Math.min(box.getX() + 4, getWidth() - width - 12));
      int y = (int) Math.max(18, box.getY() - 6);
      canvas.setColor(Looks.colour("Studio.map.overlayBackground", 215));
      canvas.fillRoundRect(x - 3, y - 14, width + 8, 19, 6, 6);
      canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
      canvas.drawString(name, x + 1, y);
    }
  }

  /** The edges of the ground that will be written. */
  private static void paintGround(Graphics2D canvas, Bounds ground, Viewport viewport) {
    canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
    canvas.setStroke(
        new BasicStroke(
            1.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {6, 4}, 0));
    canvas.draw(
        new Rectangle2D.Double(
            viewport.toPixelX(ground.west()),
            viewport.toPixelY(ground.north()),
            ground.widthMetres() / viewport.metresPerPixel(),
            ground.heightMetres() / viewport.metresPerPixel()));
  }

  private Optional<Rectangle2D> crop(Viewport viewport) {
    if (from.isPresent() && to.isPresent()) {
      Rectangle2D drawn = new Rectangle2D.Double();
      drawn.setFrameFromDiagonal(from.get(), to.get());
      return Optional.of(drawn);
    }
    return model
        .plan()
        .get()
        .crop()
        .bounds()
        .map(
            bounds ->
                new Rectangle2D.Double(
                    viewport.toPixelX(bounds.west()),
                    viewport.toPixelY(bounds.north()),
                    bounds.widthMetres() / viewport.metresPerPixel(),
                    bounds.heightMetres() / viewport.metresPerPixel()));
  }

  private void paintCrop(Graphics2D canvas, Viewport viewport) {
    crop(viewport)
        .ifPresent(
            crop -> {
              Area outside = new Area(new Rectangle2D.Double(0, 0, getWidth(), getHeight()));
              outside.subtract(new Area(crop));
              canvas.setColor(new Color(0, 0, 0, 95));
              canvas.fill(outside);
              canvas.setColor(Looks.colour("Studio.map.selection"));
              canvas.setStroke(new BasicStroke(1.8f));
              canvas.draw(crop);
            });
  }

  private void paintScale(Graphics2D canvas, Viewport viewport) {
    RoundScale bar = RoundScale.fitting(viewport.metresPerPixel(), 1, "m", getWidth() * 0.3);
    int length = (int) Math.round(bar.pixels());
    int y = getHeight() - 12;
    int width = canvas.getFontMetrics().stringWidth(bar.label());
    canvas.setColor(Looks.colour("Studio.map.overlayBackground", 215));
    canvas.fillRoundRect(6, y - 18, length + width + 20, 24, 8, 8);
    canvas.setColor(Looks.colour("Studio.map.overlayForeground"));
    canvas.setStroke(new BasicStroke(1.4f));
    canvas.drawLine(12, y - 2, 12 + length, y - 2);
    canvas.drawLine(12, y - 6, 12, y + 2);
    canvas.drawLine(12 + length, y - 6, 12 + length, y + 2);
    canvas.drawString(bar.label(), 18 + length, y + 2);
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      requestFocusInWindow();
      from = viewport().isPresent() ? Optional.of(event.getPoint()) : Optional.empty();
      to = Optional.empty();
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (from.filter(start -> start.distance(event.getPoint()) >= LEAST_DRAG).isPresent()) {
        to = Optional.of(event.getPoint());
        repaint();
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      Optional<Point> start = from;
      Optional<Point> end = to;
      from = Optional.empty();
      to = Optional.empty();
      if (start.isPresent() && end.isPresent()) {
        viewport().ifPresent(viewport -> take(viewport, start.get(), end.get()));
      }
      repaint();
    }

    private void take(Viewport viewport, Point start, Point end) {
      MapSpot a = viewport.toGround(start.x, start.y);
      MapSpot b = viewport.toGround(end.x, end.y);
      if (start.x != end.x && start.y != end.y) {
        Bounds bounds =
            new Bounds(
                Math.min(a.x(), b.x()),
                Math.min(a.y(), b.y()),
                Math.max(a.x(), b.x()),
                Math.max(a.y(), b.y()));
        model.change(plan -> plan.withCrop(CropText.of(bounds)));
      }
    }
  }
}
