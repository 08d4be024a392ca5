package studio.kriegsspiel.importer.vector;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import crosby.binary.Fileformat;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import studio.kriegsspiel.terrain.GroundException;

/**
 * The blobs of an OpenStreetMap extract in binary form, one after the other. What they say of their
 * size is checked against the limits of the format before a byte of memory is taken for it.
 */
final class PbfBlobs {
  private static final int MOST_HEADER = 64 << 10;
  private static final int MOST_BLOB = 32 << 20;

  /** One blob, unpacked. */
  record Blob(String type, ByteString content) {}

  private final String name;
  private final DataInputStream input;

  PbfBlobs(String name, InputStream input) {
    this.name = name;
    this.input = new DataInputStream(input);
  }

  /** The next blob of a kind that holds data; null at the end of the file. */
  @org.jspecify.annotations.Nullable
  Blob next() throws IOException {
    while (true) {
      int first = input.read();
      if (first < 0) {
        return null;
      }
      int length = first << 24 | input.readUnsignedByte() << 16 | input.readUnsignedShort();
      if (length < 0 || length > MOST_HEADER) {
        throw fault("claims a heading of " + Integer.toUnsignedString(length) + " bytes");
      }
      Fileformat.BlobHeader header = Fileformat.BlobHeader.parseFrom(read(length));
      int size = header.getDatasize();
      if (size < 0 || size > MOST_BLOB) {
        throw fault("claims a blob of " + Integer.toUnsignedString(size) + " bytes");
      }
      byte[] blob = read(size);
      if (header.getType().equals("OSMData") || header.getType().equals("OSMHeader")) {
        return new Blob(header.getType(), unpack(Fileformat.Blob.parseFrom(blob)));
      }
    }
  }

  private byte[] read(int count) throws IOException {
    byte[] bytes = input.readNBytes(count);
    if (bytes.length < count) {
      throw new EOFException("a blob is cut short");
    }
    return bytes;
  }

  private ByteString unpack(Fileformat.Blob blob) throws InvalidProtocolBufferException {
    if (blob.hasRaw()) {
      return blob.getRaw();
    }
    if (!blob.hasZlibData()) {
      throw new GroundException(
          name,
          "is packed in another way than zlib",
          "pack it anew with \"osmium cat in.osm.pbf -o out.osm.pbf\"");
    }
    int size = blob.getRawSize();
    if (size < 0 || size > MOST_BLOB) {
      throw fault("claims to unpack to " + Integer.toUnsignedString(size) + " bytes");
    }
    byte[] content = new byte[size];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(blob.getZlibData().toByteArray());
      int given = 0;
      int step;
      do {
        step = inflater.inflate(content, given, size - given);
        given += step;
      } while (step > 0 && given < size);
      if (given < size || (!inflater.finished() && inflater.inflate(new byte[1]) > 0)) {
        throw fault("unpacks to another size than it says");
      }
    } catch (DataFormatException e) {
      throw fault("holds a blob that cannot be unpacked");
    } finally {
      inflater.end();
    }
    return com.google.protobuf.UnsafeByteOperations.unsafeWrap(content);
  }

  private GroundException fault(String fault) {
    return new GroundException(name, fault, "fetch it again, and do not trust it if it stays so");
  }
}
