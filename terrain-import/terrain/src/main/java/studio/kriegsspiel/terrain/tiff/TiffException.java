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

  GroundException in(String file) {
    return new GroundException(file, fault, remedy, this);
  }
}
