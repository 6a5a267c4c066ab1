package dev.keyplan.testing;

import dev.keyplan.model.AccessPattern;
import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Value;
import dev.keyplan.plan.ComposedRoute;
import dev.keyplan.plan.Plan;
import dev.keyplan.plan.WriteRoute;
import dev.keyplan.prove.Arguments;
import dev.keyplan.prove.ComposedArguments;
import dev.keyplan.prove.Row;
import dev.keyplan.prove.WriteArguments;
import dev.keyplan.view.java.JavaKind;
import dev.keyplan.view.java.JavaPattern;
import dev.keyplan.view.java.JavaView;
import dev.keyplan.view.java.JavaWrite;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The generated Java of a plan, compiled and called by its names. */
public final class GeneratedTable {

  private final Plan plan;
  private final JavaView view;
  private final ClassLoader loader;
  private final Object table;

  /** The compiled module, on a table that is there already. */
  public GeneratedTable(Plan plan, ClassLoader loader, DynamoDbClient client, String tableName) {
    this.plan = plan;
    this.view = Packs.view(plan.model()).java();
    this.loader = loader;
    Class<?> entry = JavaModule.type(loader, view.packageName() + "." + view.tableClass());
    this.table =
        called(
            () ->
                entry
                    .getConstructor(DynamoDbClient.class, String.class)
                    .newInstance(client, tableName));
  }

  /** A call by reflection. */
  interface Call {
    Object run() throws ReflectiveOperationException;
  }

  private static Object called(Call call) {
    try {
      return call.run();
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException refused) {
        throw refused;
      }
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private JavaKind kind(String name) {
    return view.kinds().stream().filter(k -> k.name().equals(name)).findFirst().orElseThrow();
  }

  private Object access(JavaKind kind) {
    return called(() -> table.getClass().getMethod(kind.accessor()).invoke(table));
  }

  private Class<?> type(String simpleName) {
    return JavaModule.type(loader, view.packageName() + "." + simpleName);
  }

  /** A record of the module. */
  public Object record(Kind kind, Map<String, Value> attributes) {
    return constructed(
        type("model." + kind(kind.name()).className()), kind.attributes(), attributes);
  }

  private Object key(Kind kind, Map<String, Value> attributes) {
    List<Attribute> identity = kind.identity().stream().map(kind::attribute).toList();
    List<Attribute> inOrder = kind.attributes().stream().filter(identity::contains).toList();
    return constructed(type("key." + kind(kind.name()).className() + "Key"), inOrder, attributes);
  }

  private static Object constructed(
      Class<?> type, List<Attribute> attributes, Map<String, Value> values) {
    Constructor<?> constructor = type.getConstructors()[0];
    return called(
        () -> {
          Object[] arguments = new Object[attributes.size()];
          for (int i = 0; i < arguments.length; i++) {
            Optional<Value> value = Optional.ofNullable(values.get(attributes.get(i).name()));
            arguments[i] = JavaValues.toJava(value, constructor.getParameterTypes()[i]);
          }
          return constructor.newInstance(arguments);
        });
  }

  /** The row behind a record of the module. */
  public Row row(Object item) {
    JavaKind kind =
        view.kinds().stream()
            .filter(k -> k.className().equals(item.getClass().getSimpleName()))
            .findFirst()
            .orElseThrow(() -> new AssertionError("not a kind: " + item));
    Map<String, Value> attributes = new LinkedHashMap<>();
    for (int i = 0; i < kind.attributes().size(); i++) {
      Method accessor = (Method) called(componentAccessor(item, i));
      Object value = called(() -> accessor.invoke(item));
      int index = i;
      ((Optional<?>) called(() -> JavaValues.ofJava(kind.attributes().get(index), value)))
          .ifPresent(v -> attributes.put(kind.attributes().get(index).name(), (Value) v));
    }
    return new Row(kind.name(), attributes);
  }

  private static Call componentAccessor(Object item, int index) {
    return () -> item.getClass().getRecordComponents()[index].getAccessor();
  }

  /** Every way in which a pattern can be asked, each with its answer, by name. */
  public Map<String, List<Row>> answers(AccessPattern pattern, Arguments arguments) {
    JavaKind kind = kind(pattern.kind());
    JavaPattern java =
        kind.access().patterns().stream()
            .filter(p -> p.name().equals(pattern.name()))
            .findFirst()
            .orElseThrow();
    Map<String, List<Row>> answers = new LinkedHashMap<>();
    List<Value> values = pattern.parameters().stream().map(p -> arguments.get(p.name())).toList();
    for (Method method : access(kind).getClass().getMethods()) {
      boolean isMain = method.getName().equals(java.method());
      boolean isStream = method.getName().equals(java.method() + "All");
      if ((isMain || isStream) && !isByKey(method, values.size()) && !isUsualPage(java, method)) {
        answer(pattern, access(kind), method, values, answers);
      }
    }
    return answers;
  }

  /** Every way in which a pattern that counts can be asked, each with its answer, by name. */
  public Map<String, Integer> counts(AccessPattern pattern, Arguments arguments) {
    JavaKind kind = kind(pattern.kind());
    Map<String, Integer> counts = new LinkedHashMap<>();
    List<Value> values = pattern.parameters().stream().map(p -> arguments.get(p.name())).toList();
    for (Method method : access(kind).getClass().getMethods()) {
      if (method.getName().equals(pattern.name())) {
        List<Object> all = arguments(method, values);
        long count = (long) called(() -> method.invoke(access(kind), all.toArray()));
        counts.put(method.toGenericString(), Math.toIntExact(count));
      }
    }
    return counts;
  }

  private boolean isByKey(Method method, int parameters) {
    return parameters > 0 && method.getParameterTypes()[0].getPackageName().endsWith(".key");
  }

  private static boolean isUsualPage(JavaPattern java, Method method) {
    return java.hasLimit()
        && method.getParameterCount() == java.parameters().size()
        && method.getName().equals(java.method());
  }

  private void answer(
      AccessPattern pattern,
      Object access,
      Method method,
      List<Value> values,
      Map<String, List<Row>> answers) {
    List<Object> arguments = arguments(method, values);
    String name = method.toGenericString().replaceAll("^.*?(\\w+\\()", "$1");
    if (arguments.size() < method.getParameterCount()) {
      for (int size : new int[] {1, 2, 3, 100}) {
        answers.put(name + " by " + size, rows(pattern, paged(access, method, arguments, size)));
      }
    } else {
      Object result = called(() -> method.invoke(access, arguments.toArray()));
      answers.put(name, rows(pattern, flat(result)));
    }
  }

  /** The values, and a strongly consistent read where that may be asked. */
  private static List<Object> arguments(Method method, List<Value> values) {
    List<Object> arguments = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Value value = values.get(i);
      Class<?> type = method.getParameterTypes()[i];
      arguments.add(called(() -> JavaValues.toJava(Optional.of(value), type)));
    }
    for (int i = values.size(); i < method.getParameterCount(); i++) {
      if (method.getParameterTypes()[i].isEnum()) {
        arguments.add(method.getParameterTypes()[i].getEnumConstants()[1]);
      }
    }
    return arguments;
  }

  private List<Row> rows(AccessPattern pattern, List<Object> items) {
    List<Row> rows = items.stream().map(this::row).toList();
    boolean isOrphaned =
        pattern.verb() == AccessPattern.Verb.GET
            && rows.stream().noneMatch(r -> r.kind().equals(pattern.kind()));
    return isOrphaned ? List.of() : rows;
  }

  /** All pages, one after the other. */
  private List<Object> paged(Object access, Method method, List<Object> arguments, int size) {
    Object request =
        called(() -> type("page.PageRequest").getMethod("first", int.class).invoke(null, size));
    List<Object> all = new ArrayList<>();
    Optional<?> next = Optional.empty();
    do {
      Object after = next.isPresent() ? next.get() : null;
      Object from = request;
      Object asked =
          after == null
              ? from
              : called(
                  () -> from.getClass().getMethod("after", after.getClass()).invoke(from, after));
      List<Object> full = new ArrayList<>(arguments);
      full.add(asked);
      Object page = called(() -> method.invoke(access, full.toArray()));
      List<?> items = (List<?>) called(() -> page.getClass().getMethod("items").invoke(page));
      next = (Optional<?>) called(() -> page.getClass().getMethod("next").invoke(page));
      if (items.size() > size || (items.size() < size && next.isPresent())) {
        throw new AssertionError("a page of " + size + " has " + items.size() + ", next " + next);
      }
      all.addAll(items);
    } while (next.isPresent());
    return all;
  }

  private static List<Object> flat(Object result) {
    if (result instanceof Optional<?> optional) {
      return optional.stream().map(Object.class::cast).toList();
    } else if (result instanceof Stream<?> stream) {
      return stream.map(Object.class::cast).toList();
    }
    List<Object> all = new ArrayList<>();
    for (var component : result.getClass().getRecordComponents()) {
      Object part = called(() -> component.getAccessor().invoke(result));
      all.addAll(
          part instanceof Collection<?> list ? list : ((Optional<?>) part).stream().toList());
    }
    return all;
  }

  /** Carries out a write in its longest form; a refusal is thrown as the module throws it. */
  public void write(WriteRoute route, WriteArguments arguments) {
    JavaKind kind = kind(route.kind().name());
    JavaWrite java = kind.access().writes().get(writesOf(route.kind()).indexOf(route));
    Object access = access(kind);
    if (java.isCreate()) {
      Object item = record(route.kind(), arguments.after());
      called(() -> method(access, java.method(), 1).invoke(access, item));
      return;
    }
    Object key = key(route.kind(), arguments.before());
    if (java.isUpdate()) {
      Consumer<Object> changes = update -> change(route, kind, arguments, update);
      called(() -> method(access, java.method(), 2).invoke(access, key, changes));
      return;
    }
    called(() -> other(route, arguments, java, access, key));
  }

  /** Carries out a composed write; a refusal is thrown as the module throws it. */
  public void compose(ComposedRoute route, ComposedArguments arguments) {
    Object access = called(() -> table.getClass().getMethod("composed").invoke(table));
    called(
        () -> {
          Method method =
              Arrays.stream(access.getClass().getMethods())
                  .filter(m -> m.getName().equals(route.write().name()))
                  .findFirst()
                  .orElseThrow();
          List<Object> values = new ArrayList<>();
          for (ComposedRoute.Part part : route.parts()) {
            values.addAll(values(part, arguments.of(part.item().name()), method, values.size()));
          }
          return method.invoke(access, values.toArray());
        });
  }

  private List<Object> values(
      ComposedRoute.Part part, WriteArguments arguments, Method method, int before)
      throws ReflectiveOperationException {
    Kind kind = part.route().kind();
    if (part.route().verb() == WriteRoute.Verb.CREATE) {
      return List.of(record(kind, arguments.after()));
    }
    List<Object> values = new ArrayList<>();
    if (part.item().tie().isEmpty()) {
      values.add(key(kind, arguments.before()));
    }
    for (WriteRoute.Argument argument : part.route().arguments()) {
      if (argument.role() != WriteRoute.Role.KEY) {
        Optional<Value> value = arguments.get(argument.attribute(), argument.role());
        values.add(JavaValues.toJava(value, method.getParameterTypes()[before + values.size()]));
      }
    }
    return values;
  }

  private List<WriteRoute> writesOf(Kind kind) {
    return plan.writes().stream().filter(w -> w.kind().name().equals(kind.name())).toList();
  }

  private Object other(
      WriteRoute route, WriteArguments arguments, JavaWrite java, Object access, Object key)
      throws ReflectiveOperationException {
    Method method = method(access, java.method(), java.longForm().size(), key.getClass());
    List<Object> full = new ArrayList<>(List.of(key));
    for (WriteRoute.Argument argument : route.arguments()) {
      if (argument.role() != WriteRoute.Role.KEY) {
        Optional<Value> value = arguments.get(argument.attribute(), argument.role());
        full.add(JavaValues.toJava(value, method.getParameterTypes()[full.size()]));
      }
    }
    return method.invoke(access, full.toArray());
  }

  private static Method method(Object access, String name, int parameters, Class<?>... first) {
    return Arrays.stream(access.getClass().getMethods())
        .filter(m -> m.getName().equals(name) && m.getParameterCount() == parameters)
        .filter(m -> first.length == 0 || m.getParameterTypes()[0] == first[0])
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + name + " with " + parameters));
  }

  private static void change(
      WriteRoute route, JavaKind kind, WriteArguments arguments, Object update) {
    for (WriteRoute.Argument argument : route.arguments()) {
      if (argument.role() == WriteRoute.Role.NEW) {
        Optional<Value> value = arguments.get(argument.attribute(), WriteRoute.Role.NEW);
        var attribute =
            kind.attributes().stream()
                .filter(a -> a.name().equals(argument.attribute()))
                .findFirst()
                .orElseThrow();
        Method method =
            value.isPresent()
                ? method(update, attribute.javaName(), 1)
                : method(update, "remove" + attribute.upperName(), 0);
        called(
            () ->
                value.isPresent()
                    ? method.invoke(update, JavaValues.toJava(value, method.getParameterTypes()[0]))
                    : method.invoke(update));
      }
    }
  }
}
