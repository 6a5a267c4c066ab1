<#-- renders dev.keyplan.view.DesignView -->
# ${options.heading} of ${title}

<#list kinds as kind>
## ${kind.name}

| target | partition key | sort key |
|---|---|---|
<#list kind.keys as key>
| ${key.target} | `${key.partition}` | `${key.sort}` |
</#list>

</#list>
