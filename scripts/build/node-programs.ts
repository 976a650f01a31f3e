/** What an operator starts: `node dist/node/<name>.js`. */
export const PROGRAMS: Readonly<Record<string, string>> = {
	backend: 'packages/backend/main.ts',
	import: 'packages/backend/main-import.ts',
	media: 'packages/backend/main-media.ts',
	setup: 'packages/backend/main-setup.ts',
	key: 'packages/backend/main-key.ts',
	prerender: 'scripts/prerender.ts',
	'prerender-worker': 'scripts/prerender-worker.ts',
	serve: 'scripts/serve.ts',
	'deploy-plan': 'scripts/deploy-plan.ts',
};

/** Modules that a program loads by their place: threads, and the functions that the server answers with. Globs. */
export const LOADED_BY_PLACE: readonly string[] = ['scripts/prerender/render/worker.ts', 'functions/*.ts'];

/** Files that compiled modules read from beside themselves (`new URL('./…', import.meta.url)`): they keep their place. Globs. */
export const DATA_FILES: readonly string[] = ['packages/**/*.{ttf,json,md,svg}', 'public/sw.js'];

/** What those globs find beside data. */
export const NO_DATA: readonly string[] = ['**/node_modules/**', '**/{package,tsconfig}.json', '**/README.md'];
