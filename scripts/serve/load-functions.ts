import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadOnce } from '#lib/contract/share-load.ts';

/** The part of the platform's context that the shop's functions look at. */
export interface FunctionContext {
	readonly ip: string;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

interface Route {
	readonly pattern: string;
	readonly literal?: string;
	readonly expression?: string;
	readonly methods?: readonly string[];
}
interface ManifestEntry {
	readonly name: string;
	readonly mainFile: string;
	readonly path: string;
	readonly routes?: readonly Route[];
	readonly excludedRoutes?: readonly Route[];
}

export interface LoadedFunctions {
	/** The function whose own path takes a request. */
	match(pathname: string, method: string): FunctionHandler | null;
	/** The function of a rewrite to `/.netlify/functions/<name>`. */
	named(name: string): FunctionHandler | null;
}

/** Imports the bundled functions into this process and routes by their manifest. A function is imported when it is first called. */
export async function loadFunctions(root: string, folder: string): Promise<LoadedFunctions> {
	const manifest: { functions: readonly ManifestEntry[] } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
	const all = manifest.functions.map((entry) => ({ entry, run: importOnce(root, entry) }));
	return {
		match(pathname, method) {
			const found = all.find(
				({ entry }) => entry.routes?.some((route) => takes(route, pathname, method)) && !entry.excludedRoutes?.some((route) => takes(route, pathname, method)),
			);
			return found?.run ?? null;
		},
		named: (name) => all.find(({ entry }) => entry.name === name && !entry.routes?.length)?.run ?? null,
	};
}

function importOnce(root: string, entry: ManifestEntry): FunctionHandler {
	const file = join(entry.path, relative(root, entry.mainFile).replace(/\.ts$/, '.mjs'));
	const load = loadOnce<{ default: FunctionHandler }>(() => import(pathToFileURL(file).href));
	return async (request, context) => {
		const { default: handler } = await load();
		return handler(request, context);
	};
}

function takes({ literal, expression, methods }: Route, pathname: string, method: string): boolean {
	if (methods?.length && !methods.includes(method) && !(method === 'HEAD' && methods.includes('GET'))) return false;
	if (literal !== undefined) return pathname === literal || pathname === `${literal}/`;
	return expression !== undefined && compiled(expression).test(pathname);
}

const expressions = new Map<string, RegExp>();

function compiled(expression: string): RegExp {
	const known = expressions.get(expression) ?? new RegExp(expression);
	expressions.set(expression, known);
	return known;
}
