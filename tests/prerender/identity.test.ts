import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoBackend } from '#tests/support/prerender-setup.ts';

interface Compared {
	readonly path: string;
	readonly screen: string;
	readonly same: boolean;
	readonly firstDifference: string;
}

let backend: RunningBackend;
let compared: readonly Compared[];

beforeAll(async () => {
	backend = await startDemoBackend();
	// In a separate process: React and Vike are loaded in production mode, as in the prerender.
	const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/compare-renderers.ts', backend.url], {
		env: { ...process.env, NODE_ENV: 'production' },
		maxBuffer: 1e8,
	});
	compared = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
});
afterAll(() => backend.close());

test('each screen is compared', () => {
	expect(new Set(compared.map(({ screen }) => screen)).size).toBeGreaterThanOrEqual(11);
});

test('spliced documents are byte for byte those of renderPage()', () => {
	expect(compared.filter(({ same }) => !same)).toEqual([]);
});
