package studio.kriegsspiel.terrain.tiff;

/**
 * From the stored number to the value meant: the marker of voids becomes NaN, then scale and offset
 * apply.
 *
 * @param hasNodata whether a number marks voids
 * @param nodata that number
 * @param scale factor of what is stored
 * @param offset added after scaling
 */
record Values(boolean hasNodata, double nodata, double scale, double offset) {
  float of(double stored) {
    if (hasNodata && stored == nodata) {
      return Float.NaN;
    }
    return (float) (stored * scale + offset);
  }

  float ofFloat(float stored) {
    if (hasNodata && isNodata(stored)) {
      return Float.NaN;
    }
    return scale == 1 && offset == 0 ? stored : (float) (stored * scale + offset);
  }

  /** The marker is written as text and may have lost its last digit on the way. */
  private boolean isNodata(float stored) {
    float marker = (float) nodata;
    return stored == marker
        || (Float.isFinite(marker) && Math.abs(stored - marker) <= 2 * Math.ulp(marker));
  }
}
