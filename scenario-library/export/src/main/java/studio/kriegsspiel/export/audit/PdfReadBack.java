package studio.kriegsspiel.export.audit;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.export.paper.OwnWord;
import studio.kriegsspiel.export.pdf.Conformance;
import studio.kriegsspiel.situation.secret.SecretFinder;

/** Everything a curious reader can get out of a PDF. */
final class PdfReadBack {
  private static final Set<String> FORBIDDEN_KEYS =
      Set.of(
          "Annots",
          "EmbeddedFiles",
          "EF",
          "AF",
          "AcroForm",
          "JavaScript",
          "JS",
          "OpenAction",
          "AA",
          "Metadata",
          "Outlines",
          "PieceInfo",
          "Collection",
          "DestOutputProfile",
          "OCProperties",
          "Author",
          "Creator",
          "Subject",
          "Keywords",
          "CreationDate",
          "ModDate",
          "LastModified");

  private final List<List<SecretFinder.Found>> pages = new ArrayList<>();
  private final List<SecretFinder.Found> elsewhere = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final List<Shown> maps = new ArrayList<>();
  private final List<Set<Integer>> colours = new ArrayList<>();
  private String title = "";

  private PdfReadBack() {}

  /** Something no file of ours may have at all. */
  record Fault(String place, String what) {}

  /** How much ground a map on a page shows, in metres. */
  record Shown(int page, double widthMetres, double heightMetres) {}

  /**
   * Reads a file.
   *
   * @param ownWords words in it that are the exporter's own; they are left out of the pages' text
   * @param plainForms colours of drawings without text that other files showed
   */
  static PdfReadBack of(
      byte[] content, List<OwnWord> ownWords, Map<FormPrint, Set<Integer>> plainForms)
      throws IOException {
    PdfReadBack result = new PdfReadBack();
    try (PDDocument document = Loader.loadPDF(content)) {
      if (document.isEncrypted()) {
        result.faults.add(new Fault("file", "it is encrypted"));
      }
      for (int number = 1; number <= document.getNumberOfPages(); number++) {
        int here = number;
        ColourScan stripper =
            new ColourScan(
                ownWords.stream().filter(word -> word.page() == here).toList(), plainForms);
        stripper.setStartPage(number);
        stripper.setEndPage(number);
        PDPage page = document.getPage(number - 1);
        result.pages.add(
            List.of(new SecretFinder.Found("text of page " + number, stripper.getText(document))));
        if (stripper.hasForeignMarks()) {
          result.faults.add(new Fault("page " + number, "a mark with words of its own"));
        }
        result.map(number, page);
        result.colours.add(stripper.colours());
      }
      result.title = String.valueOf(document.getDocumentInformation().getTitle());
      result.walk(document.getDocument().getTrailer(), titles(document, ownWords));
    }
    return result;
  }

  /**
   * The text in some boxes of a page, or in none of them.
   *
   * @param ownWords words of the exporter's own, left out
   */
  static String text(
      PDDocument document,
      int number,
      List<Rectangle2D> boxes,
      boolean inside,
      List<OwnWord> ownWords)
      throws IOException {
    ColourScan stripper =
        new ColourScan(
            ownWords.stream().filter(word -> word.page() == number).toList(), new HashMap<>());
    stripper.only(boxes, inside);
    stripper.setStartPage(number);
    stripper.setEndPage(number);
    return stripper.getText(document);
  }

  /**
   * Bookmarks and page labels, each with what is left of it without the words that stand as the
   * exporter's own on its page.
   */
  private static Map<COSBase, String> titles(PDDocument document, List<OwnWord> ownWords)
      throws IOException {
    Map<COSBase, String> titles = new IdentityHashMap<>();
    PDDocumentOutline outline = document.getDocumentCatalog().getDocumentOutline();
    if (outline != null) {
      for (PDOutlineItem item : outline.children()) {
        PDPage page = item.findDestinationPage(document);
        int number = page == null ? 0 : document.getPages().indexOf(page) + 1;
        title(item.getCOSObject().getDictionaryObject(COSName.TITLE), number, ownWords, titles);
      }
    }
    if (document.getDocumentCatalog().getCOSObject().getDictionaryObject("PageLabels")
            instanceof COSDictionary labels
        && labels.getDictionaryObject("Nums") instanceof COSArray pairs) {
      for (int i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs.getObject(i + 1) instanceof COSDictionary label) {
          title(label.getDictionaryObject("P"), pairs.getInt(i) + 1, ownWords, titles);
        }
      }
    }
    described(document, ownWords, titles);
    return titles;
  }

  /** Pictures and links are told by words of their page. */
  private static void described(
      PDDocument document, List<OwnWord> ownWords, Map<COSBase, String> titles) throws IOException {
    int number = 0;
    for (PDPage page : document.getPages()) {
      number++;
      for (PDAnnotation note : page.getAnnotations()) {
        title(note.getCOSObject().getDictionaryObject(COSName.CONTENTS), number, ownWords, titles);
      }
    }
    PDStructureTreeRoot root = document.getDocumentCatalog().getStructureTreeRoot();
    if (root != null) {
      pictures(document, root, ownWords, titles);
    }
  }

  private static void pictures(
      PDDocument document, PDStructureNode node, List<OwnWord> own, Map<COSBase, String> titles) {
    for (Object kid : node.getKids()) {
      if (kid instanceof PDStructureElement element) {
        PDPage page = element.getPage();
        int number = page == null ? 0 : document.getPages().indexOf(page) + 1;
        title(element.getCOSObject().getDictionaryObject(COSName.ALT), number, own, titles);
        pictures(document, element, own, titles);
      }
    }
  }

  private static void title(
      @Nullable COSBase title, int page, List<OwnWord> ownWords, Map<COSBase, String> titles) {
    if (title instanceof COSString text) {
      titles.put(
          text,
          OwnWords.without(
              text.getString(), ownWords.stream().filter(word -> word.page() == page)));
    }
  }

  List<List<SecretFinder.Found>> pages() {
    return pages;
  }

  /** Strings and names outside the pages' text: metadata, labels of any kind. */
  List<SecretFinder.Found> elsewhere() {
    return elsewhere;
  }

  List<Fault> faults() {
    return faults;
  }

  List<Shown> maps() {
    return maps;
  }

  /** Colours painted with on each page, as 0xrrggbb. */
  List<Set<Integer>> colours() {
    return colours;
  }

  private void map(int number, PDPage page) {
    if (page.getCOSObject().getDictionaryObject("VP") instanceof COSArray viewports) {
      for (int i = 0; i < viewports.size(); i++) {
        if (viewports.getObject(i) instanceof COSDictionary viewport
            && viewport.getDictionaryObject("BBox") instanceof COSArray box
            && viewport.getDictionaryObject("Measure") instanceof COSDictionary measure
            && measure.getDictionaryObject("X") instanceof COSArray formats
            && formats.getObject(0) instanceof COSDictionary format
            && format.getDictionaryObject("C") instanceof COSNumber factor) {
          float[] corners = box.toFloatArray();
          maps.add(
              new Shown(
                  number,
                  Math.abs(corners[2] - corners[0]) * (double) factor.floatValue(),
                  Math.abs(corners[3] - corners[1]) * (double) factor.floatValue()));
        }
      }
    }
  }

  /** Walks every object of the file and collects strings, names and what must not be there. */
  private void walk(COSBase root, Map<COSBase, String> titles) throws IOException {
    Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<COSBase> open = new ArrayDeque<>();
    open.add(root);
    while (!open.isEmpty()) {
      COSBase next = open.pop();
      if (next instanceof COSObject reference) {
        next = reference.getObject();
      }
      if (next == null || !seen.add(next)) {
        continue;
      }
      if (next instanceof COSString string) {
        elsewhere.add(
            new SecretFinder.Found("metadata", titles.getOrDefault(string, string.getString())));
      } else if (next instanceof COSName name) {
        name(name.getName());
      } else if (next instanceof COSArray array) {
        for (COSBase item : array) {
          open.add(item);
        }
      } else if (next instanceof COSDictionary dictionary) {
        for (Map.Entry<COSName, COSBase> entry : dictionary.entrySet()) {
          key(entry.getKey().getName(), entry.getValue());
          open.add(entry.getValue());
        }
        if (next instanceof COSStream stream) {
          picture(stream);
        }
      }
    }
  }

  private void key(String name, COSBase value) throws IOException {
    if (FORBIDDEN_KEYS.contains(name)
        && !PdfNavigation.isPlain(name, value)
        && !isOurs(name, value)) {
      faults.add(new Fault("metadata", "the entry /" + name + ", which none of our files has"));
    } else {
      name(name);
    }
  }

  /** Whether an entry holds what every paper tells of its format, and not a byte beside it. */
  private boolean isOurs(String name, COSBase value) throws IOException {
    COSBase held = value instanceof COSObject reference ? reference.getObject() : value;
    if (held instanceof COSStream stream) {
      try (InputStream content = stream.createInputStream()) {
        byte[] bytes = content.readAllBytes();
        return switch (name) {
          case "Metadata" -> Conformance.isMetadata(bytes, title);
          case "DestOutputProfile" -> Conformance.isColours(bytes);
          default -> false;
        };
      }
    }
    return false;
  }

  /** Names of a few letters, such as /F1, are the format's own. */
  private void name(String name) {
    if (name.length() > 4 && !PdfWords.isOfFormat(name)) {
      elsewhere.add(new SecretFinder.Found("metadata", name));
    }
  }

  /** A JPEG may carry notes of its own. */
  private void picture(COSStream stream) throws IOException {
    if (COSName.IMAGE.equals(stream.getCOSName(COSName.SUBTYPE))
        && (String.valueOf(stream.getFilters()).contains("DCTDecode")
            || String.valueOf(stream.getFilters()).contains("JPXDecode"))) {
      String raw;
      try (var bytes = stream.createRawInputStream()) {
        raw = new String(bytes.readAllBytes(), StandardCharsets.ISO_8859_1);
      }
      if (raw.contains("Exif\0")
          || raw.contains("ns.adobe.com/xap")
          || raw.contains("\u00ff\u00fe")) {
        faults.add(new Fault("a picture", "notes inside a compressed picture"));
      }
    }
  }
}
