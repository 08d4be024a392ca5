package studio.kriegsspiel.language.syntax;

import studio.kriegsspiel.language.source.SourceText;

/**
 * A part of a text that is read by itself: some statements behind the line that opens their
 * section.
 *
 * @param headFrom first character of the section's opening
 * @param headTo behind its last; the same as {@code headFrom} if there is none
 * @param from first character of the statements
 * @param trusted faults before this place are faults of the whole text; the last line of a piece is
 *     only there to be looked ahead at
 * @param until behind the last character of the piece
 */
record TextPiece(int headFrom, int headTo, int from, int trusted, int until) {
  /** The whole text; its end counts as well. */
  static TextPiece whole(SourceText source) {
    int length = source.text().length();
    return new TextPiece(0, 0, 0, Integer.MAX_VALUE, length);
  }

  /** Its characters as they stand. */
  String text(Blanking blanking) {
    return blanking.text(headFrom, headTo) + blanking.text(from, until);
  }

  /** Number of its characters. */
  int length() {
    return headTo - headFrom + until - from;
  }

  /** Whether it ends with the text. */
  boolean isLast() {
    return trusted == Integer.MAX_VALUE;
  }

  /** The place in the whole text of a place in the piece. */
  int place(int offset) {
    int head = headTo - headFrom;
    return offset < head ? headFrom + offset : from + offset - head;
  }

  /** The place in the piece of a place in the whole text that it holds. */
  int find(int place) {
    boolean head = place >= headFrom && place < headTo;
    return head ? place - headFrom : headTo - headFrom + place - from;
  }

  /** Whether it holds a place of the whole text. */
  boolean holds(int place) {
    return place >= headFrom && place < headTo || place >= from && place <= until;
  }
}
