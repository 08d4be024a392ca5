package studio.kriegsspiel.trial;

import java.io.IOException;
import java.io.InputStream;
import org.pitest.boot.HotSwapAgent;
import org.pitest.mutationtest.engine.Mutant;
import org.pitest.mutationtest.environment.EnvironmentResetPlugin;
import org.pitest.mutationtest.environment.ResetEnvironment;
import org.pitest.mutationtest.execute.CatchNewClassLoadersTransformer;

/**
 * Puts a class back as it was written before another is changed. PIT leaves the last change of a
 * class where it is, since it starts a Java of its own for each class. It also numbers the changes
 * ({@code mutated.change}), so that tests know when what they keep was made under another.
 */
public final class Restored implements EnvironmentResetPlugin, ResetEnvironment {
  private String last = "";
  private int changes;

  @Override
  public String description() {
    return "Restores each class before another is changed";
  }

  @Override
  public ResetEnvironment make() {
    return this;
  }

  @Override
  public void resetFor(Mutant mutant) {
    String next = mutant.getDetails().getClassName().asJavaName();
    if (!last.isEmpty() && !last.equals(next)) {
      restore(last, Thread.currentThread().getContextClassLoader());
    }
    last = next;
    changes++;
    System.setProperty("mutated.change", Integer.toString(changes));
  }

  private static void restore(String name, ClassLoader loader) {
    String path = name.replace('.', '/');
    try (InputStream in = loader.getResourceAsStream(path + ".class")) {
      byte[] written = in.readAllBytes();
      CatchNewClassLoadersTransformer.setMutant(path, written); // or it would change it again
      if (!HotSwapAgent.hotSwap(Class.forName(name, false, loader), written)) {
        throw new IllegalStateException(name);
      }
    } catch (IOException | ClassNotFoundException fault) {
      throw new IllegalStateException(name, fault);
    }
  }
}
