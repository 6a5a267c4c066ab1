package dev.keyplan;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.GeneralCodingRules;
import dev.keyplan.plan.Plan;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The flow of {@code docs/architecture.md}, held by the compiled classes themselves. */
class ArchitectureTest {

  /** A package and the packages that it may know besides itself. */
  record Arrows(String from, List<String> to) {
    static Arrows of(String from, String... to) {
      return new Arrows(from, List.of(to));
    }

    @Override
    public String toString() {
      return from + " knows only " + to;
    }
  }

  /** A library and the only packages that may import it; none means nobody in the product may. */
  record Library(String name, List<String> packages, List<String> users) {
    @Override
    public String toString() {
      return name + " only in " + users;
    }
  }

  /** The packages in the order of the flow: each may know only what stands above it. */
  private static final List<Arrows> FLOW =
      List.of(
          Arrows.of("source"),
          Arrows.of("diagnostic", "source"),
          Arrows.of("spec", "source", "diagnostic"),
          Arrows.of("model", "source", "diagnostic", "spec"),
          Arrows.of("plan", "source", "diagnostic", "model"),
          Arrows.of("example", "source", "diagnostic", "model", "plan"),
          Arrows.of("prove", "source", "diagnostic", "model", "plan", "example"),
          Arrows.of("engine", "source", "diagnostic", "model", "plan", "example", "prove"),
          Arrows.of("review", "source", "diagnostic", "model", "plan"),
          Arrows.of("pack", "source", "diagnostic", "model"),
          Arrows.of("view", "source", "diagnostic", "model", "plan", "example", "prove", "review"),
          Arrows.of("render", "source", "diagnostic", "pack", "view"),
          Arrows.of("output", "render"));

  private static final List<Library> LIBRARIES =
      List.of(
          new Library(
              "YAML",
              List.of("com.fasterxml.jackson.dataformat..", "org.yaml.."),
              List.of("source")),
          new Library("JSON Schema", List.of("com.networknt.."), List.of("spec")),
          new Library("FreeMarker", List.of("freemarker.."), List.of("render")),
          new Library("picocli", List.of("picocli.."), List.of("cli")),
          new Library("AWS SDK", List.of("software.amazon.."), List.of("engine")));

  /** Later stages take places from the source, to point at them; only readers take its tree. */
  private static final List<String> PLACES = List.of("Span", "Located", "SourceFile");

  private static final List<String> READERS = List.of("source", "diagnostic", "spec", "pack");

  private static final String VAGUE_NOUN =
      "(.*[a-z0-9])?(Utils?|Helpers?|Manager|Impl|Data|Info)([A-Z].*)?|Abstract[A-Z].*";

  private static final String WRITES =
      "write.*|create.*|delete.*|move|copy|set.*|newBufferedWriter|newOutputStream";

  private static final JavaClasses MAIN = mainClasses();

  static List<Arrows> flow() {
    return FLOW;
  }

  static List<Library> libraries() {
    return LIBRARIES;
  }

  @ParameterizedTest
  @MethodSource("flow")
  void knowsOnlyItsArrows(Arrows arrows) {
    List<String> allowed = new ArrayList<>(arrows.to());
    allowed.add(arrows.from());
    noClasses()
        .that(in(List.of(arrows.from())))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("dev.keyplan..").and(DescribedPredicate.not(in(allowed))))
        .because("the flow goes one way: " + arrows)
        .check(MAIN);
  }

  @Test
  void theFlowIsAnOrder() {
    List<String> above = new ArrayList<>();
    for (Arrows arrows : FLOW) {
      assertTrue(above.containsAll(arrows.to()), () -> arrows + " points down the flow");
      above.add(arrows.from());
    }
  }

  @Test
  void eachPackageHasItsPlaceInTheFlow() {
    List<String> known = Stream.concat(FLOW.stream().map(Arrows::from), Stream.of("cli")).toList();
    classes()
        .that(resideOutsideOfPackages("dev.keyplan"))
        .should()
        .resideInAnyPackage(packages(known))
        .because("a new package is added to the flow here and in docs/architecture.md")
        .check(MAIN);
  }

  @Test
  void nothingKnowsTheCommandLineOrThePipeline() {
    noClasses()
        .that(in(FLOW.stream().map(Arrows::from).toList()))
        .should()
        .dependOnClassesThat(resideInAnyPackage("dev.keyplan", "dev.keyplan.cli.."))
        .check(MAIN);
    noClasses()
        .that(resideInAnyPackage("dev.keyplan"))
        .should()
        .dependOnClassesThat(resideInAnyPackage("dev.keyplan.cli.."))
        .check(MAIN);
  }

  @Test
  void laterStagesTakeOnlyPlacesFromTheSource() {
    List<String> later = FLOW.stream().map(Arrows::from).filter(p -> !READERS.contains(p)).toList();
    noClasses()
        .that(in(later))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("dev.keyplan.source..")
                .and(
                    DescribedPredicate.describe(
                        "are not " + PLACES, type -> !PLACES.contains(type.getSimpleName()))))
        .check(MAIN);
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void isUsedInOnePlace(Library library) {
    noClasses()
        .that(
            library.users().isEmpty()
                ? alwaysTrue()
                : resideOutsideOfPackages(packages(library.users())))
        .should()
        .dependOnClassesThat(resideInAnyPackage(library.packages().toArray(String[]::new)))
        .because(library.toString())
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLinePrints() {
    noClasses()
        .that(resideOutsideOfPackages("dev.keyplan.cli.."))
        .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
        .check(MAIN);
  }

  @Test
  void onlyTheOutputStageWritesFiles() {
    noClasses()
        .that(resideOutsideOfPackages("dev.keyplan.output..", "dev.keyplan.cli.."))
        .should()
        .callMethodWhere(
            DescribedPredicate.describe(
                "a file is written",
                call ->
                    call.getTargetOwner().isEquivalentTo(Files.class)
                        && call.getName().matches(WRITES)))
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineEndsTheProgram() {
    noClasses()
        .that(resideOutsideOfPackages("dev.keyplan.cli.."))
        .should()
        .callMethod(System.class, "exit", int.class)
        .check(MAIN);
  }

  @Test
  void noClassHasAVagueNoun() {
    noClasses().should().haveNameMatching("(.*[.$])(" + VAGUE_NOUN + ")").check(MAIN);
  }

  @Test
  void theProductIsReallyLookedAt() {
    assertTrue(MAIN.contain(Plan.class), "the importer found the product's classes");
  }

  private static DescribedPredicate<JavaClass> in(List<String> names) {
    return resideInAnyPackage(packages(names));
  }

  private static String[] packages(List<String> names) {
    return names.stream().map(name -> "dev.keyplan." + name + "..").toArray(String[]::new);
  }

  private static JavaClasses mainClasses() {
    try {
      return new ClassFileImporter()
          .importPath(
              Path.of(Plan.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
