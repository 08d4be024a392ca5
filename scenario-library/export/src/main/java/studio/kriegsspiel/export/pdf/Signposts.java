package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDPageLabelRange;
import org.apache.pdfbox.pdmodel.common.PDPageLabels;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;

/** Bookmarks, page labels and links inside one PDF, added when all its pages are there. */
final class Signposts {
  private final List<Mark> bookmarks = new ArrayList<>();
  private final Map<Integer, String> labels = new TreeMap<>();
  private final Map<String, Spot> goals = new HashMap<>();
  private final List<Link> links = new ArrayList<>();
  private final Map<PDStructureElement, PDPage> pictures = new LinkedHashMap<>();
  private final Tags tags;

  Signposts(Tags tags) {
    this.tags = tags;
  }

  private record Spot(PDPage page, double y) {
    PDPageXYZDestination destination() {
      PDPageXYZDestination destination = new PDPageXYZDestination();
      destination.setPage(page);
      destination.setLeft(0);
      destination.setTop((int) Math.ceil(y));
      return destination;
    }
  }

  private record Mark(String title, Spot spot) {}

  /**
   * A link.
   *
   * @param goal its name
   * @param words by which it is told
   * @param tag of the words that it lies over
   */
  record Link(String goal, String words, PDStructureElement tag, PDPage page, PDRectangle area) {}

  void bookmark(String title, PDPage page, double y) {
    bookmarks.add(new Mark(title, new Spot(page, y)));
  }

  void label(String label, int pageIndex) {
    labels.put(pageIndex, label);
  }

  void goal(String name, PDPage page, double y) {
    goals.put(name, new Spot(page, y));
  }

  void link(Link link) {
    links.add(link);
  }

  /** A picture, told by the first bookmark of its page, or by the page's label. */
  void picture(PDStructureElement tag, PDPage page) {
    pictures.put(tag, page);
  }

  void addTo(PDDocument document) {
    addBookmarks(document);
    addLabels(document);
    Map<PDPage, List<PDAnnotation>> notes = new HashMap<>();
    for (Link link : links) {
      Spot spot = goals.get(link.goal);
      if (spot != null) {
        PDAnnotationLink annotation = annotation(link, spot);
        notes.computeIfAbsent(link.page, key -> new ArrayList<>()).add(annotation);
        tags.annotate(link.tag, annotation, link.page);
      } else {
        link.tag.setStructureType("Span");
      }
    }
    pictures.forEach(
        (tag, page) -> tag.setAlternateDescription(title(page, document.getPages().indexOf(page))));
    notes.forEach(PDPage::setAnnotations);
  }

  private String title(PDPage page, int index) {
    return bookmarks.stream()
        .filter(mark -> mark.spot.page.equals(page))
        .map(Mark::title)
        .findFirst()
        .orElseGet(
            () ->
                (MarkedText.plain(Phrase.PICTURE.words()) + " " + labels.getOrDefault(index, ""))
                    .strip());
  }

  private static PDAnnotationLink annotation(Link link, Spot spot) {
    PDAnnotationLink annotation = new PDAnnotationLink();
    annotation.setRectangle(link.area);
    annotation.setContents(link.words);
    annotation.setPrinted(true);
    annotation.setDestination(spot.destination());
    COSArray border = new COSArray();
    for (int i = 0; i < 3; i++) {
      border.add(COSInteger.ZERO);
    }
    annotation.setBorder(border);
    return annotation;
  }

  private void addBookmarks(PDDocument document) {
    if (bookmarks.isEmpty()) {
      return;
    }
    PDDocumentOutline outline = new PDDocumentOutline();
    for (Mark mark : bookmarks) {
      PDOutlineItem item = new PDOutlineItem();
      item.setTitle(mark.title);
      item.setDestination(mark.spot.destination());
      outline.addLast(item);
    }
    document.getDocumentCatalog().setDocumentOutline(outline);
  }

  private void addLabels(PDDocument document) {
    if (labels.isEmpty()) {
      return;
    }
    PDPageLabels all = new PDPageLabels(document);
    for (int page = 0; page < document.getNumberOfPages(); page++) {
      PDPageLabelRange range = new PDPageLabelRange();
      range.setPrefix(labels.getOrDefault(page, String.valueOf(page + 1)));
      all.setLabelItem(page, range);
    }
    document.getDocumentCatalog().setPageLabels(all);
  }
}
