package studio.kriegsspiel.desktop.ui.reading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import studio.kriegsspiel.desk.reading.Asking;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desktop.ui.look.Choice;
import studio.kriegsspiel.reading.sight.SightFieldAnswer.View;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.situation.sight.Light;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Who asks, and under what conditions: other fields for every question. */
final class GroundQuestionForm extends JPanel {
  private static final long serialVersionUID = 1L;
  private static final double WIND_DEGREES = 22.5;

  private final transient GroundReader reader;
  private final Choice<Eye> eye;
  private final Choice<View> view;
  private final Choice<Light> light;
  private final Choice<Body> marching;
  private final Choice<Gait> gait;
  private final Choice<Integer> minutes;
  private final Choice<Body> firing;
  private final Choice<OptionalDouble> facing;
  private final Choice<Optional<MapPoint>> target;
  private transient ReadingQuestion shown = ReadingQuestion.LOOK;

  GroundQuestionForm(GroundReader reader) {
    super(new MigLayout("insets 0, gap 6 3, fillx", "[pref!][grow,fill]", ""));
    this.reader = reader;
    setOpaque(false);
    eye =
        new Choice<>(
            List.of(Eye.values()),
            Eye::toString,
            to -> reader.change(now -> now.looking(to, now.view(), now.light())));
    view =
        new Choice<>(
            List.of(View.values()),
            GroundQuestionForm::words,
            to -> reader.change(now -> now.looking(now.eye(), to, now.light())));
    light =
        new Choice<>(
            List.of(Light.values()),
            Light::word,
            to -> reader.change(now -> now.looking(now.eye(), now.view(), to)));
    marching =
        new Choice<>(
            List.of(),
            Body::words,
            to -> reader.change(now -> now.marching(to, now.gait(), now.minutes())));
    gait =
        new Choice<>(
            List.of(Gait.MARCH, Gait.ACTION),
            to -> to == Gait.MARCH ? "on the march" : "in their ranks",
            to -> reader.change(now -> now.marching(now.marching(), to, now.minutes())));
    minutes =
        new Choice<>(
            List.of(10, 20, 30, 60, 120, 240, 480),
            to -> to < 120 ? to + " minutes" : to / 60 + " hours",
            to -> reader.change(now -> now.marching(now.marching(), now.gait(), to)));
    firing =
        new Choice<>(
            List.of(), Body::words, to -> reader.change(now -> now.firing(to, now.facing())));
    facing =
        new Choice<>(
            winds(),
            GroundQuestionForm::words,
            to -> reader.change(now -> now.firing(now.firing(), to)));
    target = new Choice<>(List.of(), this::place, to -> to.ifPresent(reader::from));
    build(ReadingQuestion.LOOK);
  }

  /** A target in words: a named place, or a point that was clicked. */
  private String place(Optional<MapPoint> point) {
    return point
        .map(
            at ->
                reader.places().stream()
                    .filter(each -> each.at().equals(at))
                    .map(Place::name)
                    .findFirst()
                    .orElse("the point on the map"))
        .orElse("not chosen yet");
  }

  private void showTarget(Optional<MapPoint> chosen) {
    List<Optional<MapPoint>> places =
        reader.places().stream().map(each -> Optional.of(each.at())).toList();
    target.show(places, chosen);
  }

  private static List<OptionalDouble> winds() {
    return Stream.concat(
            Stream.of(OptionalDouble.empty()),
            IntStream.range(0, 16).mapToObj(wind -> OptionalDouble.of(wind * WIND_DEGREES)))
        .toList();
  }

  private static String words(OptionalDouble degrees) {
    return degrees.isEmpty() ? "all round" : new Direction(degrees.getAsDouble()).nearestWord();
  }

  private static String words(View view) {
    return switch (view) {
      case FROM -> "what is seen from here";
      case TO -> "from where this is seen";
      case MUTUAL -> "who sees each other";
    };
  }

  /** Shows a question as it stands. */
  void show(Asking asking) {
    if (asking.question() != shown) {
      build(asking.question());
    }
    eye.show(asking.eye());
    view.show(asking.view());
    light.show(asking.light());
    gait.show(asking.gait());
    minutes.show(asking.minutes());
    facing.show(winds(), asking.facing());
    if (shown == ReadingQuestion.MARCH) {
      marching.show(reader.usual(), asking.marching());
    } else if (shown == ReadingQuestion.FIRE || shown == ReadingQuestion.SITE) {
      firing.show(reader.usual(), asking.firing());
    }
    if (shown == ReadingQuestion.SITE) {
      showTarget(asking.from());
    }
  }

  private void build(ReadingQuestion question) {
    shown = question;
    removeAll();
    switch (question) {
      case LOOK -> {
        row("Eye", eye);
        row("Show", view);
        row("Light", light);
      }
      case MARCH -> {
        row("Who", marching);
        row("How", gait);
        row("Within", minutes);
      }
      case FIRE -> {
        row("Who", firing);
        row("Facing", facing);
      }
      case SITE -> {
        row("Who", firing);
        row("Target", target);
        row("Light", light);
      }
    }
    revalidate();
    repaint();
  }

  private void row(String name, JComponent input) {
    JLabel label = new JLabel(name);
    label.setLabelFor(input);
    input.getAccessibleContext().setAccessibleName(name);
    add(label, "newline");
    add(input, "wmin 0");
  }
}
