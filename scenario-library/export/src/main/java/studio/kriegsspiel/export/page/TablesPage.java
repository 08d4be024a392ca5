package studio.kriegsspiel.export.page;

import studio.kriegsspiel.export.pack.BookSheet;

/** The rule book on the table as a page by itself, plain enough for programs with old browsers. */
public final class TablesPage {
  private static final String LINED = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\" ";

  private TablesPage() {}

  /** What stands between the body's tags. */
  public static String of(BookSheet sheet) {
    PageText text = new PageText();
    PageManuscript page = new PageManuscript(text, "part-");
    sheet.tell(page);
    page.finish();
    return text.toString().replace("<table ", LINED);
  }
}
