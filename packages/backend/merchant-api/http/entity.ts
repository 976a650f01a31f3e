import type { Route } from './route.ts';

/** The call that reads what a write changes: the same path, or the part of it that names one thing. Null if there is none. */
export function findReader(routes: readonly Route[], { method, path }: Pick<Route, 'method' | 'path'>): Route | null {
	if (method === 'GET') return null;
	const readers = routes.filter(
		(route) => route.method === 'GET' && !isList(route) && (route.path === path || (namesOne(route) && path.startsWith(`${route.path}/`))),
	);
	return readers.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}

const namesOne = ({ path }: Route): boolean => path.slice(path.lastIndexOf('/')).startsWith('/:');

/** A list is no state of one thing; a menu, which has a name and entries, is. */
const isList = (route: Route): boolean =>
	!namesOne(route) && 'properties' in route.response && isFields(route.response.properties) && 'items' in route.response.properties;

/** Path of what a call changes: `/products/HP-100` also for `/products/HP-100/price`. A new thing is named by the answer. */
export function toEntity(path: string, params: unknown, answer: unknown): string {
	const named = new Map(isFields(params) ? Object.entries(params) : []);
	const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(named.get(name) ?? '')));
	const id = isFields(answer) && !path.includes(':') ? (answer['id'] ?? answer['code'] ?? answer['sku']) : undefined;
	return typeof id === 'number' || typeof id === 'string' ? `${filled}/${encodeURIComponent(id)}` : filled;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
