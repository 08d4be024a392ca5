package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import studio.kriegsspiel.drawing.style.Faces;

/** The title of a paper, centred between rules. */
record TitleBlock(PdfPaper paper, Flow flow) {

  void set(String overline, String title, String subtitle) {
    flow.rule(1.1, Flow.RULE);
    flow.space(3);
    flow.rule(0.4, Flow.RULE);
    flow.space(26);
    centred(overline, Faces.ROMAN, 10, Flow.SOFT);
    flow.space(9);
    paper.tags().heading(1, () -> lines(title, Faces.BOLD, 23, 5));
    flow.space(3);
    paper.tags().within("P", () -> lines(subtitle, Faces.ITALIC, 12.5, 2));
    flow.space(16);
    flow.rule(0.4, Flow.RULE);
    flow.space(3);
    flow.rule(1.1, Flow.RULE);
    flow.space(14);
  }

  private void lines(String text, Faces face, double size, double apart) {
    for (String line : LineBreaker.of(text, paper.typeface(face), size, flow.width())) {
      centred(line, face, size, Flow.INK);
      flow.space(apart);
    }
  }

  private void centred(String text, Faces face, double size, Color colour) {
    String shown = paper.typeface(face).settable(text);
    double x = flow.left() + (flow.width() - paper.typeface(face).width(shown, size)) / 2;
    flow.text(shown, face, size, x, flow.at() - size, colour);
    flow.space(size * 1.15);
  }
}
