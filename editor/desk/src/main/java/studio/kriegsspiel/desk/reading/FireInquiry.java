package studio.kriegsspiel.desk.reading;

import java.util.Optional;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireFieldAnswer;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** What a weapon strikes from a point. */
final class FireInquiry implements Inquiry {
  private final PreparedGround ground;
  private final MapPoint from;
  private final Optional<FireSetting> setting;
  private final Reply field;

  FireInquiry(PreparedGround ground, Asking asking, MapPoint from) {
    this.ground = ground;
    this.from = from;
    RuleBook book = ground.book();
    Troops troops = asking.firing().troops();
    Optional<RangeTable> ranges = book.fieldManual().gunnery().findRanges(troops);
    this.setting =
        ranges.map(
            table ->
                FireSetting.of(
                    book,
                    troops,
                    table,
                    from,
                    asking.facing().isPresent()
                        ? FireArc.of(table, asking.facing().getAsDouble())
                        : FireArc.allRound(),
                    SightOptions.ON_FOOT.targetMetres()));
    this.field =
        setting
            .map(each -> new FireFieldAnswer(ground.terrain(), ground.sight(), each))
            .map(Reply::of)
            .orElseGet(() -> untreated(book, troops));
  }

  /** Why troops are not asked for their fire. */
  static Reply untreated(RuleBook book, Troops troops) {
    return Reply.none(
        book.id().shortTitle()
            + " does not treat the fire of "
            + troops.type().label()
            + "; choose other troops.");
  }

  @Override
  public Reply field() {
    return field;
  }

  @Override
  public Reply line(MapPoint to) {
    return setting
        .map(each -> new FireLineAnswer(ground.ground(), each, to))
        .map(answer -> Reply.of(answer, brief(answer, to)))
        .orElse(field);
  }

  private String brief(FireLineAnswer answer, MapPoint to) {
    return answer.verdict()
        + ", "
        + Figures.metres(from.distanceMetres(to), ground.book().ground());
  }
}
