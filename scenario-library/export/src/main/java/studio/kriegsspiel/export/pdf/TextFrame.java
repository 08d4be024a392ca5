package studio.kriegsspiel.export.pdf;

/**
 * Where text stands on a page: one column on an upright page, or two on one that lies on its side.
 * All measures in points from the lower left corner.
 *
 * @param size the paper
 * @param lying whether it lies on its side, with two columns
 */
record TextFrame(PageSize size, boolean lying) {
  private static final double MARGIN_X = Typeset.points(24);
  private static final double MARGIN_TOP = Typeset.points(26);
  private static final double MARGIN_BOTTOM = Typeset.points(24);
  private static final double NARROW = Typeset.points(13);
  private static final double GUTTER = Typeset.points(8);

  int columns() {
    return lying ? 2 : 1;
  }

  double pageWidth() {
    return Typeset.points(lying ? size.heightMillimetres() : size.widthMillimetres());
  }

  double pageHeight() {
    return Typeset.points(lying ? size.widthMillimetres() : size.heightMillimetres());
  }

  private boolean narrow() {
    return lying || size == PageSize.A5;
  }

  private double margin() {
    return narrow() ? NARROW : MARGIN_X;
  }

  double top() {
    return pageHeight() - (narrow() ? Typeset.points(15) : MARGIN_TOP);
  }

  double bottom() {
    return narrow() ? Typeset.points(15) : MARGIN_BOTTOM;
  }

  /** The left edge of a column, the first being 0. */
  double left(int column) {
    return margin() + column * (width() + GUTTER);
  }

  /** Width of a column. */
  double width() {
    return (textWidth() - (columns() - 1) * GUTTER) / columns();
  }

  /** Width of all columns. */
  double textWidth() {
    return pageWidth() - 2 * margin();
  }
}
