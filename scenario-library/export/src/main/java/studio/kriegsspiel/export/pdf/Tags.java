package studio.kriegsspiel.export.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDObjectReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDTableAttributeObject;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;

/**
 * What each piece of a paper is (a heading, a row, a picture), in the order in which it is read:
 * the structure tree by which screen readers go. What is no part of it, such as rules and running
 * heads, is marked as an artifact.
 */
final class Tags {
  private static final String LIST = "L";

  private final PDDocument document;
  private final PDStructureTreeRoot root = new PDStructureTreeRoot();
  private final PDStructureElement whole = new PDStructureElement("Document", root);
  private final Map<PDPage, COSArray> marked = new LinkedHashMap<>();
  private final Map<COSBase, PDStructureElement> annotated = new LinkedHashMap<>();
  private final Map<COSBase, COSDictionary> lastLists = new IdentityHashMap<>();
  private PDStructureElement current = whole;
  private boolean decoration;
  private int level;

  Tags(PDDocument document) {
    this.document = document;
    root.appendKid(whole);
  }

  /** What is written by a part is of one kind, below what is being written. */
  PDStructureElement within(String kind, Runnable part) {
    return inside(decoration ? current : child(kind), part);
  }

  private PDStructureElement inside(PDStructureElement element, Runnable part) {
    PDStructureElement outer = current;
    current = element;
    try {
      part.run();
    } finally {
      current = outer;
    }
    return element;
  }

  private PDStructureElement child(String kind) {
    PDStructureElement element = new PDStructureElement(kind, current);
    current.appendKid(element);
    lastLists.remove(current.getCOSObject());
    return element;
  }

  /** A heading; no level is passed over, however deep it is meant to be. */
  void heading(int meant, Runnable part) {
    level = decoration ? level : Math.min(meant, level + 1);
    within("H" + level, part);
  }

  /** An item of a list, which goes on as long as nothing else is written between its items. */
  void item(Runnable label, Runnable body) {
    COSDictionary list = lastLists.get(current.getCOSObject());
    if (list == null) {
      list = child(LIST).getCOSObject();
      lastLists.put(current.getCOSObject(), list);
    }
    inside(
        new PDStructureElement(list),
        () ->
            within(
                "LI",
                () -> {
                  within("Lbl", label);
                  within("LBody", body);
                }));
  }

  /** The head of a column. */
  void columnHead(Runnable part) {
    PDStructureElement head = within("TH", part);
    if (!decoration) {
      PDTableAttributeObject scope = new PDTableAttributeObject();
      scope.setScope(PDTableAttributeObject.SCOPE_COLUMN);
      head.addAttribute(scope);
    }
  }

  /** What is written by a part is not read: it repeats, or decorates. */
  void decorate(Runnable part) {
    boolean outer = decoration;
    decoration = true;
    try {
      part.run();
    } finally {
      decoration = outer;
    }
  }

  /** Says of what is written next on a page what it is; to be ended on the same stream. */
  void begin(PDPageContentStream content, PDPage page) {
    try {
      if (decoration) {
        content.beginMarkedContent(COSName.ARTIFACT);
        return;
      }
      PDStructureElement element = current == whole ? child("P") : current;
      content.beginMarkedContent(
          COSName.getPDFName(element.getStructureType()), number(element, page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The number of a piece of an element on its page. */
  private int number(PDStructureElement element, PDPage page) {
    COSArray pieces = marked.computeIfAbsent(page, key -> new COSArray());
    int number = pieces.size();
    pieces.add(element.getCOSObject());
    if (element.getPage() == null) {
      element.setPage(page);
    }
    if (page.equals(element.getPage())) {
      element.appendKid(number);
    } else {
      PDMarkedContentReference elsewhere = new PDMarkedContentReference();
      elsewhere.setPage(page);
      elsewhere.setMCID(number);
      element.appendKid(elsewhere);
    }
    return number;
  }

  /** Ties a link on a page to the words that it lies over. */
  void annotate(PDStructureElement words, PDAnnotationLink link, PDPage page) {
    PDObjectReference reference = new PDObjectReference();
    reference.setReferencedObject(link);
    reference.getCOSObject().setItem(COSName.PG, page);
    words.appendKid(reference);
    annotated.put(link.getCOSObject(), words);
  }

  /** Adds the tree to the document, when all is written. */
  void finish() {
    COSArray tree = new COSArray();
    int next = 0;
    for (PDPage page : document.getPages()) {
      page.getCOSObject().setName(COSName.getPDFName("Tabs"), "S");
      COSArray pieces = marked.get(page);
      if (pieces != null) {
        page.setStructParents(next);
        tree.add(COSInteger.get(next++));
        tree.add(pieces);
      }
    }
    for (Map.Entry<COSBase, PDStructureElement> each : annotated.entrySet()) {
      ((COSDictionary) each.getKey()).setInt(COSName.STRUCT_PARENT, next);
      tree.add(COSInteger.get(next++));
      tree.add(each.getValue().getCOSObject());
    }
    COSDictionary parents = new COSDictionary();
    parents.setItem(COSName.NUMS, tree);
    root.getCOSObject().setItem(COSName.PARENT_TREE, parents);
    root.setParentTreeNextKey(next);
    document.getDocumentCatalog().setStructureTreeRoot(root);
    PDMarkInfo info = new PDMarkInfo();
    info.setMarked(true);
    document.getDocumentCatalog().setMarkInfo(info);
  }
}
