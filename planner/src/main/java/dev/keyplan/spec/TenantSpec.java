package dev.keyplan.spec;

import dev.keyplan.source.Located;
import java.util.Optional;

/**
 * The attribute that divides the items among tenants.
 *
 * @param name the attribute
 * @param type the word of its type; a string where absent
 */
public record TenantSpec(Located<String> name, Optional<Located<String>> type) {}
