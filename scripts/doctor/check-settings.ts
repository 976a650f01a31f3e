import { readEnvironment } from '#lib/config/environment.server.ts';
import { BACKEND_VARIABLES, PLATFORM_VARIABLES, STOREFRONT_VARIABLES, TOOL_VARIABLES } from '#lib/config/variables.server.ts';
import type { Finding } from './finding.ts';

const KNOWN = new Set([...STOREFRONT_VARIABLES, ...BACKEND_VARIABLES, ...TOOL_VARIABLES, ...PLATFORM_VARIABLES].map(({ name }) => name));

type Variables = Readonly<Record<string, string | undefined>>;

/** Whether the settings are valid, and whether a file `.env` names one that nobody reads. Values are not said: some are secrets. */
export function checkSettings(variables: Variables, envFile: string | null): readonly Finding[] {
	const unknown = envFile === null ? [] : namesIn(envFile).filter((name) => !KNOWN.has(name));
	const notes = unknown.map(
		(name): Finding => ({ ...{ name: 'settings', state: 'note', said: `.env sets ${name}, which nothing reads.` }, fix: nearest(name) }),
	);
	return [checkValues(variables, envFile !== null), ...notes];
}

function checkValues(variables: Variables, hasFile: boolean): Finding {
	try {
		readEnvironment(variables);
		return {
			name: 'settings',
			state: 'good',
			said: hasFile ? 'those of the storefront are valid, some of them from .env' : 'valid; there is no .env, and none is needed',
		};
	} catch (cause) {
		const said = cause instanceof Error ? cause.message : String(cause);
		return { name: 'settings', state: 'bad', said, fix: 'Correct it in .env or in the environment; docs/environment.md lists all of them' };
	}
}

const namesIn = (envFile: string): readonly string[] => [...envFile.matchAll(/^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=/gm)].map(([, name = '']) => name);

/** The known name that shares most of its letters' pairs. */
function nearest(name: string): string {
	const pairs = (text: string) => new Set([...text.toUpperCase()].slice(1).map((letter, index) => text.toUpperCase()[index] + letter));
	const wanted = pairs(name);
	const shared = (known: string) => (2 * [...pairs(known)].filter((pair) => wanted.has(pair)).length) / (wanted.size + pairs(known).size);
	const [best = ''] = [...KNOWN].sort((left, right) => shared(right) - shared(left));
	return shared(best) > 0.6 ? `Did you mean ${best}?` : 'docs/environment.md lists all of them';
}
