package studio.kriegsspiel.terrain.tiff;

/** How the numbers of a raster are coded. */
enum SampleType {
  UNSIGNED,
  SIGNED,
  FLOATING;

  /** The type of the TIFF sample format tag. */
  static SampleType of(long format, int bits) {
    SampleType type =
        switch ((int) format) {
          case 1, 4 -> UNSIGNED;
          case 2 -> SIGNED;
          case 3 -> FLOATING;
          default ->
              throw new TiffException(
                  "holds complex numbers",
                  "write one real band with \"gdal_calc.py\" or \"gdal_translate -ot Float32\"");
        };
    boolean known =
        type == FLOATING
            ? bits == 16 || bits == 24 || bits == 32 || bits == 64
            : bits == 8
                || bits == 16
                || bits == 32
                || bits == 64
                || (type == UNSIGNED && bits < 16);
    if (!known || bits < 1) {
      throw new TiffException(
          "holds numbers of " + bits + " bits, which the studio does not read",
          "convert it with \"gdal_translate -ot Float32 in.tif out.tif\"");
    }
    return type;
  }
}
