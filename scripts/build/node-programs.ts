/** Programs for operators: `node dist/node/<name>.js`. */
export const PROGRAMS: Readonly<Record<string, string>> = {
	backend: 'packages/backend/main.ts',
	import: 'packages/backend/main-import.ts',
	media: 'packages/backend/main-media.ts',
	setup: 'packages/backend/main-setup.ts',
	key: 'packages/backend/main-key.ts',
	backup: 'packages/backend/main-backup.ts',
	restore: 'packages/backend/main-restore.ts',
	drill: 'packages/backend/main-drill.ts',
	prerender: 'scripts/prerender.ts',
	'prerender-worker': 'scripts/prerender-worker.ts',
	serve: 'scripts/serve.ts',
	doctor: 'scripts/doctor/run.ts',
	status: 'scripts/status.ts',
	keep: 'scripts/keep.ts',
	update: 'scripts/update.ts',
	'deploy-plan': 'scripts/deploy-plan.ts',
};

/** Globs of modules that programs load by path: worker threads, and the functions that the server runs. */
export const LOADED_BY_PLACE: readonly string[] = ['scripts/prerender/render/worker.ts', 'scripts/prerender/crawl/check-thread.ts', 'functions/*.ts'];

/** Globs of files that compiled modules read by relative path (`new URL('./…', import.meta.url)`), so they keep their location. */
export const DATA_FILES: readonly string[] = ['packages/**/*.{ttf,json,md,svg}', 'public/sw.js'];

/** Files that those globs match but that are not data. */
export const NO_DATA: readonly string[] = ['**/node_modules/**', '**/{package,tsconfig}.json', '**/README.md'];
