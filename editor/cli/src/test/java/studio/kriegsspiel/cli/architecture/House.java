package studio.kriegsspiel.cli.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** All compiled classes of the product, read once for all tests of how it is built. */
final class House {
  static final String ROOT = "studio.kriegsspiel.";

  private House() {}

  static JavaClasses classes() {
    return Read.CLASSES;
  }

  /** The name of the class of the file in which a class stands. */
  static String outermost(JavaClass each) {
    return each.getName().replaceAll("\\$.*", "");
  }

  private static final class Read {
    static final JavaClasses CLASSES =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("studio.kriegsspiel");
  }
}
