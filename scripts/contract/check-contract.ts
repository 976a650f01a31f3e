import type { EndpointDefinition } from '@titraj/contract/endpoint-definition.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { type CallSettings, callBackend } from './call-backend.ts';
import { checkCart } from './check-cart.ts';
import { checkRules } from './check-rules.ts';
import { findShapeErrors } from './find-shape-errors.ts';
import { openBackend } from './open-backend.ts';
import { readingRequests, type Samples } from './samples.ts';
import { takeSamples } from './take-samples.ts';

/** The result for one call, or for a rule over several. `skipped` says why it was not checked. */
export interface Verdict {
	readonly name: string;
	readonly part: 'core' | 'extension';
	readonly errors: readonly string[];
	readonly skipped?: string;
	/** Milliseconds of the slowest answer. */
	readonly ms?: number;
}

export interface ContractReport {
	/** Why the backend could not be checked at all. */
	readonly unusable?: string;
	readonly version: string | null;
	readonly verdicts: readonly Verdict[];
}

/** The backend under check. */
interface Checked {
	readonly settings: CallSettings;
	readonly table: EndpointTable;
	readonly samples: Samples;
}

/** Checks a backend against packages/contract, call by call: it only reads, unless `writes` lets it fill and empty a guest's cart. */
export async function checkContract(settings: CallSettings, { writes }: { writes: boolean }): Promise<ContractReport> {
	const opened = await openBackend(settings);
	if (!opened.ok) return { unusable: opened.failure, version: null, verdicts: [] };
	const own = { ...settings, token: opened.token };
	const checked: Checked = { settings: own, table: opened.table, samples: await takeSamples(own, opened.table) };
	const verdicts: Verdict[] = [];
	for (const name of Object.keys(endpoints)) if (isEndpointName(name)) verdicts.push(await checkCall(checked, name));
	verdicts.push(...(await checkRules(own, opened.table, checked.samples)));
	if (writes) verdicts.push(await checkCart(own, opened.table, checked.samples));
	return { version: opened.version, verdicts };
}

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

async function checkCall({ settings, table, samples }: Checked, name: EndpointName): Promise<Verdict> {
	const definition: EndpointDefinition = endpoints[name];
	const { method, response, fixed } = definition;
	const part = definition.part === 'core' ? 'core' : 'extension';
	const endpoint = table[name] ?? (fixed ? definition : undefined);
	if (!endpoint) return part === 'core' ? { name, part, errors: ['the endpoint table does not have it'] } : { name, part, errors: [], skipped: 'not offered' };
	const errors: string[] = [];
	if (endpoint.method !== method) errors.push(`the endpoint table says ${endpoint.method}, the contract ${method}`);
	if (URL.parse(endpoint.path, settings.url)?.origin !== new URL(settings.url).origin)
		return { name, part, errors: [`its path leads to another origin, where no token is sent: ${endpoint.path}`] };
	const requests = readingRequests(samples)[name];
	if (!requests) return { name, part, errors, skipped: 'it changes something, or is not a guest’s' };
	if (requests.length === 0) return { name, part, errors, skipped: 'the backend has nothing to ask it for' };
	let slowest = 0;
	for (const request of requests) {
		const answer = await callBackend(settings, { method, path: endpoint.path, request });
		slowest = Math.max(slowest, answer.ms);
		const asked = Object.keys(request).length === 0 ? '' : `${JSON.stringify(request)}: `;
		if (answer.status !== 200) errors.push(`${asked}${answer.failure ?? `status ${answer.status}`}`);
		else if (!/^application\/json\b/.test(answer.type)) errors.push(`${asked}content type "${answer.type}" instead of application/json`);
		else errors.push(...findShapeErrors(response, answer.body).map((error) => asked + error));
	}
	return { name, part, errors, ms: slowest };
}
