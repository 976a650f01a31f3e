import type { EndpointDefinition } from '@titraj/contract/endpoint-definition.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { type Finding, NOT_OFFERED, type Verdict } from '../finding.ts';
import { type Asked, NOT_LISTED, type Visitor } from '../visitor.ts';
import { findShapeErrors } from './find-shape-errors.ts';
import { readingRequests, type Samples } from './samples.ts';

/** Sends each read call of the contract, and checks its row of the endpoint table and its responses. */
export async function checkCalls(visitor: Visitor, samples: Samples): Promise<readonly Verdict[]> {
	const requests = readingRequests(samples);
	const verdicts: Verdict[] = [];
	for (const name of Object.keys(endpoints)) if (isEndpointName(name)) verdicts.push(await checkCall(visitor, name, requests[name]));
	return verdicts;
}

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

async function checkCall(visitor: Visitor, name: EndpointName, requests: readonly Readonly<Record<string, unknown>>[] | undefined): Promise<Verdict> {
	const definition: EndpointDefinition = endpoints[name];
	const part = definition.part === 'core' ? 'core' : 'extension';
	const base = { group: 'calls', name, part } as const;
	if (!visitor.has(name)) return part === 'core' ? { ...base, findings: [missingRow(name, definition)] } : { ...base, findings: [], skipped: NOT_OFFERED };
	const row = checkRow(visitor, name, definition);
	if (row.some(({ path }) => path.endsWith('.path'))) return { ...base, findings: row };
	if (!requests) return { ...base, findings: row, skipped: 'it writes, or needs more than a guest session' };
	if (requests.length === 0) return { ...base, findings: row, skipped: 'the backend has no data to request it with' };
	const findings = [...row];
	let ms = 0;
	for (const request of requests) {
		const asked = await visitor.ask(name, request);
		ms = Math.max(ms, asked.ms);
		findings.push(...findAnswerErrors(definition, asked));
	}
	return { ...base, findings: mergeAlike(findings), ms };
}

/** Merges findings at the same kind of path, because requests of one call usually fail in the same way. */
function mergeAlike(findings: readonly Finding[]): readonly Finding[] {
	const groups = Map.groupBy(findings, ({ path, expected }) => `${path.replaceAll(/\[\d+\]/g, '[*]')} ${expected}`);
	return [...groups.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		return others.length === 0 ? first : { ...first, call: `${first.call} and ${others.length} more of its requests` };
	});
}

/** Findings unless the response is 200, JSON and matches the contract's schema. */
export function findAnswerErrors(definition: EndpointDefinition, asked: Asked): readonly Finding[] {
	const { call, status, failure, type, body, text } = asked;
	const base = { severity: 'error', call, consequence: `The storefront cannot use this response. ${definition.without}` } as const;
	if (failure === NOT_LISTED) return [];
	if (failure !== null)
		return [
			{
				...base,
				path: 'connection',
				expected: 'a response',
				found: failure,
				fix: 'Check the backend’s log for this request: it crashed or is too slow.',
			},
		];
	if (status !== 200) return [{ ...base, path: 'status', expected: '200', found: `${status}: ${text.slice(0, 120)}`, fix: statusFix(status) }];
	if (!/^application\/json\b/.test(type))
		return [
			{
				...base,
				path: 'content-type',
				expected: 'application/json',
				found: type === '' ? 'nothing' : type,
				fix: 'Send the header content-type: application/json with every response.',
			},
		];
	return findShapeErrors(definition, call, body);
}

function statusFix(status: number): string {
	if (status === 401) return 'Accept the token that generate-token returned: it allows each call of a guest.';
	if (status === 404 || status === 405) return 'Serve the call at the path and method of the endpoint table, or correct the row.';
	return status >= 500
		? 'Check the backend’s log for this request.'
		: 'The request conforms to the contract, so the backend must accept it. If it refuses unknown fields such as lang, see the setting APPEND_LANG.';
}

function missingRow(name: EndpointName, { method, without }: EndpointDefinition): Finding {
	return {
		severity: 'error',
		call: 'the endpoint table',
		path: `$.data.${name}`,
		expected: `{ "method": "${method}", "path": "…" }`,
		found: 'nothing',
		consequence: without,
		fix: `Implement the call, and add its row to the endpoint table: it belongs to the core.`,
	};
}

/** What is wrong with a call's row of the endpoint table. */
function checkRow({ table, settings }: Visitor, name: EndpointName, definition: EndpointDefinition): readonly Finding[] {
	const row = table[name];
	if (!row) return [];
	const base = { severity: 'error', call: 'the endpoint table', consequence: definition.without } as const;
	const findings: Finding[] = [];
	if (row.method !== definition.method)
		findings.push({ ...base, path: `$.data.${name}.method`, expected: definition.method, found: row.method, fix: 'Use the contract’s method, in capitals.' });
	if (URL.parse(row.path, settings.url)?.origin !== new URL(settings.url).origin)
		findings.push({
			...base,
			path: `$.data.${name}.path`,
			expected: `a path on ${new URL(settings.url).origin}`,
			found: row.path,
			fix: 'Use a path on your own origin: no token is sent to another one.',
		});
	return findings;
}
