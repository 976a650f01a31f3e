import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { fixedPath } from '@titraj/contract/fixed-path.ts';
import type { EndpointTable } from '@titraj/contract/site.ts';
import { type Answer, type CallSettings, callBackend } from './call-backend.ts';

const MOST_REQUEST = 160;

/** `failure` of a call that was not sent. Its missing row is a finding, so rules report nothing more about it. */
export const NOT_LISTED = 'it is not in the endpoint table';

/** A response together with its call, for findings. */
export interface Asked extends Answer {
	readonly call: string;
}

/** A client with a session of the backend under check. */
export interface Visitor {
	readonly settings: CallSettings;
	readonly table: EndpointTable;
	/** Whether the endpoint table has each of the calls; those with fixed paths need not be in it. */
	has(...names: readonly EndpointName[]): boolean;
	/** Makes a call. If the table lacks it, the result has status 0: check with `has` first. */
	ask(name: EndpointName, request: Readonly<Record<string, unknown>>): Promise<Asked>;
	/** The same backend with another bearer token, or with none. */
	withToken(token: string | undefined): Visitor;
}

/** A visitor with the token of the settings. */
export function createVisitor(settings: CallSettings, table: EndpointTable): Visitor {
	const { token: _, ...withoutToken } = settings;
	const fixed = (name: EndpointName) => ('fixed' in endpoints[name] ? { ...endpoints[name], path: fixedPath(settings.url, endpoints[name].path) } : undefined);
	const endpointOf = (name: EndpointName) => table[name] ?? fixed(name);
	return {
		settings,
		table,
		has: (...names) => names.every((name) => endpointOf(name) !== undefined),
		async ask(name, request) {
			const endpoint = endpointOf(name);
			if (!endpoint) return { call: name, status: 0, type: '', body: undefined, text: '', ms: 0, failure: NOT_LISTED };
			const { method, path } = endpoint;
			return { call: describeCall({ name, method, path, request }), ...(await callBackend(settings, { method, path, request })) };
		},
		withToken: (token) => createVisitor({ ...withoutToken, ...(token !== undefined && { token }) }, table),
	};
}

/** A new guest of the same backend with a separate session; the same visitor if the backend issues no token. */
export async function newGuest(visitor: Visitor): Promise<Visitor> {
	const { body } = await visitor.withToken(undefined).ask('_get_hapi_auth_generate_token', {});
	const jwt = valueAt(body, '$.data.jwt');
	return typeof jwt === 'string' ? visitor.withToken(jwt) : visitor;
}

interface Described {
	readonly name: string;
	readonly method: string;
	readonly path: string;
	readonly request: object;
}

function describeCall({ name, method, path, request }: Described): string {
	const asked = Object.keys(request).length === 0 ? '' : ` ${JSON.stringify(request)}`;
	return `${name}: ${method} ${path}${asked.length > MOST_REQUEST ? `${asked.slice(0, MOST_REQUEST)}…` : asked}`;
}

/** Value at a plain JSON path such as `$.data.items[0].id`; undefined if there is none. */
export function valueAt(body: unknown, path: string): unknown {
	const steps = path.split(/[.[\]]+/).filter((step) => step !== '' && step !== '$');
	return steps.reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), body);
}

/** The rows of a list in a response: `data.items`, or `data` if it is a list. Empty if there are none. */
export function itemsOf(body: unknown, path = '$.data.items'): readonly Row[] {
	const found = valueAt(body, path);
	return Array.isArray(found) ? found.filter(isRow) : [];
}

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
