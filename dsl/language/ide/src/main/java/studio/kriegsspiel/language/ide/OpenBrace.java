package studio.kriegsspiel.language.ide;

import java.util.Optional;

/**
 * The reference in prose that the author is writing.
 *
 * @param before what stands between the brace and the last dot, empty where no dot stands yet
 * @param start where the part begins that is being written
 * @param typed what of that part is written
 */
record OpenBrace(String before, int start, String typed) {

  /**
   * Finds it.
   *
   * @param from where the prose begins
   * @param offset where the author writes
   */
  static Optional<OpenBrace> find(String text, int from, int offset) {
    int brace = text.lastIndexOf('{', offset - 1);
    if (brace < from || (brace > 0 && text.charAt(brace - 1) == '\\')) {
      return Optional.empty();
    }
    String inner = text.substring(brace + 1, offset);
    if (inner.indexOf('}') >= 0 || inner.indexOf('\n') >= 0) {
      return Optional.empty();
    }
    int dot = inner.lastIndexOf('.');
    boolean quoted = inner.indexOf('"') >= 0 && inner.indexOf('"') == inner.lastIndexOf('"');
    int begins = quoted || dot < 0 ? 0 : dot + 1;
    while (begins < inner.length() && Character.isWhitespace(inner.charAt(begins))) {
      begins++;
    }
    String before = quoted || dot < 0 ? "" : inner.substring(0, dot).strip();
    return Optional.of(new OpenBrace(before, brace + 1 + begins, inner.substring(begins)));
  }
}
