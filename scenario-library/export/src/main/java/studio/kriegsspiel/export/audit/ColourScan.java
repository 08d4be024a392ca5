package studio.kriegsspiel.export.audit;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import studio.kriegsspiel.export.paper.OwnWord;

/**
 * Reads the text of a page, and notes the colours it is painted with: a block without a label still
 * has its side's colour.
 */
final class ColourScan extends PDFTextStripper {
  private static final Set<String> SETTERS = Set.of("rg", "RG", "sc", "SC", "scn", "SCN");

  private final OwnWordSieve sieve;
  private final Map<FormPrint, Set<Integer>> plainForms;
  private Predicate<TextPosition> wanted = glyph -> true;
  private Set<Integer> colours = new HashSet<>();
  private long glyphs;
  private boolean foreign;
  private final SlantedWords slanted = new SlantedWords();

  /**
   * A scan of one page.
   *
   * @param ownWords words of the exporter's own on it, which are no part of the text where they
   *     stand as said
   * @param plainForms the colours of drawings without text that were read before, by their
   *     fingerprints; more are added
   */
  ColourScan(List<OwnWord> ownWords, Map<FormPrint, Set<Integer>> plainForms) {
    this.sieve = new OwnWordSieve(ownWords);
    this.plainForms = plainForms;
  }

  /** Reads only what lies in some boxes, or only what lies in none; points from the upper left. */
  void only(List<Rectangle2D> boxes, boolean inside) {
    wanted =
        glyph -> {
          double x = glyph.getXDirAdj() + glyph.getWidthDirAdj() / 2;
          double y = glyph.getYDirAdj() - glyph.getHeightDir() / 2;
          return boxes.stream().anyMatch(box -> box.contains(x, y)) == inside;
        };
  }

  /** Colours as 0xrrggbb. */
  Set<Integer> colours() {
    return colours;
  }

  @Override
  protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
    if (operands.size() >= 3
        && SETTERS.contains(operator.getName())
        && operands.get(0) instanceof COSNumber red
        && operands.get(1) instanceof COSNumber green
        && operands.get(2) instanceof COSNumber blue) {
      colours.add(part(red) << 16 | part(green) << 8 | part(blue));
    }
    if (operands.size() == 2 && operands.get(1) instanceof COSDictionary mark) {
      foreign |= !mark.keySet().stream().allMatch(COSName.MCID::equals);
    }
    super.processOperator(operator, operands);
  }

  /** Whether a piece is marked with more than its number, such as words to be read in its place. */
  boolean hasForeignMarks() {
    return foreign;
  }

  /**
   * A drawing inside the page. The same bytes show the same, so one without text is read once,
   * however many papers show it.
   */
  @Override
  public void showForm(PDFormXObject form) throws IOException {
    FormPrint print = FormPrint.of(form.getCOSObject());
    Set<Integer> known = plainForms.get(print);
    if (known == null) {
      known = read(form, print);
    }
    colours.addAll(known);
  }

  private Set<Integer> read(PDFormXObject form, FormPrint print) throws IOException {
    Optional<Set<Integer>> plain = plain(form);
    if (plain.isPresent()) {
      plainForms.put(print, plain.get());
      return plain.get();
    }
    Set<Integer> outside = colours;
    long before = glyphs;
    colours = new HashSet<>();
    super.showForm(form);
    Set<Integer> inside = colours;
    colours = outside;
    if (glyphs == before) {
      plainForms.put(print, inside);
    }
    return inside;
  }

  private static Optional<Set<Integer>> plain(PDFormXObject form) throws IOException {
    try (InputStream content = form.getContents()) {
      return content == null ? Optional.empty() : PlainDrawing.colours(content.readAllBytes());
    }
  }

  @Override
  protected void processTextPosition(TextPosition glyph) {
    glyphs++;
    if (wanted.test(glyph)) {
      sieve.pass(glyph, this::read);
    }
  }

  private void read(TextPosition glyph) {
    if (!slanted.take(glyph)) {
      super.processTextPosition(glyph);
    }
  }

  @Override
  public void showTextString(byte[] string) throws IOException {
    slanted.next();
    super.showTextString(string);
  }

  @Override
  public void showTextStrings(COSArray strings) throws IOException {
    slanted.next();
    super.showTextStrings(strings);
  }

  @Override
  protected void writePage() throws IOException {
    sieve.end(this::read);
    super.writePage();
    for (String words : slanted.end()) {
      writeString(words);
      writeLineSeparator();
    }
  }

  private static int part(COSNumber number) {
    return Math.max(0, Math.min(255, Math.round(number.floatValue() * 255)));
  }
}
