package studio.kriegsspiel.desk.reading;

import java.util.Optional;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.reading.fire.FireSitesAnswer;
import studio.kriegsspiel.reading.fire.SiteWeapon;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.situation.words.Figures;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.SightOptions;

/** From where a weapon would see and strike a point. */
final class SiteInquiry implements Inquiry {
  private final PreparedGround ground;
  private final MapPoint target;
  private final Optional<SiteWeapon> weapon;
  private final Optional<FireSitesAnswer> sites;
  private final Reply field;

  SiteInquiry(PreparedGround ground, Asking asking, MapPoint target) {
    this.ground = ground;
    this.target = target;
    this.weapon = SiteWeapon.find(ground.book(), asking.firing().troops());
    this.sites =
        weapon.map(
            each ->
                new FireSitesAnswer(
                    ground.ground(),
                    ground.sight(),
                    each,
                    target,
                    SightRange.of(ground.book(), asking.light())));
    this.field =
        sites
            .map(Reply::of)
            .orElseGet(() -> FireInquiry.untreated(ground.book(), asking.firing().troops()));
  }

  @Override
  public Reply field() {
    return field;
  }

  @Override
  public Reply line(MapPoint to) {
    return weapon.map(each -> line(each, to)).orElse(field);
  }

  private Reply line(SiteWeapon each, MapPoint site) {
    FireSetting setting =
        FireSetting.of(
            each.book(),
            each.troops(),
            each.table(),
            site,
            FireArc.on(site.bearingDegrees(target)),
            SightOptions.ON_FOOT.targetMetres());
    FireLineAnswer answer = new FireLineAnswer(ground.ground(), setting, target);
    String metres = Figures.metres(site.distanceMetres(target), each.book().ground());
    String footing = sites.map(all -> all.footing(site)).orElse("");
    return Reply.of(
        answer, answer.verdict() + ", " + metres + (footing.isEmpty() ? "" : "; " + footing));
  }
}
