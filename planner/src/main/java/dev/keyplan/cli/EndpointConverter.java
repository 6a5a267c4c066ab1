package dev.keyplan.cli;

import java.net.URI;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Takes the address of an engine. */
final class EndpointConverter implements ITypeConverter<URI> {

  @Override
  public URI convert(String text) {
    try {
      URI uri = URI.create(text);
      if (uri.getHost() != null && List.of("http", "https").contains(uri.getScheme())) {
        return uri;
      }
    } catch (IllegalArgumentException e) {
      // Said below, with every other text that is no address.
    }
    throw new TypeConversionException("`" + text + "` is no address such as http://localhost:8000");
  }
}
