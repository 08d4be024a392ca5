package studio.kriegsspiel.situation.orders;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.news.Intelligence;
import studio.kriegsspiel.scenario.news.Release;
import studio.kriegsspiel.scenario.news.SourceKind;
import studio.kriegsspiel.scenario.orders.OrderSheet;
import studio.kriegsspiel.scenario.orders.SheetOrder;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.release.Dispatch;
import studio.kriegsspiel.situation.release.Releases;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.GridReference;

/**
 * The messages of a sheet in the situation of its scenario: each rides from where its writer is to
 * where its reader is when it is sent, and is news to him when it comes. Nothing in it is filled
 * in: what a player writes between braces stays as he wrote it.
 */
public final class GivenMessages {
  /** To the metre. */
  private static final int GRID_DIGITS = 5;

  private final Situation situation;
  private final OrderSheet sheet;
  private final Optional<UnitId> sender;

  private GivenMessages(Situation situation, OrderSheet sheet) {
    this.situation = situation;
    this.sheet = sheet;
    this.sender = Releases.of(situation).commanded(sheet.role());
  }

  /**
   * The messages of a sheet, in its order.
   *
   * @param situation with what else the sheet sets going
   */
  public static List<GivenMessage> of(OrderSheet sheet, Situation situation) {
    GivenMessages given = new GivenMessages(situation, sheet);
    return messages(sheet).map(given::byCourier).toList();
  }

  /** One of them. */
  public static GivenMessage of(SheetOrder.Message message, OrderSheet sheet, Situation situation) {
    return new GivenMessages(situation, sheet).byCourier(message);
  }

  /** The same of messages that their readers have when they are sent. */
  public static List<GivenMessage> atOnce(OrderSheet sheet, Situation situation) {
    GivenMessages given = new GivenMessages(situation, sheet);
    return messages(sheet).map(given::atOnce).toList();
  }

  /** The situation in which they are told. */
  public static Situation told(List<GivenMessage> messages, Situation situation) {
    return messages.isEmpty()
        ? situation
        : situation.withNews(
            Stream.concat(
                    situation.scenario().intelligence().stream(),
                    messages.stream().map(GivenMessage::news))
                .toList());
  }

  private static Stream<SheetOrder.Message> messages(OrderSheet sheet) {
    return sheet.orders().stream()
        .limit(GivenOrders.MOST)
        .flatMap(each -> each.match(order -> Stream.<SheetOrder.Message>empty(), Stream::of));
  }

  private GivenMessage byCourier(SheetOrder.Message message) {
    LocalDateTime sent = situation.clock().time(message.at());
    Releases releases = Releases.of(situation);
    Optional<Release.ByCourier> courier =
        releases.receiver(sheet.role(), sent).map(from -> courier(from, sent));
    Optional<Dispatch> ride = courier.flatMap(each -> releases.dispatch(each, message.to()));
    return ride.map(
            each ->
                new GivenMessage(
                    message,
                    sent,
                    ride,
                    each.arrives(),
                    news(message, sent, courier.orElseThrow())))
        .orElseGet(() -> atOnce(message));
  }

  private GivenMessage atOnce(SheetOrder.Message message) {
    LocalDateTime sent = situation.clock().time(message.at());
    Release release = new Release.At(new Moment.At(sent));
    return new GivenMessage(message, sent, Optional.empty(), sent, news(message, sent, release));
  }

  private Release.ByCourier courier(MapPoint from, LocalDateTime sent) {
    return new Release.ByCourier(
        sender,
        new Position.Grid(GridReference.of(from, GRID_DIGITS), TextSpan.NONE),
        new Moment.At(sent),
        List.of());
  }

  private Intelligence news(SheetOrder.Message message, LocalDateTime sent, Release release) {
    String signed =
        "%s (%s, %s)"
            .formatted(message.text().text().strip(), sheet.role().role(), Clock.write(sent));
    return new Intelligence(
        release,
        message.to(),
        Optional.of(SourceKind.MESSENGER),
        sender,
        Optional.empty(),
        true,
        new Passage(signed, TextSpan.NONE),
        Optional.empty(),
        List.of(),
        TextSpan.NONE);
  }
}
