package dev.keyplan.testing;

import dev.keyplan.model.Attribute;
import dev.keyplan.model.Kind;
import dev.keyplan.model.Model;
import dev.keyplan.model.Value;
import dev.keyplan.prove.Arguments;
import dev.keyplan.prove.PatternSql;
import dev.keyplan.prove.Row;
import dev.keyplan.prove.SchemaSql;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rows in an H2 database in memory, read by the SQL of a pattern. Attributes that are no scalars
 * are left out.
 */
public final class SqlRows implements AutoCloseable {

  private static final String COUNT = "COUNT(*)";
  private static final Pattern PARAMETER = Pattern.compile(":([A-Za-z_][A-Za-z_0-9]*)");

  private final Connection connection;
  private final Model model;

  /** Tables with the rows, without foreign keys, so that rows may stand alone. */
  public SqlRows(Model model, List<Row> rows) throws SQLException {
    this.model = model;
    this.connection = DriverManager.getConnection("jdbc:h2:mem:");
    for (String table : SchemaSql.of(model).tables()) {
      execute(table);
    }
    for (Row row : rows) {
      insert(row);
    }
  }

  /** Adds what the schema says of references. */
  public void addForeignKeys() throws SQLException {
    for (String key : SchemaSql.of(model).foreignKeys()) {
      execute(key);
    }
  }

  private void execute(String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void insert(Row row) throws SQLException {
    Kind kind = model.kind(row.kind());
    List<Attribute> columns = scalars(kind, row.attributes());
    String names = String.join(", ", columns.stream().map(a -> '"' + a.name() + '"').toList());
    String marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
    String sql = "INSERT INTO \"" + row.kind() + "\" (" + names + ") VALUES (" + marks + ")";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < columns.size(); i++) {
        Attribute column = columns.get(i);
        statement.setObject(i + 1, toSql(column, row.attributes().get(column.name())));
      }
      statement.executeUpdate();
    }
  }

  private static List<Attribute> scalars(Kind kind, Map<String, Value> attributes) {
    return kind.attributes().stream()
        .filter(a -> a.type().isScalar() && attributes.containsKey(a.name()))
        .toList();
  }

  /**
   * The rows of all statements, in their order; those that are no scalars are left out of each row.
   */
  public List<Row> answer(PatternSql sql, Map<String, Attribute> types, Arguments arguments)
      throws SQLException {
    List<Row> rows = new ArrayList<>();
    for (PatternSql.Statement statement : sql.statements()) {
      rows.addAll(answer(statement, types, arguments));
    }
    return rows;
  }

  private List<Row> answer(
      PatternSql.Statement sql, Map<String, Attribute> types, Arguments arguments)
      throws SQLException {
    List<String> names = new ArrayList<>();
    Matcher matcher = PARAMETER.matcher(sql.select());
    String text =
        matcher.replaceAll(
            m -> {
              names.add(m.group(1));
              return "?";
            });
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        statement.setObject(
            i + 1, toSql(Optional.ofNullable(types.get(name)).orElseThrow(), arguments.get(name)));
      }
      return text.startsWith("SELECT COUNT(*)")
          ? counted(sql.kind(), statement)
          : read(model.kind(sql.kind()), statement);
    }
  }

  /** One row that holds the number. */
  private static List<Row> counted(String kind, PreparedStatement statement) throws SQLException {
    try (ResultSet results = statement.executeQuery()) {
      results.next();
      Value count = new Value.Numeric(results.getBigDecimal(1));
      return List.of(new Row(kind, Map.of(COUNT, count)));
    }
  }

  /** The number that is the answer of a pattern that counts. */
  public static int count(List<Row> answer) {
    return ((Value.Numeric) answer.get(0).attributes().get(COUNT)).number().intValueExact();
  }

  private static List<Row> read(Kind kind, PreparedStatement statement) throws SQLException {
    List<Row> rows = new ArrayList<>();
    try (ResultSet results = statement.executeQuery()) {
      while (results.next()) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        for (Attribute attribute : kind.attributes()) {
          if (attribute.type().isScalar()) {
            fromSql(attribute, results).ifPresent(v -> attributes.put(attribute.name(), v));
          }
        }
        rows.add(new Row(kind.name(), attributes));
      }
    }
    return rows;
  }

  private static Object toSql(Attribute attribute, @Nullable Value value) {
    if (value instanceof Value.Text text) {
      return switch (attribute.type()) {
        case DATE -> Date.valueOf(LocalDate.parse(text.text()));
        case TIMESTAMP -> LocalDateTime.parse(text.text().replace("Z", ""));
        default -> text.text();
      };
    }
    if (value instanceof Value.Numeric numeric) {
      return numeric.number();
    }
    if (value instanceof Value.Bytes bytes) {
      return HexFormat.of().parseHex(bytes.hex());
    }
    if (value instanceof Value.Bool bool) {
      return bool.value();
    }
    throw new IllegalArgumentException(attribute.name() + " is no scalar: " + value);
  }

  private static Optional<Value> fromSql(Attribute attribute, ResultSet results)
      throws SQLException {
    String name = attribute.name();
    if (results.getObject(name) == null) {
      return Optional.empty();
    }
    return Optional.of(
        switch (attribute.type()) {
          case INTEGER, NUMBER, EXPIRY ->
              new Value.Numeric(new BigDecimal(results.getString(name)));
          case BOOLEAN -> new Value.Bool(results.getBoolean(name));
          case BINARY -> new Value.Bytes(HexFormat.of().formatHex(results.getBytes(name)));
          case TIMESTAMP -> moment(results.getObject(name, LocalDateTime.class));
          default -> new Value.Text(results.getString(name));
        });
  }

  private static Value moment(LocalDateTime time) {
    String text = time.toInstant(ZoneOffset.UTC).toString();
    return new Value.Text(text.length() == 20 ? text.replace("Z", ".000Z") : text);
  }

  /** A row without what SQL rows leave out. */
  public static Row scalarsOf(Model model, Row row) {
    Map<String, Value> kept = new LinkedHashMap<>();
    model.kind(row.kind()).attributes().stream()
        .filter(a -> a.type().isScalar())
        .forEach(
            a ->
                Optional.ofNullable(row.attributes().get(a.name()))
                    .ifPresent(v -> kept.put(a.name(), v)));
    return new Row(row.kind(), kept);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
