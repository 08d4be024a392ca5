package studio.kriegsspiel.terrain.tiff;

import studio.kriegsspiel.terrain.GroundException;

/** A fault found deep inside a TIFF, before the name of its file is known. */
final class TiffException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String fault;
  private final String remedy;

  TiffException(String fault, String remedy) {
    super(fault);
    this.fault = fault;
    this.remedy = remedy;
  }

  static TiffException damaged(String detail) {
    return new TiffException(
        "is damaged (" + detail + ")", "fetch it again or make a sound copy with gdal_translate");
  }

  /** The same, told of one of the blocks of the file. */
  TiffException in(String kind, long number, long count) {
    return new TiffException("%s in its %s %d of %d".formatted(fault, kind, number, count), remedy);
  }

  GroundException in(String file) {
    return new GroundException(file, fault, remedy, this);
  }
}
