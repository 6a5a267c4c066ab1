// Prints what AWS's own offline validator finds in the given templates, as one JSON array.
const { CelEngine, TemplateFile } = require("@aws/cloudformation-validate");

const engine = new CelEngine();
const findings = process.argv.slice(2).flatMap((file) =>
  engine.validateStandard(new TemplateFile(file)).diagnostics.map((found) => ({ file, ...found })),
);
console.log(JSON.stringify(findings));
