import { BACKEND_VARIABLES, PLATFORM_VARIABLES, STOREFRONT_VARIABLES, TOOL_VARIABLES, type Variable } from '#lib/config/variables.server.ts';

/** The file that a shop's `.env` begins as. */
export function toEnvExample(): string {
	const blocks = (variables: readonly Variable[]) => variables.map(({ name, value, about }) => `# ${about}\n${name}=${value}\n`);
	return [...blocks(STOREFRONT_VARIABLES), '# --- The embedded backend alone ---\n', ...blocks(BACKEND_VARIABLES)].join('\n');
}

/** docs/environment.md. */
export function toEnvironmentPage(): string {
	return `# Settings

Everything that comes from outside, and nothing else does. The storefront reads its settings in \`lib/config/environment.server.ts\`, the
embedded backend its own in \`packages/backend/platform/settings/config.ts\`; one of the wrong shape stops the start, or the build, with its name and what it wants.
\`npm start\`, \`npm run serve\`, \`npm run doctor\`, \`npm run prerender\` and \`npm run prerender:worker\` read a file \`.env\` where there is one;
\`npm run backend\`, \`npm run backend:import\` and \`npm run dev\` do not. Begin with a copy of \`.env.example\`. All of them may stay empty.

This page and \`.env.example\` are written from \`lib/config/variables.server.ts\`:

    node_modules/.bin/node scripts/write-environment.ts

## The storefront

${toTable(STOREFRONT_VARIABLES)}
## The embedded backend

${toTable(BACKEND_VARIABLES)}
It reads SITE_URL, LOG_LEVEL, REBUILD_SECRET and BASE_CLIENT_SECRET as well.

## Tests

${toTable(TOOL_VARIABLES)}
## Set by the platform or by the shop itself

${toTable(PLATFORM_VARIABLES)}`;
}

function toTable(variables: readonly Variable[]): string {
	return variables.map(({ name, value, about }) => `- **${name}**${value && ` (\`${value}\`)`}: ${about}\n`).join('');
}
