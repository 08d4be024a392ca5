package studio.kriegsspiel.export.pdf;

import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;

/**
 * By what a paper tells that it keeps to PDF/UA-1 (ISO 14289-1) and PDF/A-2a (ISO 19005-2): its
 * metadata, and what its colours mean. Both are the same in every paper but for the title, so that
 * the audit knows them to the byte.
 */
public final class Conformance {
  private static final String SRGB = "sRGB IEC61966-2.1";

  /** PDF/A wants a description of whatever metadata are not its own, those of PDF/UA too. */
  private static final String METADATA =
      """
      <?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about=""
          xmlns:dc="http://purl.org/dc/elements/1.1/"
          xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
          xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"
          xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
          xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
          xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
          xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
         <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
         <pdf:Producer>%s</pdf:Producer>
         %s
         <pdfuaid:part>1</pdfuaid:part>
         <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
          <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
           <pdfaProperty:name>part</pdfaProperty:name>
           <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
           <pdfaProperty:category>internal</pdfaProperty:category>
           <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
          </rdf:li></rdf:Seq></pdfaSchema:property>
         </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="r"?>
      """;

  private static final String KEPT_FOREVER =
      """
      <pdfaid:part>2</pdfaid:part>
               <pdfaid:conformance>A</pdfaid:conformance>""";

  private Conformance() {}

  static void addTo(PDDocument document) {
    try {
      tell(document, KEPT_FOREVER);
      PDOutputIntent colours = new PDOutputIntent(document, new ByteArrayInputStream(colours()));
      colours.setInfo(SRGB);
      colours.setOutputConditionIdentifier(SRGB);
      document.getDocumentCatalog().addOutputIntent(colours);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Leaves PDF/UA-1 alone of a finished paper, for one under lock. */
  static void readableAloudOnly(PDDocument document) throws IOException {
    tell(document, "");
    document.getDocumentCatalog().setOutputIntents(List.of());
  }

  private static void tell(PDDocument document, String archived) throws IOException {
    PDMetadata metadata = new PDMetadata(document);
    metadata.importXMPMetadata(metadata(document.getDocumentInformation().getTitle(), archived));
    document.getDocumentCatalog().setMetadata(metadata);
  }

  /** Whether bytes are the metadata of a paper with a title, and nothing else. */
  public static boolean isMetadata(byte[] bytes, String title) {
    return Arrays.equals(bytes, metadata(title, KEPT_FOREVER))
        || Arrays.equals(bytes, metadata(title, ""));
  }

  /** Whether bytes say what the colours of every paper mean, and nothing else. */
  public static boolean isColours(byte[] bytes) {
    return Arrays.equals(bytes, colours());
  }

  private static byte[] metadata(String title, String archived) {
    String escaped = title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    return METADATA
        .formatted(escaped, PdfPaper.PRODUCER, archived)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] colours() {
    return ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
  }
}
