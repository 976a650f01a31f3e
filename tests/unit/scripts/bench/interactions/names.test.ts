import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the interaction bench refuses a name that it does not measure', () => {
	// Nothing listens at this address: a bench that went on would fail in another way.
	const env = { ...process.env, SHOP_URL: 'http://127.0.0.1:1' };
	const { status, stderr } = spawnSync(process.execPath, ['scripts/bench/interactions.ts', '--only', 'menue'], { env, encoding: 'utf8' });
	expect(stderr).toContain('Unknown name menue in --only; the names are menu, filter, product, checkout, navigations');
	expect(status).toBe(1);
});
