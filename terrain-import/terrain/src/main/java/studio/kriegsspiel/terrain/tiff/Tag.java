package studio.kriegsspiel.terrain.tiff;

/** Numbers of the TIFF 6.0, GeoTIFF 1.1 and GDAL tags that the studio uses. */
final class Tag {
  static final int NEW_SUBFILE_TYPE = 254;
  static final int IMAGE_WIDTH = 256;
  static final int IMAGE_LENGTH = 257;
  static final int BITS_PER_SAMPLE = 258;
  static final int COMPRESSION = 259;
  static final int PHOTOMETRIC = 262;
  static final int FILL_ORDER = 266;
  static final int STRIP_OFFSETS = 273;
  static final int SAMPLES_PER_PIXEL = 277;
  static final int ROWS_PER_STRIP = 278;
  static final int STRIP_BYTE_COUNTS = 279;
  static final int PLANAR_CONFIGURATION = 284;
  static final int PREDICTOR = 317;
  static final int COLOR_MAP = 320;
  static final int TILE_WIDTH = 322;
  static final int TILE_LENGTH = 323;
  static final int TILE_OFFSETS = 324;
  static final int TILE_BYTE_COUNTS = 325;
  static final int INK_SET = 332;
  static final int EXTRA_SAMPLES = 338;
  static final int SAMPLE_FORMAT = 339;
  static final int YCBCR_SUB_SAMPLING = 530;
  static final int REFERENCE_BLACK_WHITE = 532;
  static final int MODEL_PIXEL_SCALE = 33550;
  static final int MODEL_TIEPOINT = 33922;
  static final int MODEL_TRANSFORMATION = 34264;
  static final int GEO_KEY_DIRECTORY = 34735;
  static final int GEO_DOUBLE_PARAMS = 34736;
  static final int GEO_ASCII_PARAMS = 34737;
  static final int GDAL_METADATA = 42112;
  static final int GDAL_NODATA = 42113;

  private Tag() {}
}
