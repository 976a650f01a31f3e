import type { Config } from '@netlify/functions';

/** The part of the platform's context that the shop's functions use. */
interface FunctionContext {
	readonly ip: string;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export interface FunctionModule {
	/** Name of its file, without the ending. */
	readonly name: string;
	readonly handler: FunctionHandler;
	/** Paths and methods that the module exports; a function without a path is reached only through rules. */
	readonly config: Config | undefined;
	/** Loads what its handler would load at its first request. */
	readonly preload?: (() => Promise<unknown>) | undefined;
}

export interface LoadedFunctions {
	/** The function whose path matches a request. */
	match(pathname: string, method: string): FunctionHandler | null;
	/** The function of a rewrite to `/.netlify/functions/<name>`. */
	named(name: string): FunctionHandler | null;
}

interface Route {
	readonly handler: FunctionHandler;
	readonly takesPath: (pathname: string) => boolean;
	readonly takesMethod: (method: string) => boolean;
}

/** Routes requests to functions by their `config`, as the platform does. Throws for a path that is neither plain nor ends in `/*`. */
export function routeFunctions(modules: readonly FunctionModule[]): LoadedFunctions {
	const routes = modules.map(toRoute);
	return {
		match: (pathname, method) => routes.find(({ takesPath, takesMethod }) => takesMethod(method) && takesPath(pathname))?.handler ?? null,
		named: (name) => modules.find((module) => module.name === name && toList(pathOf(module)).length === 0)?.handler ?? null,
	};
}

const pathOf = ({ config }: FunctionModule) => (config && 'path' in config ? config.path : undefined);

function toRoute(module: FunctionModule): Route {
	const { handler, config = {} } = module;
	const taken = toList(pathOf(module)).map(toMatcher);
	const excluded = toList('excludedPath' in config ? config.excludedPath : undefined).map(toMatcher);
	const methods = toList('method' in config ? config.method : undefined);
	return {
		handler,
		takesPath: (pathname) => taken.some((takes) => takes(pathname)) && !excluded.some((takes) => takes(pathname)),
		takesMethod: (method) => methods.length === 0 || methods.includes(method) || (method === 'HEAD' && methods.includes('GET')),
	};
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
	return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function toMatcher(path: string): (pathname: string) => boolean {
	const folder = path.endsWith('/*') ? path.slice(0, -1) : null;
	if (/[*:?(){}]/.test(folder ?? path))
		throw new Error(`A function has the path "${path}"; the shop's server supports only plain paths and paths that end in /*`);
	if (folder !== null) return (pathname) => pathname.startsWith(folder);
	const plain = path.replace(/\/$/, '');
	return (pathname) => pathname === plain || pathname === `${plain}/`;
}
