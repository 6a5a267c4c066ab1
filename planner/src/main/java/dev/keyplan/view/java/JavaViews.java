package dev.keyplan.view.java;

import dev.keyplan.diagnostic.Diagnostic;
import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.PackOption;
import dev.keyplan.plan.ItemShape;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The Java of a plan. */
public final class JavaViews {

  private static final String PACK = "java";

  private JavaViews() {}

  /**
   * What the Java pack prints.
   *
   * @param diagnostics where names are added that Java does not allow; there is a view all the same
   */
  public static JavaView of(Plan plan, List<Diagnostic> diagnostics) {
    Model model = plan.model();
    Optional<PackOption> option =
        model.packOptions().stream()
            .filter(o -> o.pack().equals(PACK) && o.name().equals("package"))
            .filter(o -> !o.value().isEmpty())
            .findFirst();
    String base = option.map(PackOption::value).orElseGet(() -> defaultPackage(model.name()));
    option.filter(o -> !isPackage(o.value())).ifPresent(o -> diagnostics.add(invalid(o)));
    Packages packages = new Packages(base, JavaNames.upperCamel(model.name()));
    diagnostics.addAll(new NameChecks(plan, new JavaTypes(model), packages).findings());
    return view(plan, packages);
  }

  /** {@code school} of {@code school}, {@code webshop} of {@code web-shop}. */
  private static String defaultPackage(String name) {
    String letters = name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
    return JavaNames.isKeyword(letters) || letters.equals("java") ? letters + "_" : letters;
  }

  private static boolean isPackage(String name) {
    return name.matches("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*")
        && Stream.of(name.split("\\.")).noneMatch(JavaNames::isKeyword)
        && !name.equals(PACK)
        && !name.startsWith("java.");
  }

  private static Diagnostic invalid(PackOption option) {
    return JavaRule.PACKAGE
        .at(option.span(), "`" + option.value() + "` is not a package that Java allows")
        .withHelp(
            "use names joined by dots, none of them a word of the language, such as"
                + " `com.acme.orders`");
  }

  private static JavaView view(Plan plan, Packages packages) {
    Model model = plan.model();
    KindViews kinds = new KindViews(plan, packages);
    List<JavaKind> views = model.kinds().stream().map(kinds::of).toList();
    JavaDoc doc =
        new JavaDoc()
            .paragraph()
            .text("The table of")
            .code(model.name())
            .text(
                ": one method for each access pattern and each write, by the kind that it is"
                    + " about.")
            .paragraph()
            .text(model.description().orElse(""))
            .paragraph()
            .text(
                "It is immutable and may be shared between threads, as the client may. The client's"
                    + " settings (region, credentials, timeouts, retries, HTTP) stay the caller's;"
                    + " so does closing it.");
    return new JavaView(
        packages.base(),
        packages.base().replace('.', '/'),
        groupId(packages.base()),
        model.name().replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT) + "-table",
        model.name(),
        doc.lines(),
        packages.stem() + "Table",
        packages.itemType(),
        packages.stem() + "Exception",
        plan.tables().get(0).primaryKey().keys().partitionKey(),
        plan.tables().get(0).primaryKey().keys().sortKey(),
        Table.KIND_ATTRIBUTE,
        ItemShape.MARKER_KIND,
        plan.tables().get(0).indexes().stream()
            .map(
                i ->
                    new JavaIndex(
                        JavaNames.constant(i.name()),
                        i.name(),
                        i.keys().partitionKey(),
                        i.keys().sortKey()))
            .toList(),
        model.accessPatterns().stream().anyMatch(p -> p.verb() == AccessPattern.Verb.COUNT),
        views,
        model.kinds().stream().flatMap(k -> kinds.updates(k).stream()).toList(),
        enums(model),
        views.stream()
            .flatMap(k -> k.access().patterns().stream())
            .flatMap(p -> p.results().stream())
            .toList(),
        !plan.composed().isEmpty(),
        new ComposedViews(plan, packages).all(),
        Stream.concat(views.stream().map(JavaKind::className), Stream.of("Unknown"))
            .sorted()
            .toList(),
        tableImports(views, plan, packages),
        support(packages));
  }

  private static JavaSupport support(Packages packages) {
    String error = packages.base() + ".error.";
    String root = error + packages.stem() + "Exception";
    String item = packages.model() + "." + packages.itemType();
    String map = "java.util.Map";
    return new JavaSupport(
        new Imports(packages, packages.internal())
            .add(
                error + "CorruptItem",
                item,
                packages.model() + ".Unknown",
                map,
                JavaTypes.ATTRIBUTE_VALUE)
            .sorted(),
        new Imports(packages, packages.internal())
            .add(
                error + "AlreadyExists",
                error + "ConditionFailed",
                error + "NotFound",
                root,
                error + "UniqueViolation")
            .add(item, "java.util.List", map, JavaTypes.ATTRIBUTE_VALUE)
            .sorted());
  }

  private static String groupId(String base) {
    int dot = base.lastIndexOf('.');
    return dot < 0 ? base : base.substring(0, dot);
  }

  private static JavaImports tableImports(List<JavaKind> kinds, Plan plan, Packages packages) {
    Imports imports = new Imports(packages, packages.base());
    kinds.forEach(k -> imports.add(packages.access() + "." + k.access().className()));
    imports.addIf(!plan.composed().isEmpty(), packages.access() + ".ComposedWrites");
    imports.add(packages.internal() + ".TableClient");
    imports.add("software.amazon.awssdk.services.dynamodb.DynamoDbClient");
    return imports.sorted();
  }

  private static List<JavaEnum> enums(Model model) {
    JavaTypes types = new JavaTypes(model);
    List<JavaEnum> enums = new ArrayList<>();
    for (Kind kind : model.kinds()) {
      for (Attribute attribute : kind.attributes()) {
        if (JavaTypes.declaresEnum(kind, attribute)) {
          enums.add(enumeration(types.enumClass(kind, attribute), kind, attribute));
        }
      }
    }
    return enums;
  }

  private static JavaEnum enumeration(String type, Kind kind, Attribute attribute) {
    List<JavaEnumValue> values =
        attribute.limits().oneOf().stream()
            .distinct()
            .map(v -> new JavaEnumValue(JavaNames.constant(v), v))
            .toList();
    return new JavaEnum(type, kind.name() + "." + attribute.name(), values);
  }
}
