import { type Html, html } from '#sandbox/kit/html.ts';
import { byStatus } from './answers.ts';
import type { JsonSchema } from './contract-schemas.ts';
import { frame } from './frame.ts';
import type { OpenApi } from './openapi.ts';
import type { Operation } from './operation.ts';
import { anchorOf, fieldsView, typeView } from './schema-view.ts';

type Named = Readonly<Record<string, JsonSchema>>;
type Placed = { readonly method: string; readonly path: string; readonly operation: Operation };

function placedOf({ paths }: OpenApi): Placed[] {
  return Object.entries(paths).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const marks: readonly [keyof Operation, string, string][] = [
  ['x-token', 'token', 'needs a session token in its header'],
  ['x-sealed', 'sealed', 'its payload travels sealed'],
  [
    'x-while-restricted',
    'while restricted',
    'open to a session that must change its password or verify; a change of password to the former alone',
  ],
  ['x-real-account', 'real account', 'refused to demo accounts'],
  ['x-kept', 'kept', 'a browser may keep its answer, and asks only whether it has changed'],
  ['x-assumed', 'assumed', 'path, method or fields are not in the specification'],
];

function marksView(operation: Operation): Html {
  const found = marks.filter(([key]) => operation[key]);
  return html`${found.map(([key, word, about]) => html`<span class="mark ${key}" title="${about}">${word}</span>`)}`;
}

type Bodied = { content: { 'application/json': { schema: JsonSchema } } };

/** The plain input of a sealed body, which is what a reader wants to see. */
function plainBody({ requestBody }: Operation): JsonSchema | undefined {
  const schema = (requestBody as Bodied | undefined)?.content['application/json'].schema;
  const hidden = (schema?.properties?.payload as { contentSchema?: { allOf: JsonSchema[] } } | undefined)
    ?.contentSchema?.allOf[1];
  return hidden?.properties?.body ?? schema;
}

/** A type and its fields. It includes those of a named schema, so that the reader need not look them up. */
function typeWithFieldsView(schema: JsonSchema, named: Named): Html {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const meant = name ? named[name] : undefined;
  return meant?.properties ? html`<p>${typeView(schema)}</p>${fieldsView(meant)}` : fieldsView(schema);
}

function inputView(operation: Operation, named: Named): Html {
  const query = operation.parameters.filter((one) => 'name' in one) as unknown as readonly {
    name: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  const body = plainBody(operation);
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const required = query.filter((one) => one.required).map(({ name }) => name);
  return html`${query.length > 0 && html`<h4>Query</h4>${fieldsView({ properties, required })}`}
${body && html`<h4>Body${operation['x-sealed'] && html` <span class="optional">inside the seal</span>`}</h4>${typeWithFieldsView(body, named)}`}
${query.length === 0 && !body && html`<h4>Input</h4><p>nothing</p>`}`;
}

function answerView(operation: Operation, named: Named): Html {
  const envelope = (operation.responses[200] as Bodied).content['application/json'].schema;
  const value = envelope.properties?.value;
  return html`<h4>Answer <span class="optional">value</span></h4>${value ? typeWithFieldsView(value, named) : html`<p>nothing</p>`}
${operation['x-sections'] && html`<p class="about">May be dropped when not as agreed: ${operation['x-sections'].join(', ')}.</p>`}`;
}

function refusalsView(operation: Operation): Html {
  const rows = byStatus(operation['x-refusals']).map(
    ([status, codes]) => html`<li><b>${status}</b> <code>${codes.join(' · ')}</code></li>`,
  );
  return html`<h4>Refusals</h4><ul class="refusals">${rows}</ul>`;
}

function operationView({ method, path, operation }: Placed, named: Named): Html {
  const { operationId: name, description } = operation;
  return html`<details class="call" id="${name}">
<summary><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${path}</code>
<span class="name">${name}</span>${marksView(operation)}</summary>
<div class="inside">${description && html`<p>${description}</p>`}
${inputView(operation, named)}${answerView(operation, named)}${refusalsView(operation)}</div>
</details>`;
}

function areaView(area: string, calls: readonly Placed[], named: Named): Html {
  return html`<section aria-labelledby="area-${area}"><h2 id="area-${area}">${area}</h2>${calls.map((call) => operationView(call, named))}</section>`;
}

function headersView({ components }: OpenApi): Html {
  const parameters = Object.values(
    components.parameters as Record<string, { name: string; description: string }>,
  );
  const rows = parameters.map(
    ({ name, description }) => html`<li><code class="field">${name}</code> ${description}</li>`,
  );
  return html`<section aria-labelledby="headers"><h2 id="headers">Headers</h2>
<ul class="fields"><li><code class="field">Authorization</code> The session token, as it was given. Never in a URL or a cookie.</li>${rows}</ul></section>`;
}

function schemasView({ components }: OpenApi): Html {
  const all = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details class="call"><summary><code class="path">${name}</code></summary>
<div class="inside" id="${anchorOf(name)}">${schema.description && html`<p>${schema.description}</p>`}${schema.properties ? fieldsView(schema) : html`<p>${typeView(schema)}</p>`}</div></details>`,
  );
  return html`<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${all}</section>`;
}

/** The contract for people: every call by its area, with its input, answer and refusals. */
export function apiPage(document: OpenApi): string {
  const all = placedOf(document);
  const areas = document.tags.map(({ name }) => name);
  const jumps = [...areas.map((area) => `area-${area}`), 'headers', 'schemas'];
  const content = html`<h1>Calls of the gateway</h1>
<p>${all.length} calls, as <a href="/sandbox/api.json">OpenAPI 3.1</a>. An answer is
<code>{ success, value?, message?, code? }</code>; a refusal has <code>success: false</code> and a code.</p>
<nav class="jumps" aria-label="Areas">${jumps.map((id) => html`<a href="#${id}">${id.replace('area-', '')}</a>`)}</nav>
<dl class="legend">${marks.map(([key, word, about]) => html`<div><dt><span class="mark ${key}">${word}</span></dt><dd>${about}</dd></div>`)}</dl>
${areas.map((area) =>
  areaView(
    area,
    all.filter(({ operation }) => operation.tags[0] === area),
    document.components.schemas,
  ),
)}
${headersView(document)}${schemasView(document)}`;
  return frame('/sandbox/api', 'Calls', content);
}
