package studio.kriegsspiel.desk.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.file.Settings;

/** Keys are chosen, taken from what had them, kept, and given back; what can be done is found. */
class KeyChoiceTest {
  private static final Map<String, String> DELIVERED =
      Map.of("Save", "ctrl pressed S", "Find…", "ctrl pressed F", "Quit", "");

  @TempDir Path folder;

  private KeyChoice choice() {
    return new KeyChoice(new Settings(folder, problem -> {}), DELIVERED);
  }

  @Test
  void whatIsChosenIsKeptForTheNextEvening() {
    KeyChoice keys = choice();
    assertThat(keys.clash("Save", "ctrl pressed S")).as("its own key").isEmpty();
    assertThat(keys.clash("Quit", "")).as("no key is nobody's").isEmpty();
    assertThat(keys.clash("Quit", "ctrl pressed F")).contains("Find…");
    keys.choose("Quit", "ctrl pressed F");
    KeyChoice next = choice();
    assertThat(next.of("Quit")).isEqualTo("ctrl pressed F");
    assertThat(next.of("Find…")).as("it was taken").isEmpty();
    assertThat(next.of("Save")).isEqualTo("ctrl pressed S");
    assertThat(next.isChosen("Find…")).isTrue();
    assertThat(next.isChosen("Save")).isFalse();
    next.choose("Find…", "ctrl pressed F");
    assertThat(choice().isChosen("Find…")).as("as delivered again").isFalse();
    assertThat(choice().of("Quit")).isEmpty();
    next.choose("Save", "");
    next.asDelivered();
    assertThat(choice().of("Save")).isEqualTo("ctrl pressed S");
  }

  @Test
  void whatNobodyKnowsAnyMoreIsForgotten() {
    new Settings(folder, problem -> {}).put("keys", "Old=F9\nnonsense\nSave=F9\n=");
    assertThat(choice().of("Save")).isEqualTo("F9");
    assertThat(choice().of("Old")).isEmpty();
  }

  @Test
  void namesAreFoundBeforeDescriptions() {
    Command find = command("Find…", "Find words in the text");
    Command place = command("Find every place", "List what names it");
    Command map = command("Whole map", "Find all of the ground");
    Command unit = command("Take on, find", "Units");
    List<Command> all = List.of(map, unit, place, find);
    assertThat(Command.matching(all, " FIND ")).containsExactly(place, find, unit, map);
    assertThat(Command.matching(all, "find text")).containsExactly(find);
    assertThat(Command.matching(all, "find nothing")).isEmpty();
    assertThat(Command.matching(all, "")).isEqualTo(all);
  }

  private static Command command(String name, String description) {
    return new Command(name, description, "", "", () -> {});
  }
}
