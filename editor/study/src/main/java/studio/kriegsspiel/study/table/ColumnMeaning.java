package studio.kriegsspiel.study.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a column of an order of battle tells, with the names such columns have. */
public enum ColumnMeaning {
  ARMY("army", "armee", "heer", "armée", "contingent", "side", "seite", "camp"),
  WING("wing", "force", "flügel", "aile"),
  CORPS("corps", "korps", "armeekorps", "corps d'armée"),
  DIVISION("division", "div"),
  BRIGADE("brigade", "bde"),
  PATH("path", "pfad", "chemin"),
  PARENT(
      "parent",
      "under",
      "part of",
      "belongs to",
      "unter",
      "gehört zu",
      "übergeordnet",
      "sous",
      "dépend de",
      "formation"),
  NAME(
      "unit",
      "name",
      "title",
      "einheit",
      "truppe",
      "truppenteil",
      "verband",
      "bezeichnung",
      "unité",
      "nom",
      "corps de troupe"),
  LEVEL("level", "echelon", "size", "ebene", "stufe", "gliederung", "échelon", "niveau"),
  ARM("arm", "type", "unit type", "waffe", "waffengattung", "truppengattung", "art", "arme"),
  MEN(
      "men",
      "strength",
      "bayonets",
      "infantry",
      "all ranks",
      "rank and file",
      "effectives",
      "mann",
      "stärke",
      "köpfe",
      "bajonette",
      "hommes",
      "effectif",
      "effectifs",
      "baïonnettes",
      "force numérique"),
  RIDERS(
      "riders",
      "sabres",
      "sabers",
      "horses",
      "troopers",
      "cavalry",
      "reiter",
      "säbel",
      "pferde",
      "cavaliers",
      "chevaux"),
  SQUADRONS("squadrons", "sqns", "schwadronen", "eskadronen", "escadrons"),
  BATTALIONS("battalions", "btns", "bns", "bataillone", "bataillons"),
  GUNS("guns", "pieces", "cannon", "geschütze", "kanonen", "pièces", "canons", "bouches à feu"),
  CALIBRE("calibre", "caliber", "gunnery type", "gun type", "kaliber"),
  GRADE("grade", "quality", "rating", "morale", "class", "qualität", "güte", "qualité", "moral"),
  COMMANDER(
      "commander",
      "leader",
      "general",
      "unit commander",
      "kommandeur",
      "führer",
      "befehlshaber",
      "commandant",
      "chef"),
  SOURCE("source", "reference", "work", "quelle", "beleg", "werk", "référence", "ouvrage"),
  PAGE("page", "page or place", "pp", "seite im werk", "fundstelle", "pages"),
  CONFIDENCE(
      "confidence",
      "trust",
      "reliability",
      "sicherheit",
      "verlässlichkeit",
      "vertrauen",
      "confiance",
      "fiabilité");

  private final List<String> names;

  ColumnMeaning(String... names) {
    this.names = List.of(names);
  }

  /** The first of its names, by which {@code --columns} calls it. */
  public String word() {
    return names.get(0);
  }

  /** The meaning of a name; case, underscores and what stands in brackets do not matter. */
  public static Optional<ColumnMeaning> find(String heading) {
    String plain = plain(heading);
    return Arrays.stream(values()).filter(each -> each.names.contains(plain)).findFirst();
  }

  /** The meaning that {@code --columns} calls by a word. */
  public static Optional<ColumnMeaning> ofWord(String word) {
    return Arrays.stream(values()).filter(each -> each.word().equals(plain(word))).findFirst();
  }

  private static String plain(String heading) {
    return heading
        .replaceAll("\\([^)]*\\)|\\[[^\\]]*\\]", " ")
        .replace('_', ' ')
        .replaceAll("[.:]", " ")
        .replaceAll("\\s+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }
}
