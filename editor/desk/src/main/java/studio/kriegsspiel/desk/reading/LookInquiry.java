package studio.kriegsspiel.desk.reading;

import java.util.List;
import studio.kriegsspiel.reading.sight.SightFieldAnswer;
import studio.kriegsspiel.reading.sight.SightFieldAnswer.View;
import studio.kriegsspiel.reading.sight.SightLineAnswer;
import studio.kriegsspiel.reading.sight.SightQuestion;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** What is seen from a point. */
final class LookInquiry implements Inquiry {
  private final SightQuestion question;
  private final MapPoint from;
  private final View view;
  private final Reply field;

  LookInquiry(PreparedGround ground, Asking asking, MapPoint from) {
    RuleBook book = ground.book();
    SightRange setting = SightRange.of(book, asking.light());
    double man = SightOptions.ON_FOOT.targetMetres();
    SightOptions options =
        SightOptions.ON_FOOT.withHeights(asking.eye().metres(), man).withRange(setting.metres());
    this.view = asking.view();
    this.question =
        new SightQuestion(
            ground.terrain(),
            ground.sight(),
            book,
            view == View.TO ? options.withHeights(man, asking.eye().metres()) : options,
            setting,
            List.of());
    this.from = from;
    this.field = Reply.of(new SightFieldAnswer(question, from, view, false));
  }

  @Override
  public Reply field() {
    return field;
  }

  @Override
  public Reply line(MapPoint to) {
    SightLineAnswer answer =
        view == View.TO
            ? new SightLineAnswer(question, to, from)
            : new SightLineAnswer(question, from, to);
    String metres = Figures.metres(from.distanceMetres(to), question.book().ground());
    return Reply.of(answer, answer.isKnown() ? answer.verdict() + ", " + metres : answer.verdict());
  }
}
