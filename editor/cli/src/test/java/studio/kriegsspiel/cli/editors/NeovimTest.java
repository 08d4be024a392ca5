package studio.kriegsspiel.cli.editors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.library.Library;

/** Neovim without a window opens scenarios with the server; left out where there is no Neovim. */
class NeovimTest {
  private static final String WRITTEN =
      """
      scenario "Mill"
        terrain "mont-saint-jean"
        on 18 June 1815 from 13:00 to 18:30
      side Blue "Prussians"
        role "Commander" for Alpha
      army of Blue
        battalion "1st" as Alpha: 500 men
      deploy
          Alpha in line at "La Haye""";

  @TempDir Path folder = Path.of("");

  private List<String> session(Path scenario) throws IOException, InterruptedException {
    assumeTrue(
        hasNeovim(), "Neovim is not on this machine (apt-get install neovim), so it is not tried.");
    Path out = folder.resolve("told.txt");
    ProcessBuilder neovim =
        new ProcessBuilder(
            "nvim", "--headless", "--clean", "-u", "NONE", "-S", script().toString());
    Map<String, String> environment = neovim.environment();
    environment.put(
        "STUDIO_JAVA", Path.of(System.getProperty("java.home"), "bin", "java").toString());
    environment.put("STUDIO_CLASSES", System.getProperty("java.class.path"));
    environment.put("SCENARIO", scenario.toString());
    environment.put("RESULT", out.toString());
    environment.put("XDG_STATE_HOME", folder.resolve("state").toString());
    environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    Process process =
        neovim.redirectErrorStream(true).redirectOutput(folder.resolve("log.txt").toFile()).start();
    boolean ended = process.waitFor(100, TimeUnit.SECONDS);
    process.destroyForcibly();
    List<String> told = Files.exists(out) ? Files.readAllLines(out) : List.of();
    String log = Files.readString(folder.resolve("log.txt"));
    assertThat(ended && process.exitValue() == 0).as("%s%n%s", told, log).isTrue();
    return told;
  }

  private static Path script() {
    return Path.of("src", "test", "resources", "neovim", "session.lua").toAbsolutePath();
  }

  private static boolean hasNeovim() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(each -> Files.isExecutable(Path.of(each, "nvim")));
  }

  @Test
  void findsCompletesRenamesAndFormats() throws IOException, InterruptedException {
    Path scenario = folder.resolve("mill.kriegsspiel");
    Files.writeString(scenario, WRITTEN);
    List<String> told = session(scenario);
    assertThat(told)
        .contains("finding KS-SYN-003 line 9", "completion \"La Haye Sainte\"")
        .containsSubsequence(
            "|   role \"Commander\" for Vanguard",
            "| army of Blue",
            "|   battalion \"1st\" as Vanguard: 500 men",
            "| deploy",
            "|   Vanguard in line at \"La Haye Sainte\"");
  }

  @Test
  void opensTheScenarioOfTheLibrary() throws IOException, InterruptedException {
    Path scenario = folder.resolve("farm.kriegsspiel");
    String farm = Files.readString(Library.open().firstScenario());
    Files.writeString(
        scenario, farm.replace(" as Baring:", " as Alpha:").stripTrailing() + "\ndeploy\n  Al \"");
    List<String> told = session(scenario);
    assertThat(told).anyMatch(each -> each.startsWith("finding KS-LNK-001"));
    assertThat(told).anyMatch(each -> each.contains("2nd Light Battalion KGL\" as Vanguard: 378"));
  }
}
