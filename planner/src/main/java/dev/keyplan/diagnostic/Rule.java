package dev.keyplan.diagnostic;

import java.net.URI;
import java.util.Optional;

/**
 * What a finding is about. Each rule has a page {@code docs/rules/<id>-<name>.md}.
 *
 * @param id {@code KP} and four digits, never reused; 1xxx shape of the spec, 2xxx names and types,
 *     3xxx planning and DynamoDB's limits, 4xxx design advice, 5xxx template packs and output
 * @param name the problem in kebab-case
 * @param severity how much it matters
 * @param summary one sentence that says what must hold
 * @param source the page that makes it true, for rules about DynamoDB
 */
public record Rule(
    String id, String name, Severity severity, String summary, Optional<URI> source) {}
