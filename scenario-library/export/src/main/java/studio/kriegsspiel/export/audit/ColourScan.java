package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import studio.kriegsspiel.export.paper.OwnWord;

/**
 * Reads the text of a page, and notes the colours it is painted with: a block without a label still
 * has its side's colour.
 */
final class ColourScan extends PDFTextStripper {
  private static final Set<String> SETTERS = Set.of("rg", "RG", "sc", "SC", "scn", "SCN");

  private final Set<Integer> colours = new HashSet<>();
  private final OwnWordSieve sieve;

  /**
   * A scan of one page.
   *
   * @param ownWords words of the exporter's own on it, which are no part of the text where they
   *     stand as said
   */
  ColourScan(List<OwnWord> ownWords) {
    this.sieve = new OwnWordSieve(ownWords);
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
    super.processOperator(operator, operands);
  }

  @Override
  protected void processTextPosition(TextPosition glyph) {
    sieve.pass(glyph, super::processTextPosition);
  }

  @Override
  protected void writePage() throws IOException {
    sieve.end(super::processTextPosition);
    super.writePage();
  }

  private static int part(COSNumber number) {
    return Math.max(0, Math.min(255, Math.round(number.floatValue() * 255)));
  }
}
