package studio.kriegsspiel.language.libraries;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * A class file from before Java 6.
 *
 * @param bytes the class file
 */
record OldClass(byte[] bytes) {
  private static final int JAVA_6 = 50;

  /** Whether a class file, of which the first eight bytes suffice, is from before Java 6. */
  static boolean isOld(byte[] bytes) {
    return bytes.length >= 8 && (((bytes[6] & 0xff) << 8) | (bytes[7] & 0xff)) < JAVA_6;
  }

  /**
   * The same class as one of Java 8, with the frames that its verifier asks for; the class as it
   * was where it refers to types that are not there, since such a class cannot be loaded either.
   */
  byte[] modern(ClassLoader types) {
    try {
      ClassReader reader = new ClassReader(bytes);
      ClassWriter writer = new FrameWriter(types);
      reader.accept(new Raised(writer), ClassReader.SKIP_FRAMES);
      return writer.toByteArray();
    } catch (TypeNotPresentException missing) {
      return bytes;
    }
  }

  private static final class FrameWriter extends ClassWriter {
    private final ClassLoader types;

    FrameWriter(ClassLoader types) {
      super(ClassWriter.COMPUTE_FRAMES);
      this.types = types;
    }

    @Override
    protected ClassLoader getClassLoader() {
      return types;
    }
  }

  private static final class Raised extends ClassVisitor {
    Raised(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      super.visit(Opcodes.V1_8, access, name, signature, superName, interfaces);
    }
  }
}
