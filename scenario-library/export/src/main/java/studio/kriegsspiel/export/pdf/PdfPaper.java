package studio.kriegsspiel.export.pdf;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import studio.kriegsspiel.drawing.furniture.WordSetter;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.UnprintableException;

/**
 * One PDF being made: embedded fonts, pages, pictures drawn with Java2D. Its metadata are fixed:
 * title and program, no author, no machine, no time, so that the same scenario gives the same
 * bytes.
 */
public final class PdfPaper implements Closeable {
  /** The program named in every file. */
  public static final String PRODUCER = "Kriegsspiel Studio";

  private static final long FIXED_ID = 18240301L;
  private static final float VERSION = 1.7f;
  private static final double FOLIO_SIZE = 9;

  private final PDDocument document = new PDDocument();
  private final OwnWordNotes notes = new OwnWordNotes(document);
  private final Map<Faces, PDType0Font> fonts = new EnumMap<>(Faces.class);
  private final FontFiles files = new FontFiles();
  private final Map<Faces, Typeface> typefaces = new EnumMap<>(Faces.class);
  private final Set<String> lost = new LinkedHashSet<>();
  private final Map<PDPage, Double> folioHeights = new LinkedHashMap<>();
  private final Map<SharedPicture, PDFormXObject> taken = new IdentityHashMap<>();
  private final Tags tags = new Tags(document);
  private final Signposts signposts = new Signposts(tags);

  /** An empty paper. */
  public PdfPaper(String title) {
    document.setDocumentId(FIXED_ID);
    document.setVersion(VERSION);
    document.getDocumentInformation().setTitle(title.replaceAll("\\p{Cntrl}", " "));
    document.getDocumentInformation().setProducer(PRODUCER);
    document.getDocumentCatalog().setLanguage("en");
    PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setDisplayDocTitle(true);
    document.getDocumentCatalog().setViewerPreferences(preferences);
  }

  /** The document, for what this class does not offer. */
  PDDocument document() {
    return document;
  }

  /** A face as this paper embeds it. */
  Typeface typeface(Faces face) {
    return typefaces.computeIfAbsent(face, key -> new Typeface(font(key), lost::add));
  }

  private PDType0Font font(Faces face) {
    return fonts.computeIfAbsent(
        face,
        key -> {
          try {
            return PDType0Font.load(document, files.of(key), true);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** A new page of so many points. */
  PDPage addPage(double width, double height) {
    PDPage page = new PDPage(new PDRectangle((float) width, (float) height));
    document.addPage(page);
    return page;
  }

  /** Gives the last page a number at its foot, its base line so many points above the edge. */
  void number(double height) {
    folioHeights.put(document.getPage(document.getNumberOfPages() - 1), height);
  }

  /** How many pages there are so far. */
  public int pageCount() {
    return document.getNumberOfPages();
  }

  /** Adds a bookmark to a height of the last page, in points from its lower edge. */
  void bookmark(String title, double y) {
    notes.beside(title);
    signposts.bookmark(MarkedText.plain(title), lastPage(), y);
  }

  /** Adds a bookmark to the last page. */
  public void bookmark(String title) {
    bookmark(title, lastPage().getMediaBox().getHeight());
  }

  /** Labels the last page, as viewers name it beside its number. */
  public void label(String label) {
    signposts.label(label, document.getNumberOfPages() - 1);
  }

  /** Makes a height of the last page a goal of links. */
  void goal(String name, double y) {
    signposts.goal(name, lastPage(), y);
  }

  /**
   * Makes a rectangle of the last page lead to a goal, if there is one at the end.
   *
   * @param words what it leads from, {@link MarkedText}
   * @param tag of the words that stand in it
   */
  void link(String goal, String words, PDStructureElement tag, PDRectangle area) {
    notes.beside(words);
    signposts.link(new Signposts.Link(goal, MarkedText.plain(words), tag, lastPage(), area));
  }

  /** What each piece of the paper is. */
  Tags tags() {
    return tags;
  }

  private PDPage lastPage() {
    return document.getPage(document.getNumberOfPages() - 1);
  }

  /**
   * Sets words of the exporter's own in the picture of the last page, and notes where they stand.
   */
  public WordSetter ownWords() {
    return notes::set;
  }

  /** Sets {@link MarkedText} text in the picture of the last page, and notes its own words. */
  public WordSetter marked() {
    return (graphics, text, x, y) ->
        notes.setMarked(graphics, text, x, y, typeface(Faces.of(graphics.getFont())));
  }

  /** Where on the pages the exporter's own words stand. */
  OwnWordNotes notes() {
    return notes;
  }

  /** A new page of so many millimetres that holds one picture drawn with Java2D, in points. */
  public void addPicturePage(
      double widthMillimetres, double heightMillimetres, Consumer<Graphics2D> painter) {
    addPicturePage(widthMillimetres, heightMillimetres, 0, 0, List.of(), painter);
  }

  /**
   * A new page of so many millimetres with pictures that hold no words, and one with words over
   * them, in points. The audit reads what has no words many times faster.
   *
   * @param left of the upper left corner of what lies under the words, in millimetres
   * @param top of the same corner
   * @param under without words, the lowest first
   */
  public void addPicturePage(
      double widthMillimetres,
      double heightMillimetres,
      double left,
      double top,
      List<SharedPicture> under,
      Consumer<Graphics2D> painter) {
    double width = Typeset.points(widthMillimetres);
    double height = Typeset.points(heightMillimetres);
    addPage(width, height);
    Runnable picture =
        () -> {
          try (Ink ink = Ink.begin(this)) {
            place(under, left, top, ink);
            ink.picture(drawn(width, height, painter), 0, 0);
          }
        };
    notes.beside(Phrase.PICTURE.words());
    signposts.picture(tags.within("Figure", picture), lastPage());
  }

  /** Puts shared pictures on the last page; their upper left corner in millimetres. */
  private void place(List<SharedPicture> pictures, double left, double top, Ink ink) {
    double height = lastPage().getMediaBox().getHeight();
    for (SharedPicture picture : pictures) {
      double y = height - Typeset.points(top) - picture.height();
      PDFormXObject form = taken.computeIfAbsent(picture, this::take);
      ink.picture(form, Typeset.points(left), y);
    }
  }

  private PDFormXObject take(SharedPicture picture) {
    try (PDDocument source = Loader.loadPDF(picture.packed())) {
      return new LayerUtility(document).importPageAsForm(source, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A new page with a map. Viewers that can measure are told its scale, and the audit reads from
   * the same entry how much ground the page shows.
   *
   * @param window the map's place on the page in millimetres from the upper left corner
   * @param scale denominator of the scale
   * @param under what lies in the window, the lowest first, each the same for all who see it
   * @param painter draws what lies over it, in points from the page's upper left corner
   */
  public void addMapPage(
      double widthMillimetres,
      double heightMillimetres,
      Rectangle2D window,
      int scale,
      List<SharedPicture> under,
      Consumer<Graphics2D> painter) {
    addPicturePage(
        widthMillimetres, heightMillimetres, window.getMinX(), window.getMinY(), under, painter);
    COSArray box = new COSArray();
    box.add(new COSFloat((float) Typeset.points(window.getMinX())));
    box.add(new COSFloat((float) Typeset.points(heightMillimetres - window.getMaxY())));
    box.add(new COSFloat((float) Typeset.points(window.getMaxX())));
    box.add(new COSFloat((float) Typeset.points(heightMillimetres - window.getMinY())));
    COSDictionary measure = new COSDictionary();
    measure.setName("Type", "Measure");
    measure.setName("Subtype", "RL");
    measure.setString("R", "1:" + scale);
    measure.setItem("X", format("m", 25.4 / 72 / 1000 * scale));
    measure.setItem("D", format("m", 1));
    measure.setItem("A", format("sq m", 1));
    COSDictionary viewport = new COSDictionary();
    viewport.setName("Type", "Viewport");
    viewport.setItem("BBox", box);
    viewport.setItem("Measure", measure);
    COSArray viewports = new COSArray();
    viewports.add(viewport);
    lastPage().getCOSObject().setItem("VP", viewports);
  }

  private static COSArray format(String unit, double factor) {
    COSDictionary format = new COSDictionary();
    format.setName("Type", "NumberFormat");
    format.setString("U", unit);
    format.setItem("C", new COSFloat((float) factor));
    COSArray list = new COSArray();
    list.add(format);
    return list;
  }

  /** A new page of one picture without words, for other papers to take over as it is. */
  void addBarePage(double width, double height, Consumer<Graphics2D> painter) {
    addPage(width, height);
    try (Ink ink = Ink.begin(this)) {
      ink.bare(drawn(width, height, painter));
    }
  }

  private PDFormXObject drawn(double width, double height, Consumer<Graphics2D> painter) {
    try {
      PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, (float) width, (float) height);
      try {
        graphics.setFontTextDrawer(new EmbeddedFonts());
        painter.accept(graphics);
      } finally {
        graphics.dispose();
      }
      return graphics.getXFormObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The finished file.
   *
   * @throws UnprintableException if a text has a letter for which there is no sign
   */
  public Printed finish() {
    if (!lost.isEmpty()) {
      throw new UnprintableException(LostLetters.sentence(lost, typeface(Faces.ROMAN)));
    }
    folios();
    signposts.addTo(document);
    tags.finish();
    Conformance.addTo(document);
    return new Printed(toBytes(), notes.all());
  }

  /** Numbers the pages, now that it is known how many there are. */
  private void folios() {
    Typeface roman = typeface(Faces.ROMAN);
    for (int number = 1; number <= pageCount(); number++) {
      PDPage page = document.getPage(number - 1);
      Double height = folioHeights.get(page);
      if (height == null) {
        continue;
      }
      String folio = number + " / " + pageCount();
      double middle = (page.getMediaBox().getWidth() - roman.width(folio, FOLIO_SIZE)) / 2;
      try (Ink ink = Ink.over(this, number)) {
        tags.decorate(() -> ink.text(folio, Faces.ROMAN, FOLIO_SIZE, middle, height, Flow.SOFT));
      }
    }
  }

  byte[] toBytes() {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      document.close();
      files.giveBack();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lets text of Java2D pictures stay text, in the fonts of the paper. */
  private final class EmbeddedFonts extends PdfBoxGraphics2DFontTextDrawer {
    @Override
    protected PDFont mapFont(Font font, IFontTextDrawerEnv env) {
      return font(Faces.of(font));
    }

    /**
     * Signs the fonts lack are drawn as shapes, as they are on screen, if the machine has them; a
     * paper with one that it has not is not finished.
     */
    @Override
    public boolean canDrawText(AttributedCharacterIterator text, IFontTextDrawerEnv env)
        throws IOException, FontFormatException {
      StringBuilder plain = new StringBuilder();
      for (char c = text.first(); c != CharacterIterator.DONE; c = text.next()) {
        plain.append(c);
      }
      text.first();
      if (plain.codePoints().allMatch(typeface(Faces.ROMAN)::has)) {
        return super.canDrawText(text, env);
      }
      if (env.getFont().canDisplayUpTo(plain.toString()) >= 0) {
        lost.add(plain.toString());
      }
      return false;
    }
  }
}
