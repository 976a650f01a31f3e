import type { TSchema } from 'typebox';
import type { EndpointDefinition } from '../endpoint-definition.ts';
import { Problem } from '../envelope.ts';
import { CONTRACT_VERSION } from '../version.ts';
import { callGroups } from './call-groups.ts';
import { exampleOf } from './example-of.ts';
import { requestHeaders } from './request-headers.ts';
import { namedSchemas, nameOfSchema } from './schema-names.ts';
import { failureStatuses } from './statuses.ts';

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1: TypeBox schemas are JSON Schema already. Calls are sent to the host that serves the document. */
export function toOpenApi(): Json {
	const paths: Record<string, Json> = {};
	for (const { title, calls } of callGroups)
		for (const [name, call] of Object.entries(calls)) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: toOperation(name, call, title) };
	return {
		openapi: '3.1.0',
		info: { title: 'Titraj commerce backend', version: CONTRACT_VERSION, license: { name: 'MIT' }, description: ABOUT },
		servers: [{ url: '/' }],
		security: [{ bearer: [] }],
		tags: callGroups.map(({ title, about }) => ({ name: title, description: about })),
		components: {
			securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'Token of `auth/generate-token`, opaque to the shop.' } },
			parameters: Object.fromEntries(requestHeaders.map((header) => [header.name, toHeader(header)])),
			responses: { Problem: { description: 'The call failed.', content: { 'application/problem+json': { schema: toSchema(Problem) } } } },
			schemas: Object.fromEntries(namedSchemas.map(([name, schema]) => [name, toOwnSchema(schema)])),
		},
		paths,
	};
}

const ABOUT =
	'Responses of a backend for this storefront. Every response is an envelope: `success`, then `data`; a refusal that a shopper can act on is 200 with `success: false` and `label_name`; all other failures have a status of 400 or more with problem details. Amounts are in major units of the currency, with tax. Times are ISO 8601.';

function toOperation(name: string, call: EndpointDefinition, group: string): Json {
	const { method, request, response, part, token, summary } = call;
	const example = exampleOf(name);
	return {
		operationId: name,
		tags: [group],
		summary,
		description: toDescription(call),
		'x-part': part,
		...(call.idempotent && { 'x-idempotent': true }),
		...(token === 'none' && { security: [] }),
		parameters: [
			...(method === 'GET' ? toParameters(request, example.request) : []),
			...requestHeaders.map((header) => ({ $ref: `#/components/parameters/${header.name}` })),
		],
		...(method !== 'GET' && { requestBody: { required: true, content: { 'application/json': { schema: toSchema(request), example: example.request } } } }),
		responses: {
			200: { description: 'Done, or refused with `label_name`.', content: { 'application/json': { schema: toSchema(response), example: example.answer } } },
			...Object.fromEntries(failureStatuses(call).map(({ status, when }) => [status, { $ref: '#/components/responses/Problem', description: when }])),
		},
	};
}

function toDescription({ caller, without, refusals = {} }: EndpointDefinition): string {
	const refused = Object.entries(refusals).map(([label, reason]) => `- \`${label}\`: ${reason}`);
	return [
		`**Who calls it, and when.** ${caller}`,
		`**Without it.** ${without}`,
		...(refused.length > 0 ? [`**Refusals.**\n\n${refused.join('\n')}`] : []),
	].join('\n\n');
}

const toHeader = ({ name, required, about, example }: (typeof requestHeaders)[number]): Json => ({
	name,
	in: 'header',
	required,
	description: about,
	schema: { type: 'string' },
	example,
});

function toParameters(request: TSchema, example: Json): Json[] {
	const { properties = {}, required = [] } = toJson(request) as { properties?: Record<string, Json>; required?: string[] };
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		description: schema['description'],
		schema: toSchema(schema),
		...(name in example && { example: example[name] }),
	}));
}

/** A schema where it is used: a reference if it has a name. */
function toSchema(schema: object): Json {
	const name = nameOfSchema(schema);
	if (name === undefined) return toOwnSchema(schema);
	const description = 'description' in schema ? { description: schema.description } : {};
	return { $ref: `#/components/schemas/${name}`, ...description };
}

/** A schema itself, with references to the named ones inside. Unions of literals become an enum. */
function toOwnSchema(schema: object): Json {
	const { anyOf, properties, items, ...rest } = toJson(schema) as { anyOf?: Json[]; properties?: Record<string, Json>; items?: Json };
	const words = anyOf?.filter((choice) => 'const' in choice) ?? [];
	return {
		...rest,
		...(anyOf && words.length === anyOf.length && { type: 'string', enum: words.map((choice) => choice['const']) }),
		...(anyOf && words.length < anyOf.length && { anyOf: anyOf.map(toSchema) }),
		...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, toSchema(child)])) }),
		...(items && { items: toSchema(items) }),
	};
}

/** Removes internal properties of TypeBox. */
const toJson = (schema: object): Json => JSON.parse(JSON.stringify(schema));
