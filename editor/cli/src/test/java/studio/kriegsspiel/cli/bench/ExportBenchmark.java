package studio.kriegsspiel.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSObjectKey;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import studio.kriegsspiel.export.ExportRequest;
import studio.kriegsspiel.export.ExportResult;
import studio.kriegsspiel.export.ExportTarget;
import studio.kriegsspiel.export.Exporter;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/**
 * Processor time of an export of packs and map, or of the whole box for three umpires, its audit
 * included, beside that of writing the same pages bare: packing the streams of the same PDFs anew
 * with Deflate and saving them, and the same pictures anew as PNG. Both by turns in one JVM; the
 * text is studied anew before each export, which is not timed.
 */
public final class ExportBenchmark {
  private static final int ROUNDS = 9;
  private static final int UMPIRES = 3;
  private static final int GREAT_ROLES = 40;
  private static final int GREAT_UNITS = 400;
  private static final Pattern PICTURE = Pattern.compile("data:image/png;base64,([^\"]+)");

  /** So many rounds the JVM still compiles itself, which counts as processor time. */
  private static final int COLD = 4;

  private ExportBenchmark() {}

  /**
   * Prints a line for each round, and the median of those in a JVM that is warm.
   *
   * @param arguments names of scenarios of the library; without any, the first of it. After {@code
   *     --cold} one round only, as a process that exports and ends has; after {@code --box} of the
   *     whole box; {@code --great} alone writes the box of a scenario of 40 roles and 400 units
   *     once
   */
  public static void main(String[] arguments) throws IOException {
    Library library = Library.open();
    List<String> names = new ArrayList<>(Arrays.asList(arguments));
    boolean cold = names.remove("--cold");
    boolean box = names.remove("--box");
    boolean great = names.remove("--great");
    if (great) {
      great();
      return;
    }
    if (names.isEmpty()) {
      names.add(library.scenarios().get(0).slug());
    }
    Path folder = Files.createTempDirectory("export-benchmark");
    for (String name : names) {
      List<Double> ratios = new ArrayList<>();
      for (int round = 1; round <= (cold ? 1 : ROUNDS); round++) {
        double export = export(name, box, folder.resolve(name));
        double bare = bare(folder.resolve(name));
        if (round > COLD) {
          ratios.add(export / bare);
        }
        System.out.printf(
            Locale.ROOT,
            "%s, round %d: export %.2f s, bare %.2f s, ratio %.2f%n",
            name,
            round,
            export,
            bare,
            export / bare);
      }
      ratios.sort(null);
      if (!cold) {
        System.out.printf(
            Locale.ROOT, "%s, warm median ratio %.2f%n", name, ratios.get(ratios.size() / 2));
      }
    }
  }

  /** Where the most memory goes: how long the box takes, and what lies in it. */
  private static void great() throws IOException {
    Path folder = Files.createTempDirectory("great-scenario");
    Path text = folder.resolve("great.kriegsspiel");
    Files.writeString(text, GreatScenario.text(GREAT_ROLES, GREAT_UNITS));
    double seconds = export(Studies.ofLibrary().read(text), true, folder.resolve("out"));
    long files;
    long bytes = 0;
    try (var all = Files.list(folder.resolve("out"))) {
      List<Path> made = all.toList();
      files = made.size();
      for (Path each : made) {
        bytes += Files.size(each);
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d roles, %d units: export %.1f s, %d files, %d MB, at most %d MB of heap, in %s%n",
        GREAT_ROLES,
        GREAT_UNITS,
        seconds,
        files,
        bytes >> 20,
        ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum()
            >> 20,
        folder);
  }

  private static double export(String name, boolean box, Path folder) {
    return export(
        Studies.ofLibrary().read(Library.open().findScenario(name).orElseThrow()), box, folder);
  }

  private static double export(Study study, boolean box, Path folder) {
    ExportRequest packs =
        ExportRequest.of(
            study.situation().orElseThrow(),
            study.findings(),
            box ? ExportTarget.box() : Set.of(ExportTarget.PACK, ExportTarget.MAP),
            folder);
    ExportRequest request = box ? packs.umpiredBy(UMPIRES) : packs;
    System.gc();
    double before = processorSeconds();
    ExportResult result = new Exporter().export(request);
    double after = processorSeconds();
    if (!(result instanceof ExportResult.Written)) {
      throw new IllegalStateException(result.message());
    }
    return after - before;
  }

  private record Packed(PDDocument document, List<COSStream> streams, List<byte[]> contents) {}

  /** What is not timed: reading the files and unpacking their streams. */
  private static double bare(Path folder) throws IOException {
    List<Packed> all = new ArrayList<>();
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".pdf")).sorted().toList()) {
        all.add(unpacked(Loader.loadPDF(Files.readAllBytes(file))));
      }
    }
    List<BufferedImage> pictures = pictures(folder);
    System.gc();
    Path target = Files.createTempDirectory("bare").resolve("bare.pdf");
    double before = processorSeconds();
    for (Packed each : all) {
      for (int i = 0; i < each.streams.size(); i++) {
        try (OutputStream out = each.streams.get(i).createOutputStream(COSName.FLATE_DECODE)) {
          out.write(each.contents.get(i));
        }
      }
      Files.deleteIfExists(target);
      each.document.save(target.toFile());
    }
    for (BufferedImage each : pictures) {
      ImageIO.write(each, "png", target.resolveSibling("bare.png").toFile());
    }
    double after = processorSeconds();
    for (Packed each : all) {
      each.document.close();
    }
    return after - before;
  }

  /** The pictures that stand by themselves or in a page for a screen. */
  private static List<BufferedImage> pictures(Path folder) throws IOException {
    List<BufferedImage> pictures = new ArrayList<>();
    try (var files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(".png")) {
          pictures.add(ImageIO.read(file.toFile()));
        } else if (file.toString().endsWith(".html")) {
          Matcher within = PICTURE.matcher(Files.readString(file));
          while (within.find()) {
            byte[] png = Base64.getDecoder().decode(within.group(1));
            pictures.add(ImageIO.read(new ByteArrayInputStream(png)));
          }
        }
      }
    }
    return pictures;
  }

  private static Packed unpacked(PDDocument document) {
    List<COSStream> streams = new ArrayList<>();
    List<byte[]> contents = new ArrayList<>();
    for (COSObjectKey key : document.getDocument().getXrefTable().keySet()) {
      COSObject object = document.getDocument().getObjectFromPool(key);
      COSBase base = object.getObject();
      if (base instanceof COSStream stream && isDeflated(stream)) {
        try (InputStream in = stream.createInputStream()) {
          contents.add(in.readAllBytes());
          streams.add(stream);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return new Packed(document, streams, contents);
  }

  /** Compressed object and reference streams are the library's own to write. */
  private static boolean isDeflated(COSStream stream) {
    COSName type = stream.getCOSName(COSName.TYPE);
    return COSName.FLATE_DECODE.equals(stream.getFilters())
        && !COSName.OBJ_STM.equals(type)
        && !COSName.XREF.equals(type);
  }

  private static double processorSeconds() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }
}
