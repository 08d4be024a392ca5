package studio.kriegsspiel.importer.sheet;

import java.awt.Point;
import java.awt.image.DataBuffer;
import java.awt.image.Raster;
import java.awt.image.SampleModel;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A raster as large as a picture that keeps only a band of rows: what a decoder writes into it is
 * given on as soon as it goes beyond the band. Decoders that write from top to bottom thus need no
 * memory for the whole.
 */
final class SinkRaster extends WritableRaster {
  private final WritableRaster band;
  private final int rows;
  private final BandTaker taker;
  private final int passes;
  private int pass;
  private int top;
  private int lastRow = -1;

  /** Takes a band of samples. */
  @FunctionalInterface
  interface BandTaker {
    /** Takes the samples of so many rows. */
    void take(Raster samples, int rows) throws IOException;
  }

  /**
   * Prepares it.
   *
   * @param model samples of the whole picture
   * @param rows of a band; decoders must not go back beyond it
   * @param passes how often the decoder writes the whole picture; only the last counts
   */
  SinkRaster(SampleModel model, int rows, int passes, BandTaker taker) {
    super(model, new Nothing(model.getDataType()), new Point(0, 0));
    this.rows = Math.min(rows, model.getHeight());
    this.passes = passes;
    this.taker = taker;
    SampleModel bandModel = model.createCompatibleSampleModel(model.getWidth(), this.rows);
    this.band = Raster.createWritableRaster(bandModel, new Point(0, 0));
  }

  /** Stands in for samples nobody keeps. */
  private static final class Nothing extends DataBuffer {
    Nothing(int type) {
      super(type, 1);
    }

    @Override
    public int getElem(int bank, int i) {
      throw new UnsupportedOperationException("Samples given away cannot be read.");
    }

    @Override
    public void setElem(int bank, int i, int value) {
      throw new UnsupportedOperationException("Samples are given by rows only.");
    }
  }

  private boolean begin(int y) {
    if (y < lastRow && y == 0 && pass + 1 < passes) {
      pass++;
      lastRow = -1;
    }
    if (y < top && pass + 1 == passes) {
      throw new UnsupportedOperationException("The decoder does not go from top to bottom.");
    }
    lastRow = Math.max(lastRow, y);
    if (pass + 1 < passes) {
      return false;
    }
    while (y >= top + rows) {
      give(rows);
    }
    return true;
  }

  private void give(int count) {
    try {
      taker.take(band, count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    top += rows;
  }

  /** Gives what is left on. */
  void finish() {
    while (top < getHeight()) {
      give(Math.min(rows, getHeight() - top));
    }
  }

  @Override
  public void setRect(int dx, int dy, Raster source) {
    int width = Math.min(source.getWidth(), getWidth() - dx - source.getMinX());
    for (int row = 0; row < source.getHeight(); row++) {
      int y = dy + source.getMinY() + row;
      if (y < getHeight() && width > 0 && begin(y)) {
        Object samples =
            source.getDataElements(source.getMinX(), source.getMinY() + row, width, 1, null);
        band.setDataElements(dx + source.getMinX(), y - top, width, 1, samples);
      }
    }
  }

  @Override
  public void setRect(Raster source) {
    setRect(0, 0, source);
  }

  @Override
  public void setDataElements(int x, int y, Raster source) {
    setRect(x, y, source);
  }

  @Override
  public void setDataElements(int x, int y, int w, int h, Object samples) {
    if (h != 1) {
      throw new UnsupportedOperationException("Samples are taken by single rows only.");
    }
    if (begin(y)) {
      band.setDataElements(x, y - top, w, 1, samples);
    }
  }

  @Override
  public void setPixels(int x, int y, int w, int h, int[] samples) {
    if (h != 1) {
      throw new UnsupportedOperationException("Samples are taken by single rows only.");
    }
    if (begin(y)) {
      band.setPixels(x, y - top, w, 1, samples);
    }
  }

  @Override
  public WritableRaster createWritableChild(
      int x,
      int y,
      int w,
      int h,
      int toX,
      int toY,
      int @org.jspecify.annotations.Nullable [] bands) {
    boolean all = bands == null || bands.length == getNumBands();
    if (x == 0 && y == 0 && toX == 0 && toY == 0 && w == getWidth() && h == getHeight() && all) {
      return this;
    }
    throw new UnsupportedOperationException("No part of this can be written by itself.");
  }
}
