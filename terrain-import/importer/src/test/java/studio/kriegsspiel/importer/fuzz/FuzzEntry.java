package studio.kriegsspiel.importer.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.GroundException;

/** What Jazzer calls with each input: the reader that a property of the process names, or all. */
public final class FuzzEntry {
  /** Stands for all readers: the first byte of an input then says which. */
  static final String ALL = "ALL";

  private static final String READER = System.getProperty("studio.fuzz.reader", ALL);
  private static final int LONGEST_SECONDS = 10;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Path FOLDER = Path.of(System.getProperty("studio.fuzz.folder", "."));

  private FuzzEntry() {}

  /** Unpacks what is unpacked once, so that no input is blamed for the time it takes. */
  public static void fuzzerInitialize() throws IOException {
    SourceSystem.ofWkt("fuzz", RasterSeeds.LAMBERT, 150_000, 160_000)
        .to(SourceSystem.wgs84())
        .apply(150_000, 160_000);
    read(FuzzedReader.GEOPACKAGE, FuzzedReader.GEOPACKAGE.seeds().get(0), FOLDER);
  }

  /** Reads one input. A sentence is a fair answer; everything else is for Jazzer to report. */
  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    if (!READER.equals(ALL)) {
      long before = THREADS.getCurrentThreadCpuTime();
      read(FuzzedReader.valueOf(READER), data, FOLDER);
      // Of the processor, as a busy machine makes any input look slow.
      long seconds = (THREADS.getCurrentThreadCpuTime() - before) / 1_000_000_000;
      if (seconds >= LONGEST_SECONDS) {
        throw new IllegalStateException("took " + seconds + " s of the processor");
      }
    } else if (data.length > 0) {
      FuzzedReader[] readers = FuzzedReader.values();
      FuzzedReader reader = readers[(data[0] & 0xFF) % readers.length];
      read(reader, Arrays.copyOfRange(data, 1, data.length), FOLDER);
    }
  }

  /** Reads one input with one reader, in a folder of its own. */
  static void read(FuzzedReader reader, byte[] data, Path folder) throws IOException {
    try {
      reader.read(data, Files.createDirectories(folder.resolve(reader.word())));
    } catch (GroundException e) {
      if (!e.getMessage().endsWith(".") || e.getMessage().contains("\n")) {
        throw new IllegalStateException("not one sentence: " + e.getMessage());
      }
    }
  }
}
