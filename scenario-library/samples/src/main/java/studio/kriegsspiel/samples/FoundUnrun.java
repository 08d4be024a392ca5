package studio.kriegsspiel.samples;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Lets a trial of changes ({@code ./studio mutate}) learn which tests there are without running
 * them. For every class it changes, the trial starts a Java of its own and runs all tests there
 * once merely to learn their names, which costs far more than the trial itself. It is heeded where
 * extensions are looked for ({@code junit.jupiter.extensions.autodetection.enabled}), which only
 * the trial does.
 */
public final class FoundUnrun implements InvocationInterceptor {
  private static final String TRIAL = "org.pitest.mutationtest.execute.MutationTestMinion";
  private static final String FINDER = "org.pitest.junit5.JUnit5TestUnitFinder";

  @Override
  public void interceptTestMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    runUnlessFound(test);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    runUnlessFound(test);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> test, DynamicTestInvocationContext of, ExtensionContext context)
      throws Throwable {
    runUnlessFound(test);
  }

  private static void runUnlessFound(Invocation<Void> test) throws Throwable {
    if (isCalledBy(TRIAL) && isCalledBy(FINDER)) {
      test.skip();
    } else {
      test.proceed();
    }
  }

  private static boolean isCalledBy(String type) {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(frame -> frame.getClassName().equals(type)));
  }
}
