import { LABEL_SETTINGS } from '@titraj/backend/courier-labels/index.ts';
import { PROVIDER_SETTINGS } from '@titraj/backend/payments/index.ts';
import { BACKEND_SETTINGS } from '@titraj/backend/platform/settings/backend-settings.ts';
import { fileVariableOf, readSetting, type Setting, type Variables } from '@titraj/contract/settings/setting.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { STOREFRONT_SETTINGS } from '#lib/platform/config/environment.server.ts';
import { PLATFORM_VARIABLES, TEST_VARIABLES } from '../environment/other-variables.ts';
import type { Finding } from './finding.ts';

const SETTINGS = [...Object.values(SHARED_SETTINGS), ...STOREFRONT_SETTINGS, ...BACKEND_SETTINGS, ...PROVIDER_SETTINGS, ...LABEL_SETTINGS];

/** Checks that each setting is valid, `own` ones of the shop folder included, and that a `.env` file contains no unknown settings. Values of secrets are not printed. */
export function checkSettings(variables: Variables, envFile: string | null, own: readonly Setting<unknown>[] = []): readonly Finding[] {
	const secrets = [...SETTINGS, ...own].filter(({ secret }) => secret).map(({ name }) => fileVariableOf(name));
	const known = new Set([...[...SETTINGS, ...own, ...TEST_VARIABLES, ...PLATFORM_VARIABLES].map(({ name }) => name), ...secrets]);
	const wrong = [...SETTINGS, ...own].flatMap((declared): readonly Finding[] => {
		try {
			readSetting(declared, variables);
			return [];
		} catch (cause) {
			const message = cause instanceof Error ? cause.message : String(cause);
			return [{ name: 'settings', state: 'bad', message, fix: declared.about }];
		}
	});
	const unknown = envFile === null ? [] : namesIn(envFile).filter((name) => !known.has(name));
	const notes = unknown.map(
		(name): Finding => ({ ...{ name: 'settings', state: 'note', message: `.env sets ${name}, which nothing reads.` }, fix: nearest(name, known) }),
	);
	const listed = own.map(
		({ name, about }): Finding => ({
			name: 'settings',
			state: 'note',
			message: `${name} of the shop folder ${variables[name] ? 'is set' : 'is empty'}: ${about}`,
		}),
	);
	const good: Finding = {
		...{ name: 'settings', state: 'good' },
		message: envFile === null ? 'valid; there is no .env, and none is needed' : 'valid, some of them from .env',
	};
	return [...(wrong.length > 0 ? wrong : [good]), ...listed, ...notes];
}

const namesIn = (envFile: string): readonly string[] => [...envFile.matchAll(/^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=/gm)].map(([, name = '']) => name);

/** The known name that shares the most character pairs with `name`. */
function nearest(name: string, names: ReadonlySet<string>): string {
	const pairs = (text: string) => new Set([...text.toUpperCase()].slice(1).map((letter, index) => text.toUpperCase()[index] + letter));
	const wanted = pairs(name);
	const shared = (known: string) => (2 * [...pairs(known)].filter((pair) => wanted.has(pair)).length) / (wanted.size + pairs(known).size);
	const [best = ''] = [...names].sort((left, right) => shared(right) - shared(left));
	return shared(best) > 0.6 ? `Did you mean ${best}?` : 'docs/environment.md lists all of them';
}
