package studio.kriegsspiel.export.audit;

import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.jspecify.annotations.Nullable;

/** Tells bookmarks and links that only lead to a page of the same file from any others. */
final class PdfNavigation {
  private static final Set<String> BOOKMARK =
      Set.of("Type", "Title", "Parent", "Prev", "Next", "First", "Last", "Count", "Dest");
  private static final Set<String> LINK =
      Set.of("Type", "Subtype", "Rect", "Border", "Dest", "Contents", "F", "StructParent");

  private PdfNavigation() {}

  /** Whether an entry holds nothing but bookmarks or links to pages of the file. */
  static boolean isPlain(String key, @Nullable COSBase value) {
    COSBase held = value instanceof COSObject reference ? reference.getObject() : value;
    return switch (key) {
      case "Outlines" -> held instanceof COSDictionary root && areBookmarks(root);
      case "Annots" -> held instanceof COSArray notes && areLinks(notes);
      default -> false;
    };
  }

  private static boolean areBookmarks(COSDictionary parent) {
    if (!hasOnly(parent, BOOKMARK)) {
      return false;
    }
    COSBase next = parent.getDictionaryObject(COSName.FIRST);
    while (next instanceof COSDictionary item) {
      if (!areBookmarks(item) || !leadsToPage(item)) {
        return false;
      }
      next = item.getDictionaryObject(COSName.NEXT);
    }
    return true;
  }

  private static boolean areLinks(COSArray notes) {
    for (int i = 0; i < notes.size(); i++) {
      boolean link =
          notes.getObject(i) instanceof COSDictionary note
              && hasOnly(note, LINK)
              && COSName.getPDFName("Link").equals(note.getCOSName(COSName.SUBTYPE))
              && leadsToPage(note);
      if (!link) {
        return false;
      }
    }
    return true;
  }

  private static boolean leadsToPage(COSDictionary item) {
    return item.getDictionaryObject(COSName.DEST) instanceof COSArray goal
        && goal.size() > 0
        && goal.getObject(0) instanceof COSDictionary page
        && COSName.PAGE.equals(page.getCOSName(COSName.TYPE));
  }

  private static boolean hasOnly(COSDictionary dictionary, Set<String> keys) {
    return dictionary.keySet().stream().map(COSName::getName).allMatch(keys::contains);
  }
}
