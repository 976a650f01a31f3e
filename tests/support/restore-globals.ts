import { afterAll, vi } from 'vitest';

/** Setup of projects whose files share a process: each file restores clock, globals and environment. */
const environment = { ...process.env };

afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
	Object.assign(process.env, environment);
});
