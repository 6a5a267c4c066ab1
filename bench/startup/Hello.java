/** The least that a JVM can do. */
final class Hello {
  public static void main(String[] arguments) {
    System.out.println("Hello, world!");
  }
}
