import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { createBuiltWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

let backend: RunningBackend;
let workplace: Workplace;

beforeAll(async () => {
	backend = await startDemoBackend();
	workplace = createBuiltWorkplace();
});
afterAll(async () => {
	workplace[Symbol.dispose]();
	await backend.close();
});

/** Runs the command while a file or folder of the build has another name. */
async function runWithout(path: string): Promise<{ code: number; output: string }> {
	const [file, away] = [join(workplace.dist, path), join(workplace.dist, 'away')];
	renameSync(file, away);
	const result = await workplace.run(backend.url);
	renameSync(away, file);
	return result;
}

test('a prerender without the scripts and styles of a build fails and says what to run', async () => {
	const { code, output } = await runWithout('client/assets');
	expect(code).toBe(1);
	expect(output).toMatch(/client\/assets is missing, so pages would have no scripts and styles\. Run npm run build first/);
});

test('a prerender whose pages refer to a script that is missing fails and names it', async () => {
	const [script = ''] = /\/assets\/entries\/[\w.-]+\.js/.exec(readFileSync(join(workplace.dist, 'client/index.html'), 'utf8')) ?? [];
	const { code, output } = await runWithout(`client${script}`);
	expect(code).toBe(1);
	expect(output).toContain(`Pages refer to ${script}, which `);
});

test('a page whose content refers to a missing picture of the build fails by name, and the others are written', async () => {
	await using altered = await alterBackend(backend.url, (path) =>
		path.includes('/cms/pages/')
			? {
					change: (body) =>
						JSON.parse(
							JSON.stringify(body).replaceAll('"content":"', '"content":"<img src=\\"/assets/static/nema.webp\\" width=\\"1\\" height=\\"1\\" alt=\\"\\">'),
						),
				}
			: undefined,
	);
	const { code, output } = await workplace.run(altered.url, '--whole');
	expect(code).toBe(1);
	expect(output).toMatch(/^\/dostava\/: it refers to \/assets\/static\/nema\.webp, which .+client lacks/m);
	expect(output).not.toMatch(/^\/: /m);
	expect(existsSync(join(workplace.dist, 'client/dostava/index.html'))).toBe(true);
});

test('a complete build passes', async () => {
	expect(await workplace.run(backend.url, '--whole')).toMatchObject({ code: 0 });
});
