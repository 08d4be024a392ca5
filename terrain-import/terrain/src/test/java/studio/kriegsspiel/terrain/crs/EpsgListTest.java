package studio.kriegsspiel.terrain.crs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.proj4j.io.Proj4FileReader;

class EpsgListTest {
  /** The first of the list, the last, and some between, one of them a part of another's number. */
  @ParameterizedTest
  @ValueSource(strings = {"3819", "32766", "3035", "31370", "2100", "21780", "32631", "4326"})
  void saysWhatTheLibrarysReaderSays(String number) throws IOException {
    String[] words = new Proj4FileReader().getParameters("EPSG:" + number);
    assertThat(EpsgList.find(number).orElseThrow().split("\\s+")).containsExactly(words);
  }

  @Test
  void aNumberThatIsNotThereHasNone() {
    assertThat(EpsgList.find("99999")).isEmpty();
    assertThat(EpsgList.find("263")).isEmpty();
  }
}
