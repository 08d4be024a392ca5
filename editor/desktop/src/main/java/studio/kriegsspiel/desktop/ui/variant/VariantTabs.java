package studio.kriegsspiel.desktop.ui.variant;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JTabbedPane;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.Variant;

/**
 * A tab for the scenario itself and one for each of its variants: the chosen one is on the map and
 * in the lists. Where there is no variant, there is no tab.
 */
public final class VariantTabs extends JTabbedPane {
  private static final long serialVersionUID = 1L;
  private static final String ITSELF = "The scenario itself";
  private static final int LONGEST = 36;

  private final transient Desk desk;
  private transient List<Variant> variants = List.of();
  private boolean following;

  /** Shows variants of the scenario on {@code desk}. */
  public VariantTabs(Desk desk) {
    super(TOP, SCROLL_TAB_LAYOUT);
    this.desk = desk;
    putClientProperty("html.disable", true);
    getAccessibleContext().setAccessibleName("Variant that is shown");
    desk.studied().follow(this::offer);
    desk.variant().listen(title -> follow(this::choose));
    addChangeListener(event -> chosen());
  }

  private void offer(Studied studied) {
    Optional<Scenario> scenario = studied.scenario();
    if (scenario.isEmpty() && studied.version() >= 0) {
      return;
    }
    List<Variant> fresh = scenario.map(Scenario::variants).orElse(List.of());
    boolean same =
        fresh.stream()
            .map(VariantTabs::words)
            .toList()
            .equals(variants.stream().map(VariantTabs::words).toList());
    variants = fresh;
    if (!same) {
      follow(this::fill);
    }
    setVisible(!variants.isEmpty());
  }

  private void fill() {
    removeAll();
    addTab(ITSELF, null);
    for (Variant each : variants) {
      String title = each.title();
      addTab(title.length() <= LONGEST ? title : title.substring(0, LONGEST) + "…", null);
      setToolTipTextAt(getTabCount() - 1, words(each));
    }
    choose();
  }

  /** Its title, and for whom it is easier and harder. */
  private static String words(Variant variant) {
    String sides =
        Stream.concat(
                variant.easierFor().stream().map(each -> "easier for " + each),
                variant.harderFor().stream().map(each -> "harder for " + each))
            .collect(Collectors.joining(", "));
    return variant.title() + (sides.isEmpty() ? "" : ", " + sides);
  }

  private void choose() {
    Optional<String> title = desk.variant().get();
    int index = 0;
    for (int i = 0; i < variants.size(); i++) {
      index = title.filter(variants.get(i).title()::equals).isPresent() ? i + 1 : index;
    }
    if (index < getTabCount()) {
      setSelectedIndex(index);
    }
  }

  private void chosen() {
    int index = getSelectedIndex();
    if (!following && index >= 0 && index <= variants.size()) {
      desk.showVariant(
          index == 0 ? Optional.empty() : Optional.of(variants.get(index - 1).title()));
    }
  }

  /** Shows the next variant, behind the last the scenario itself. */
  public void next() {
    if (getTabCount() > 1) {
      setSelectedIndex((getSelectedIndex() + 1) % getTabCount());
    }
  }

  private void follow(Runnable change) {
    following = true;
    try {
      change.run();
    } finally {
      following = false;
    }
  }

  /** As narrow as need be: tabs for which there is no room are reached by arrows. */
  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, getPreferredSize().height);
  }
}
