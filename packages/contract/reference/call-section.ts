import type { EndpointDefinition } from '../endpoint-definition.ts';
import { BodyBase } from '../envelope.ts';
import { compactJson } from './compact-json.ts';
import { exampleOf } from './example-of.ts';
import { fieldTable } from './field-table.ts';
import { markdownTable } from './markdown-table.ts';
import { commonStatuses, failureStatuses } from './statuses.ts';
import { type Shape, toShape, typeText } from './type-text.ts';

/** The documentation of one call for backend developers, as Markdown. */
export function callSection(name: string, call: EndpointDefinition): string {
	const { method, path, part, fixed, summary, caller, without, token = 'any' } = call;
	const facts = [
		['Path', `\`${path}\` ${fixed ? 'on every backend' : 'on the shipped backend'}`],
		['Part', part === 'core' ? 'core' : `feature \`${part}\``],
		['Token', TOKENS[token]],
		['Repeated', repeatText(call)],
		['Who, when', caller],
		['Without it', without],
	];
	return [
		`### ${method} ${path.replace(/^\/hapi\/v1\//, '').replace(/\/$/, '')}`,
		summary,
		markdownTable(['Name', `\`${name}\``], facts),
		...requestParts(call),
		...answerParts(toShape(call.response)),
		...failureParts(call),
		exampleText(name, call),
	].join('\n\n');
}

const TOKENS = { any: 'any, a guest’s too', none: 'none needed', customer: 'a signed-in customer’s', staff: 'of the shop’s staff' } as const;

function repeatText({ method, reads, idempotent }: EndpointDefinition): string {
	if (method === 'GET' || reads) return 'once, if it fails with 408, 409, 425, 429, 500 or 502 to 504';
	return idempotent ? 'after a lost response, if the endpoint table says `idempotent`' : 'never';
}

/** Fields of every body are documented in a separate section. */
function requestParts({ method, request }: EndpointDefinition): string[] {
	const { properties = {}, ...shape } = toShape(request);
	const own = Object.fromEntries(Object.entries(properties).filter(([name]) => method === 'GET' || !(name in BodyBase)));
	if (Object.keys(own).length === 0) return [];
	return [method === 'GET' ? '**Query**' : '**Body**', fieldTable({ ...shape, properties: own })];
}

/** `data` of the envelope and the fields beside it; the whole response if it has no envelope. */
function answerParts(shape: Shape): string[] {
	const { data, success, label_name, errors, ...beside } = shape.properties ?? {};
	if (!data) return ['**Answer**', fieldTable(shape)];
	const extra = Object.keys(beside).length === 0 ? [] : ['Beside `data`:', fieldTable({ ...shape, properties: beside })];
	return [...dataParts(data), ...extra];
}

function dataParts(data: Shape): string[] {
	const text = typeText(data);
	if (text !== 'object') return [`**Answer** in \`data\`: ${text}`];
	return Object.keys(data.properties ?? {}).length === 0 ? ['**Response**: the envelope without `data`.'] : ['**Answer** in `data`', fieldTable(data)];
}

function failureParts(call: EndpointDefinition): string[] {
	const common = new Set(commonStatuses.map(({ status }) => status));
	const rows = [
		...Object.entries(call.refusals ?? {}).map(([label, reason]) => [`200 \`${label}\``, reason]),
		...failureStatuses(call).flatMap(({ status, when }) => (common.has(status) ? [] : [[String(status), when]])),
	];
	return rows.length === 0 ? [] : ['**Refusals and errors**', markdownTable(['answer', 'when'], rows)];
}

function exampleText(name: string, { method, path }: EndpointDefinition): string {
	const { request, answer } = exampleOf(name);
	const query = Object.entries(request).map(([key, value]) => `${key}=${String(value)}`);
	const asked = method === 'GET' ? `${path}${query.length > 0 ? '?' : ''}${query.join('&')}` : `${path}\n\n${compactJson(request)}`;
	return `<details>\n<summary>Example</summary>\n\n\`\`\`http\n${method} ${asked}\n\`\`\`\n\n\`\`\`json\n${compactJson(answer)}\n\`\`\`\n\n</details>`;
}
