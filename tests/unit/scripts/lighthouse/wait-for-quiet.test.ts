import { expect, test } from 'vitest';
import { waitForQuiet } from '#scripts/lighthouse/wait-for-quiet.ts';

/** Two cores with these busy shares per sample; the last share repeats. */
async function wait(...shares: readonly number[]) {
	const times = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 };
	let looks = 0;
	const pause = async (milliseconds: number) => {
		const share = shares[Math.min(looks++, shares.length - 1)] ?? 0;
		times.user += milliseconds * share;
		times.idle += milliseconds * (1 - share);
	};
	const read = () => [1, 2].map(() => ({ model: '', speed: 0, times: { ...times } }));
	return { busy: await waitForQuiet({ read, pause }), looks };
}

test.each([
	['an idle machine is sampled three times', [0], 3],
	['a busy machine is waited for', [1, 0.9, 0.1], 5],
	['a short pause does not count as idle', [0.1, 0.1, 0.9, 0.1], 6],
])('%s', async (_, shares, looks) => {
	const quiet = await wait(...shares);
	expect(quiet.looks).toBe(looks);
	expect(quiet.busy).toBeLessThan(0.2);
});

test('a machine that stays busy is waited for three minutes, and the load is reported', async () => {
	const { busy, looks } = await wait(0.75);
	expect(busy).toBeCloseTo(0.75);
	expect(looks).toBe(90);
});
