package studio.kriegsspiel.scenario.tonight;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;

/**
 * Who a report comes from, once a role is not there. A sender that is the title of the role, with
 * or without an article, is whoever leads on. Nobody gets a letter from himself: such a report has
 * no sender any more.
 */
record Sender(String words) {
  private static final String ARTICLE = "the ";

  /**
   * The sender as it is read tonight.
   *
   * @param reader whom the report is for now
   */
  static Optional<String> of(Optional<String> from, Audience reader, GivenUp gone) {
    Optional<Audience.RoleOnly> heir =
        gone.heir().match(Optional::of, Optional::empty, Optional::empty);
    return from.flatMap(
        words -> {
          Sender sender = new Sender(words);
          Optional<String> now =
              heir.filter(to -> sender.is(gone.role()))
                  .map(to -> sender.written(to.role()))
                  .or(() -> from);
          return now.filter(
              each -> heir.filter(reader::equals).filter(new Sender(each)::is).isEmpty());
        });
  }

  private boolean is(Audience.RoleOnly role) {
    return title().equalsIgnoreCase(role.role());
  }

  private String title() {
    return hasArticle() ? words.strip().substring(ARTICLE.length()).strip() : words.strip();
  }

  private boolean hasArticle() {
    return words.strip().toLowerCase(Locale.ROOT).startsWith(ARTICLE);
  }

  /** Another title, written as this one is. */
  private String written(String other) {
    boolean small = Character.isLowerCase(title().codePointAt(0));
    String first = other.substring(0, 1);
    String title = (small ? first.toLowerCase(Locale.ROOT) : first) + other.substring(1);
    return hasArticle() ? words.strip().substring(0, ARTICLE.length()) + title : title;
  }
}
