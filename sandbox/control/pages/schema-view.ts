import { type Html, html } from '#sandbox/kit/html.ts';
import type { JsonSchema } from './contract-schemas.ts';

const components = '#/components/schemas/';

/** The anchor of a named schema on the page. */
export function anchorOf(name: string): string {
  return `schema-${name.replace('.', '-')}`;
}

function link(reference: string): Html {
  const name = reference.replace(components, '');
  return html`<a href="#${anchorOf(name)}"><code>${name}</code></a>`;
}

function bounds(schema: JsonSchema): string {
  const words: readonly [string, string][] = [
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
    ['minimum', '≥'],
    ['maximum', '≤'],
    ['pattern', 'like'],
  ];
  return words
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, word]) => `${word} ${schema[keyword]}`)
    .join(', ');
}

/** A type on one line: its name, its choices, its bounds. `fieldsView` shows objects. */
export function typeView(schema: JsonSchema): Html {
  if (schema.$ref) return link(schema.$ref);
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices) return html`${choices.map((one, at) => [at > 0 && ' or ', typeView(one)])}`;
  if (schema.enum)
    return html`<code>${(schema.enum as unknown[]).map((one) => JSON.stringify(one)).join(' | ')}</code>`;
  if (schema.items) return html`list of ${typeView(schema.items)}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  const more = bounds(schema);
  return html`<span class="type">${type}</span>${more && html` <span class="bounds">${more}</span>`}`;
}

/** The object within a type, when it has one to show field by field. */
function inner(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  return schema.items ? inner(schema.items) : undefined;
}

/** The fields of an object, nested ones indented; anything else on one line. */
export function fieldsView(schema: JsonSchema): Html {
  if (!schema.properties) return html`<p>${typeView(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const within = inner(field);
    const optional = !schema.required?.includes(name);
    return html`<li><code class="field">${name}</code>${optional && html`<span class="optional">optional</span>`}
${typeView(field)}${field.description && html` <span class="about">${field.description}</span>`}${within && fieldsView(within)}</li>`;
  });
  return rows.length > 0 ? html`<ul class="fields">${rows}</ul>` : html`<p>nothing</p>`;
}
