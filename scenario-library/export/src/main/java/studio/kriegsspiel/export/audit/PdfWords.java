package studio.kriegsspiel.export.audit;

import java.util.Set;
import java.util.regex.Pattern;

/** Names by which the PDF format itself tells what its objects are; a unit may be called so. */
final class PdfWords {
  private static final Set<String> FORMAT =
      Set.of(
          """
          Adobe Annots Artifact Caption Column DestOutputProfile Document Figure GTS_PDFA1 LBody
          Link MarkInfo Marked OBJR OutputCondition OutputConditionIdentifier OutputIntent
          OutputIntents ParentTree ParentTreeNextKey Scope Sect Span StructElem StructParent
          StructTreeRoot Table Ascent BaseFont BitsPerComponent Border CIDFontType0 CIDFontType2 CIDSet
          CIDSystemInfo CIDToGIDMap CapHeight Catalog ColorSpace Columns Contents Coords Count
          CropBox DCTDecode Decode DecodeParms DescendantFonts Descent DeviceGray DeviceRGB
          DisplayDocTitle Domain Encoding ExtGState Extend Filter First FirstChar Flags
          FlateDecode FontBBox FontDescriptor FontFile2 FontName FontWeight Function FunctionType
          Group Height Identity Identity-H Image Index Interpolate ItalicAngle LastChar Length
          Length1 Matrix Measure MediaBox Metadata NumberFormat ObjStm Ordering Outlines
          PageLabels Pages PaintType Parent Parms Pattern PatternType Predictor ProcSet Producer
          Registry Resources Rotate SMask Shading ShadingType StemV StructParents Subtype
          Supplement TilingType Title ToUnicode Transparency Type0 Version ViewerPreferences
          Viewport Width Widths XHeight XObject XStep YStep
          """
              .strip()
              .split("\\s+"));

  /** Lines and areas of a drawing, states of its pen and pictures, by their number. */
  private static final Pattern NUMBERED = Pattern.compile("(Form|gs|Im|Sh|P)[0-9]+");

  /** The faces of papers, of which a part is embedded under a chance mark. */
  private static final Pattern FACE = Pattern.compile("[A-Z]{6}\\+LiberationSerif(-[A-Za-z]+)?");

  private PdfWords() {}

  /** Whether a name is the format's own. */
  static boolean isOfFormat(String name) {
    return FORMAT.contains(name)
        || NUMBERED.matcher(name).matches()
        || FACE.matcher(name).matches();
  }
}
