<#-- Renders dev.keyplan.view.DesignView. -->
# ${name}: design review

<#if hasDescription>
${description}

</#if>
${summary}.

- [What is stored](#what-is-stored)
- [What is asked](#what-is-asked)
- [Keys](#keys)
- [Example items](#example-items)
- [Reads](#reads)
- [Writes](#writes)
<#if table.hasIndexes>
- [Indexes](#indexes)
</#if>
<#if hasDecisions>
- [Decisions](#decisions)
</#if>
- [Findings](#findings)

## What is stored

```mermaid
erDiagram
<#list kinds as kind>
  ${kind.name} {
<#list kind.attributes as attribute>
    ${attribute.type} ${attribute.name}<#list attribute.marks> <#items as mark>${mark}<#sep>, </#sep></#items></#list>
</#list>
  }
</#list>
<#list references as reference>
  ${reference.parent} ||<#if reference.isIdentifying>--<#else>..</#if>o<#if reference.isOneToOne>|<#else>{</#if> ${reference.child} : "${reference.label}"
</#list>
```

<#list kinds as kind>
### ${kind.name}

<#if kind.hasDescription>
${kind.description}

</#if>
| attribute | type | |
|---|---|---|
<#list kind.attributes as attribute>
| `${attribute.name}` | ${attribute.type} | ${attribute.remarks} |
</#list>

</#list>
<#if table.hasExpiry>
DynamoDB removes an item within a few days after the moment in its `${table.expiryAttribute}`. Until then reads still return it.

</#if>
## What is asked

| access pattern | reads | requests | consistency |
|---|---|---|---|
<#list accessPatterns as pattern>
| ${pattern.phrase} | ${pattern.reads} | ${pattern.cost} | ${pattern.consistency} |
</#list>

*eventual or strong*: eventually consistent, unless the caller asks for a strongly consistent read. *eventual only*: reads an
index, which may lag behind a write by a moment. *strong*: sees every earlier write.

## Keys

<#list keyTables as keys>
### Keys of ${keys.title}

| kind | ${keys.partitionKey} | ${keys.sortKey} |
|---|---|---|
<#list keys.rows as row>
| ${row.kind}<#if row.isSparse> (${row.mark})</#if> | `${row.partition}` | `${row.sort}` |
</#list>

</#list>
<#if hasSparseKeys>
*Sparse*: an item that lacks an attribute of the key is not in the index.

</#if>
## Example items

Items that share a partition key are one item collection, sorted by the bytes of the sort key.

<#list itemTables as items>
### Items in ${items.title}

| ${items.partitionKey} | ${items.sortKey} | kind | attributes |
|---|---|---|---|
<#list items.collections as collection>
<#list collection.items as item>
| <#if item.isFirst>`${collection.partition}`</#if> | `${item.sort}` | ${item.kind} | <#list item.fields as field>${field.name} `${field.value}`<#sep>, </#sep></#list> |
</#list>
</#list>

</#list>
## Reads

A Query reads at most 1 MB; what is more takes a further request for each page.

<#list accessPatterns as pattern>
### ${pattern.phrase}

<#if pattern.hasDescription>
${pattern.description}

</#if>
`${pattern.signature}`, ${pattern.cost}, ${pattern.consistency}:

<#list pattern.steps as step>
${step.number}. `${step.words}`
</#list>

Why: ${pattern.because}.

In place of this SQL over normalised tables:

```sql
<#list pattern.sql as line>
${line}
</#list>
```

</#list>
## Writes

| write | requests | what is done, and what must hold |
|---|---|---|
<#list writes as write>
| `${write.name}` | ${write.cost} | <#list write.actions as action>${action.words}<#sep><br></#sep></#list> |
</#list>

<#if table.hasIndexes>
## Indexes

| index | projection | holds | is read by |
|---|---|---|---|
<#list table.indexes as index>
| ${index.name} | ${index.projection} | <#list index.kinds as kind>${kind}<#sep>, </#sep></#list> | <#list index.accessPatterns as pattern>${pattern}<#sep>, </#sep></#list> |
</#list>

</#if>
<#if hasDecisions>
## Decisions

<#list decisions as decision>
- **${decision.subject}**: ${decision.choice}, because ${decision.because}.
<#list decision.rejected as rejected>
  - Not ${rejected.choice}: ${rejected.because}.
</#list>
</#list>

</#if>
## Findings

<#if hasFindings>
| rule | line | finding | what to do |
|---|---|---|---|
<#list findings as finding>
| ${finding.rule} ${finding.ruleName} (${finding.severity}) | ${finding.line} | ${finding.message} | ${finding.help} |
</#list>
<#else>
None.
</#if>
<#if hasAllowed>

Considered and allowed:

<#list allowed as silenced>
- ${silenced.finding.rule}, line ${silenced.finding.line}: ${silenced.finding.message}. Allowed: ${silenced.because}.
</#list>
</#if>
