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

  /** Turns some stored numbers into values where they are. */
  void ofFloats(float[] numbers, int from, int count) {
    if (hasNodata && !Double.isNaN(nodata)) {
      dropNodata(numbers, from, from + count);
    }
    if (scale != 1 || offset != 0) {
      for (int i = from; i < from + count; i++) {
        numbers[i] = (float) (numbers[i] * scale + offset);
      }
    }
  }

  /** The marker is written as text and may have lost its last digit on the way. */
  private void dropNodata(float[] numbers, int from, int end) {
    float marker = (float) nodata;
    float near = Float.isFinite(marker) ? 2 * Math.ulp(marker) : 0;
    for (int i = from; i < end; i++) {
      float stored = numbers[i];
      if (stored == marker || Math.abs(stored - marker) <= near) {
        numbers[i] = Float.NaN;
      }
    }
  }
}
