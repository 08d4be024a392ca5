package studio.kriegsspiel.rules;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exact fraction in lowest terms; rules are reckoned in these and rounded once, by a named rule.
 *
 * @param numerator any whole number
 * @param denominator greater than zero
 */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
  public static final Fraction ZERO = new Fraction(0, 1);
  public static final Fraction ONE = new Fraction(1, 1);
  private static final Pattern FORM =
      Pattern.compile("(-?\\d{1,15})(?:/(\\d{1,15})|\\.(\\d{1,9}))?");

  public Fraction {
    if (denominator == 0) {
      throw new IllegalArgumentException("a fraction cannot have the denominator 0");
    }
    if (denominator < 0) {
      numerator = Math.negateExact(numerator);
      denominator = Math.negateExact(denominator);
    }
    long common = gcd(Math.abs(numerator), denominator);
    numerator /= common;
    denominator /= common;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
  }

  public static Fraction of(long whole) {
    return new Fraction(whole, 1);
  }

  public static Fraction of(long numerator, long denominator) {
    return new Fraction(numerator, denominator);
  }

  /**
   * Reads {@code 3}, {@code 3/4} or {@code 0.75}.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static Fraction parse(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException("`" + text + "` is not a number such as 3, 3/4 or 0.75");
    }
    long whole = Long.parseLong(form.group(1));
    if (form.group(2) != null) {
      return new Fraction(whole, Long.parseLong(form.group(2)));
    }
    if (form.group(3) == null) {
      return of(whole);
    }
    long scale = pow10(form.group(3).length());
    long decimals = Long.parseLong(form.group(3));
    boolean negative = form.group(1).startsWith("-");
    return of(whole).plus(new Fraction(negative ? -decimals : decimals, scale));
  }

  private static long pow10(int digits) {
    return BigInteger.TEN.pow(digits).longValueExact();
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        Math.addExact(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(other.numerator, denominator)),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(new Fraction(-other.numerator, other.denominator));
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        Math.multiplyExact(numerator, other.numerator),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Fraction times(long whole) {
    return times(of(whole));
  }

  public Fraction dividedBy(Fraction other) {
    return times(new Fraction(other.denominator, other.numerator));
  }

  public int signum() {
    return Long.signum(numerator);
  }

  public boolean isWhole() {
    return denominator == 1;
  }

  /** Rounded down (towards minus infinity). */
  public long floor() {
    return Math.floorDiv(numerator, denominator);
  }

  /** Rounded up. */
  public long ceiling() {
    return -Math.floorDiv(-numerator, denominator);
  }

  /** Rounded to the nearest whole number, halves up. */
  public long halfUp() {
    return Math.floorDiv(
        Math.addExact(Math.multiplyExact(2, numerator), denominator),
        Math.multiplyExact(2, denominator));
  }

  /** For drawing and display only, never for a rule. */
  public double toDouble() {
    return (double) numerator / denominator;
  }

  @Override
  public int compareTo(Fraction other) {
    return Long.compare(
        Math.multiplyExact(numerator, other.denominator),
        Math.multiplyExact(other.numerator, denominator));
  }

  /** {@code 3} or {@code 3/4}. */
  @Override
  public String toString() {
    return isWhole() ? Long.toString(numerator) : numerator + "/" + denominator;
  }
}
