package studio.kriegsspiel.importer.fuzz;

import com.google.protobuf.ByteString;
import crosby.binary.Fileformat;
import crosby.binary.Osmformat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Small extracts of OpenStreetMap to start from, some of them lying. */
public final class OsmSeeds {
  private static final String TEXT =
      "<?xml version='1.0' encoding='UTF-8'?><osm version='0.6'>"
          + "<node id='1' lat='50.68' lon='4.40'><tag k='place' v='hamlet'/><tag k='name' v='A'/>"
          + "</node><node id='2' lat='50.69' lon='4.40'/><node id='3' lat='50.69' lon='4.42'/>"
          + "<way id='5'><nd ref='1'/><nd ref='2'/><nd ref='3'/><nd ref='1'/>"
          + "<tag k='natural' v='wood'/></way>"
          + "<relation id='7'><member type='way' ref='5' role='outer'/>"
          + "<member type='relation' ref='7' role='outer'/>"
          + "<tag k='type' v='multipolygon'/><tag k='landuse' v='forest'/></relation></osm>";

  private OsmSeeds() {}

  static List<byte[]> xml() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(TEXT.getBytes(StandardCharsets.UTF_8));
    }
    return List.of(TEXT.getBytes(StandardCharsets.UTF_8), packed.toByteArray());
  }

  static List<byte[]> pbf() {
    return List.of(block(), blob("OSMData", block()), packedBlob(block(), block().length));
  }

  /** A block of three nodes, one way and one relation. */
  public static byte[] block() {
    Osmformat.StringTable.Builder words = Osmformat.StringTable.newBuilder();
    for (String word : List.of("", "natural", "wood", "type", "multipolygon", "outer")) {
      words.addS(ByteString.copyFromUtf8(word));
    }
    Osmformat.PrimitiveGroup.Builder group = Osmformat.PrimitiveGroup.newBuilder();
    group.setDense(
        Osmformat.DenseNodes.newBuilder()
            .addAllId(List.of(1L, 1L, 1L))
            .addAllLat(List.of(506_800_000L, 100_000L, 0L))
            .addAllLon(List.of(44_000_000L, 0L, 200_000L))
            .addAllKeysVals(List.of(0, 1, 2, 0, 0)));
    group.addWays(
        Osmformat.Way.newBuilder()
            .setId(5)
            .addAllRefs(List.of(1L, 1L, 1L, -2L))
            .addKeys(1)
            .addVals(2));
    group.addRelations(
        Osmformat.Relation.newBuilder()
            .setId(7)
            .addMemids(5)
            .addRolesSid(5)
            .addTypes(Osmformat.Relation.MemberType.WAY)
            .addKeys(3)
            .addVals(4));
    return Osmformat.PrimitiveBlock.newBuilder()
        .setStringtable(words)
        .addPrimitivegroup(group)
        .build()
        .toByteArray();
  }

  /** A blob as the file holds it, not packed. */
  public static byte[] blob(String type, byte[] content) {
    return framed(
        type,
        Fileformat.Blob.newBuilder()
            .setRaw(ByteString.copyFrom(content))
            .setRawSize(content.length)
            .build()
            .toByteArray());
  }

  /** A packed blob that claims to unpack to so many bytes. */
  public static byte[] packedBlob(byte[] content, int claimed) {
    Deflater deflater = new Deflater();
    deflater.setInput(content);
    deflater.finish();
    byte[] packed = new byte[content.length + 100];
    int count = deflater.deflate(packed);
    deflater.end();
    return framed(
        "OSMData",
        Fileformat.Blob.newBuilder()
            .setZlibData(ByteString.copyFrom(packed, 0, count))
            .setRawSize(claimed)
            .build()
            .toByteArray());
  }

  private static byte[] framed(String type, byte[] blob) {
    byte[] head =
        Fileformat.BlobHeader.newBuilder()
            .setType(type)
            .setDatasize(blob.length)
            .build()
            .toByteArray();
    return ByteBuffer.allocate(4 + head.length + blob.length)
        .putInt(head.length)
        .put(head)
        .put(blob)
        .array();
  }
}
