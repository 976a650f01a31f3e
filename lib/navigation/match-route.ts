import type { RouteEntry } from '@titraj/contract/site.ts';

/** A route entry that matches a path, with the parameters of its template. */
export interface RouteMatch {
	readonly entry: RouteEntry;
	readonly params: Readonly<Record<string, string>>;
	/** The access hook replaced the page's own template (Spec 6). */
	readonly isStandIn?: boolean;
}

/** Finds the route entry of a path: literal paths first, then templates in the table's order (D3). */
export type RouteMatcher = (path: string) => RouteMatch | null;

/** Compiles a route table. Paths are compared decoded, with a slash at both ends. */
export function createRouteMatcher(routes: readonly RouteEntry[]): RouteMatcher {
	const literal = new Map<string, RouteEntry>();
	const templates: { entry: RouteEntry; pattern: RegExp }[] = [];
	for (const entry of routes) {
		if (entry.path !== undefined && !literal.has(entry.path)) literal.set(entry.path, entry);
		if (entry.template !== undefined) templates.push({ entry, pattern: compileTemplate(entry.template) });
	}
	return (path) => {
		const exact = literal.get(path);
		if (exact) return { entry: exact, params: {} };
		for (const { entry, pattern } of templates) {
			const groups = pattern.exec(path)?.groups;
			if (groups) return { entry, params: { ...groups } };
		}
		return null;
	};
}

/** `{slug}-proizvod-{id}`: `{id}` reads digits, any other name one path segment or part of it. */
function compileTemplate(template: string): RegExp {
	const source = template
		.split(/(\{\w+\})/)
		.map((part) => {
			const name = /^\{(\w+)\}$/.exec(part)?.[1];
			if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
			return name === 'id' ? '(?<id>\\d{1,16})' : `(?<${name}>[^/]+)`;
		})
		.join('');
	return new RegExp(`^${source}$`);
}
