package studio.kriegsspiel.importer.raster;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.unit.HeightReading;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Rasters of which only a few are open at once, so that a mosaic may have any number of tiles: each
 * is opened to see what it is, and again whenever it is read. Not for several threads.
 */
public final class RasterPool implements AutoCloseable {
  private static final int MOST_OPEN = 16;

  private final int mostOpen;
  private final long mostPixels;
  private final HeightReading reading;
  private final Deque<Member> open = new ArrayDeque<>();

  /** A pool that keeps what a tenth of the memory holds. */
  public RasterPool() {
    this(HeightReading.PLAIN);
  }

  /** The same with what the user says of the heights in its rasters. */
  public RasterPool(HeightReading reading) {
    this(MOST_OPEN, Runtime.getRuntime().maxMemory() / 10 / Float.BYTES, reading);
  }

  /**
   * A pool with its own limits.
   *
   * @param mostOpen rasters open at once
   * @param mostPixels of rasters open at once that lie in memory as a whole
   */
  RasterPool(int mostOpen, long mostPixels) {
    this(mostOpen, mostPixels, HeightReading.PLAIN);
  }

  private RasterPool(int mostOpen, long mostPixels, HeightReading reading) {
    this.reading = reading;
    this.mostOpen = mostOpen;
    this.mostPixels = mostPixels;
  }

  /**
   * Adds a raster.
   *
   * @param code EPSG code that overrules what the file says of its system
   * @throws studio.kriegsspiel.terrain.GroundException if the file cannot be used
   */
  public RasterSource open(Path file, Optional<String> code) {
    RasterSource first = RasterSources.open(file, code, reading);
    Member member = new Member(file, code, first);
    use(member);
    return member;
  }

  private void use(Member member) {
    open.remove(member);
    open.addFirst(member);
    while (open.size() > 1 && (open.size() > mostOpen || pixelsInMemory() > mostPixels)) {
      open.removeLast().rest();
    }
  }

  private long pixelsInMemory() {
    return open.stream().filter(member -> member.inMemory).mapToLong(Member::pixels).sum();
  }

  /** Rasters open at present. */
  int countOpen() {
    return open.size();
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      open.removeLast().rest();
    }
  }

  private final class Member implements RasterSource {
    private final Path file;
    private final Optional<String> code;
    private final String name;
    private final int width;
    private final int height;
    private final int blockRows;
    private final Georeference georeference;
    private final SourceSystem system;
    private final List<String> remarks;
    private final boolean inMemory;
    private double coarseness = 1;
    private Optional<RasterSource> source;

    Member(Path file, Optional<String> code, RasterSource source) {
      this.file = file;
      this.code = code;
      this.source = Optional.of(source);
      this.name = source.name();
      this.width = source.width();
      this.height = source.height();
      this.blockRows = source.blockRows();
      this.georeference = source.georeference();
      this.system = source.system();
      this.remarks = source.remarks();
      this.inMemory = source instanceof ArrayRaster;
    }

    private Member(Member whole, double pixels, RasterSource coarser) {
      this(whole.file, whole.code, coarser);
      this.coarseness = pixels;
    }

    private RasterSource source() {
      if (source.isEmpty()) {
        source = Optional.of(RasterSources.open(file, code, reading).coarser(coarseness));
      }
      use(this);
      return source.get();
    }

    private long pixels() {
      return (long) width * height;
    }

    private void rest() {
      source.ifPresent(RasterSource::close);
      source = Optional.empty();
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public int width() {
      return width;
    }

    @Override
    public int height() {
      return height;
    }

    @Override
    public Georeference georeference() {
      return georeference;
    }

    @Override
    public SourceSystem system() {
      return system;
    }

    @Override
    public int blockRows() {
      return blockRows;
    }

    @Override
    public RasterSource coarser(double pixels) {
      RasterSource own = source();
      RasterSource coarser = own.coarser(pixels);
      if (coarser == own) {
        return this;
      }
      Member member = new Member(this, pixels, coarser);
      // The file is the new one's to close from now on.
      source = Optional.empty();
      open.remove(this);
      use(member);
      return member;
    }

    @Override
    public float[] read(Window window) {
      return source().read(window);
    }

    @Override
    public List<String> remarks() {
      return remarks;
    }

    @Override
    public void close() {
      open.remove(this);
      rest();
    }
  }
}
