package studio.kriegsspiel.importer.control;

/** A placement found from control points that knows what each of them is worth. */
interface Fitted extends Placement {
  /**
   * Metres by which a point would be missed if the fit were made from all others.
   *
   * @param point its number in the list of the fit, from 0
   * @return NaN if the others do not settle the placement
   */
  double errorLeftOut(int point);
}
