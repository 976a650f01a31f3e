import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { type CallSettings, callBackend } from './call-backend.ts';
import { checkCart } from './check-cart.ts';
import { checkRules } from './check-rules.ts';
import { findShapeFaults } from './find-shape-faults.ts';
import { openBackend } from './open-backend.ts';
import { readingRequests, type Samples } from './samples.ts';
import { takeSamples } from './take-samples.ts';

/** What was found about one call, or about a rule over several. `skipped` says why it was not asked. */
export interface Verdict {
	readonly name: string;
	readonly part: 'core' | 'extension';
	readonly faults: readonly string[];
	readonly skipped?: string;
	/** Of the slowest answer. */
	readonly ms?: number;
}

export interface ContractReport {
	/** Set where nothing could be asked. */
	readonly unusable?: string;
	readonly version: string | null;
	readonly verdicts: readonly Verdict[];
}

/** Where a call is found under. */
interface Checked {
	readonly settings: CallSettings;
	readonly table: EndpointTable;
	readonly samples: Samples;
}

/** Checks a backend against packages/contract, call by call: it only reads, unless `writes` lets it fill and empty a guest's cart. */
export async function checkContract(settings: CallSettings, { writes }: { writes: boolean }): Promise<ContractReport> {
	const opened = await openBackend(settings);
	if (!opened.ok) return { unusable: opened.fault, version: null, verdicts: [] };
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
	const { part, method, response } = endpoints[name];
	const endpoint = table[name];
	if (!endpoint) return part === 'core' ? { name, part, faults: ['the endpoint table does not have it'] } : { name, part, faults: [], skipped: 'not offered' };
	const faults: string[] = [];
	if (endpoint.method !== method) faults.push(`the endpoint table says ${endpoint.method}, the contract ${method}`);
	if (URL.parse(endpoint.path, settings.url)?.origin !== new URL(settings.url).origin)
		return { name, part, faults: [`its path leads to another origin, where no token is sent: ${endpoint.path}`] };
	const requests = readingRequests(samples)[name];
	if (!requests) return { name, part, faults, skipped: 'it changes something, or is not a guest’s' };
	if (requests.length === 0) return { name, part, faults, skipped: 'the backend has nothing to ask it for' };
	let slowest = 0;
	for (const request of requests) {
		const answer = await callBackend(settings, { method, path: endpoint.path, request });
		slowest = Math.max(slowest, answer.ms);
		const asked = Object.keys(request).length === 0 ? '' : `${JSON.stringify(request)}: `;
		if (answer.status !== 200) faults.push(`${asked}${answer.fault ?? `status ${answer.status}`}`);
		else if (!/^application\/json\b/.test(answer.type)) faults.push(`${asked}content type "${answer.type}" instead of application/json`);
		else faults.push(...findShapeFaults(response, answer.body).map((fault) => asked + fault));
	}
	return { name, part, faults, ms: slowest };
}
