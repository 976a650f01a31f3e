import { LABEL_SETTINGS } from '@titraj/backend/courier-labels/index.ts';
import { PROVIDER_SETTINGS } from '@titraj/backend/payments/index.ts';
import { BACKEND_SETTINGS } from '@titraj/backend/platform/settings/backend-settings.ts';
import type { Setting } from '@titraj/contract/settings/setting.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { STORAGE_SETTINGS } from '@titraj/contract/settings/storage.ts';
import { STOREFRONT_SETTINGS } from '#lib/platform/config/environment.server.ts';
import { type OtherVariable, PLATFORM_VARIABLES, TEST_VARIABLES } from './other-variables.ts';

const SHARED = [...Object.values(SHARED_SETTINGS), ...Object.values(STORAGE_SETTINGS)];

type Described = Pick<Setting<unknown>, 'name' | 'about'> & Partial<Pick<Setting<unknown>, 'standard' | 'secret'>>;

/** `.env.example`: every setting, none of them set. */
export function toEnvExample(): string {
	const block = (described: Described) => `# ${describe(described)}\n${described.name}=\n`;
	return [
		...[...SHARED, ...STOREFRONT_SETTINGS].map(block),
		'# --- Only for the embedded backend ---\n',
		...BACKEND_SETTINGS.map(block),
		'# --- Payment providers of the embedded backend ---\n',
		...PROVIDER_SETTINGS.map(block),
		'# --- Labels of carriers, for the embedded backend ---\n',
		...LABEL_SETTINGS.map(block),
	].join('\n');
}

/** docs/environment.md. */
export function toEnvironmentPage(): string {
	return `# Settings

All configuration comes from these environment variables. An invalid value stops the start, or the build: the error names the setting, shows its
value unless that is a secret, and says which values are valid. \`npm run doctor\` checks all settings. \`npm start\`, \`npm run serve\`, \`npm run doctor\`,
\`npm run prerender\` and \`npm run prerender:worker\` read a file \`.env\` if there is one; \`npm run backend\`, \`npm run import\` and
\`npm run dev\` do not. Start with a copy of \`.env.example\`. Every setting may stay empty; its default then applies.

A secret may be in a file instead, as containers and service managers hand secrets over: \`NAME_FILE\` names it, such as \`JWT_SECRET_FILE=/run/secrets/jwt\`. A line break at its end is
removed. \`NAME\` itself takes precedence.

Each setting is declared once, with name, format, default and description: those of the storefront in \`lib/platform/config/settings/\`, those of the embedded
backend in \`packages/backend/platform/settings/backend-settings.ts\` and the groups that it imports, those of both in
\`packages/contract/settings/shared.ts\`. This page and \`.env.example\` are generated from the declarations:

    node_modules/.bin/node scripts/write-environment.ts

## Storefront and embedded backend

${toTable(SHARED)}
## The storefront

${toTable(STOREFRONT_SETTINGS)}
## The embedded backend

${toTable(BACKEND_SETTINGS)}
## Payment providers of the embedded backend

${toTable(PROVIDER_SETTINGS)}
## Labels of carriers, for the embedded backend

${toTable(LABEL_SETTINGS)}
## Tests

${toTable(TEST_VARIABLES)}
## Set by the platform or by the shop itself

${toTable(PLATFORM_VARIABLES)}`;
}

function toTable(rows: readonly (Described | OtherVariable)[]): string {
	return rows.map((row) => `- **${row.name}**: ${describe(row)}\n`).join('');
}

function describe({ about, standard = '', secret = false }: Omit<Described, 'name'>): string {
	return [about, standard && `Default: \`${standard}\`.`, secret && 'Secret.'].filter(Boolean).join(' ');
}
