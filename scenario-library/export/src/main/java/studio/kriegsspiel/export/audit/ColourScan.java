package studio.kriegsspiel.export.audit;

import java.io.IOException;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.contentstream.PDContentStream;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;

/** The colours a page is painted with: a block without a label still has its side's colour. */
final class ColourScan {
  private static final Set<String> SETTERS = Set.of("rg", "RG", "sc", "SC", "scn", "SCN");

  private final Set<Integer> colours = new HashSet<>();
  private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private ColourScan() {}

  static Set<Integer> of(PDPage page) throws IOException {
    ColourScan scan = new ColourScan();
    scan.scan(page);
    return scan.colours;
  }

  private void scan(PDContentStream stream) throws IOException {
    PDFStreamParser parser = new PDFStreamParser(stream);
    List<Object> tokens = parser.parse();
    for (int i = 3; i < tokens.size(); i++) {
      if (tokens.get(i) instanceof Operator operator
          && SETTERS.contains(operator.getName())
          && tokens.get(i - 3) instanceof COSNumber red
          && tokens.get(i - 2) instanceof COSNumber green
          && tokens.get(i - 1) instanceof COSNumber blue) {
        colours.add(part(red) << 16 | part(green) << 8 | part(blue));
      }
    }
    PDResources resources = stream.getResources();
    if (resources != null) {
      for (COSName name : resources.getXObjectNames()) {
        PDXObject object = resources.getXObject(name);
        if (object instanceof PDFormXObject form && seen.add(form.getCOSObject())) {
          scan(form);
        }
      }
    }
  }

  private static int part(COSNumber number) {
    return Math.max(0, Math.min(255, Math.round(number.floatValue() * 255)));
  }
}
