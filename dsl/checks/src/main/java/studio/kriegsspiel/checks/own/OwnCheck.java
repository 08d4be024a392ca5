package studio.kriegsspiel.checks.own;

import java.util.regex.Pattern;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;

/** A check of somebody else's, with the jar it is from; whatever it throws stops no other. */
final class OwnCheck implements Check {
  private static final Pattern ID = Pattern.compile("[A-Z][A-Z0-9]{1,11}-[A-Z]{3}-\\d{3}");

  private final Check check;
  private final CheckInfo info;
  private final String jar;

  OwnCheck(Check check, String jar) {
    this.check = check;
    this.info = check.info();
    this.jar = jar;
  }

  /** What is wrong with an id, nothing if it may be used: those of the studio begin with KS. */
  static boolean isId(String id) {
    return ID.matcher(id).matches() && !id.startsWith("KS-");
  }

  @Override
  public CheckInfo info() {
    return info;
  }

  @Override
  public String origin() {
    return jar;
  }

  @Override
  public void run(CheckContext context, Report report) {
    try {
      check.run(context, report);
    } catch (VirtualMachineError fault) {
      throw fault;
    } catch (Error fault) {
      throw new IllegalStateException(fault.getClass().getSimpleName(), fault);
    }
  }
}
