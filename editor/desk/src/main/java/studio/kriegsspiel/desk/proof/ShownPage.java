package studio.kriegsspiel.desk.proof;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;

/**
 * What a preview shows.
 *
 * @param readers for whom there are papers
 * @param reader whose are looked at; empty while nothing is known
 * @param papers his files
 * @param paper the one that is looked at
 * @param page its page, from 1; 0 while it is made
 * @param pages how many it has; 0 while it is made
 * @param picture the page, once it is drawn
 * @param words what is being done, or why there is nothing to see
 */
public record ShownPage(
    List<String> readers,
    String reader,
    List<String> papers,
    String paper,
    int page,
    int pages,
    Optional<BufferedImage> picture,
    String words) {
  /** Nothing yet. */
  public static final ShownPage NONE = telling("");

  /** Copies the lists. */
  public ShownPage {
    readers = List.copyOf(readers);
    papers = List.copyOf(papers);
  }

  /** Nothing to see, with the reason. */
  static ShownPage telling(String words) {
    return new ShownPage(List.of(), "", List.of(), "", 0, 0, Optional.empty(), words);
  }

  /** The same papers, with a page that has yet to be drawn. */
  ShownPage at(int newPage, int count, String doing) {
    return new ShownPage(readers, reader, papers, paper, newPage, count, Optional.empty(), doing);
  }

  /** The same page, drawn. */
  ShownPage drawn(BufferedImage image) {
    return new ShownPage(readers, reader, papers, paper, page, pages, Optional.of(image), "");
  }
}
