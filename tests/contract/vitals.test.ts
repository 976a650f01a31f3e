import type { VitalsBody } from '@titraj/contract/vitals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await backend.newToken();
});
afterAll(() => backend[Symbol.asyncDispose]());

const count = (screen: string, vitals: VitalsBody['vitals'], device: VitalsBody['device'] = 'phone') =>
	backend.call('_post_hapi_misc_vitals', { screen, device, vitals }, token);
const rows = async () =>
	(await backend.send('/dev/vitals?format=json')).body as { screen: string; device: string; name: string; visits: number; p75: number }[];

describe('web vitals', () => {
	it('are counted, and the page shows the 75th percentile', async () => {
		for (const value of [1000, 1010, 1200, 4400]) await count('catalog/product', [{ name: 'LCP', value }]);
		await count(
			'catalog/product',
			[
				{ name: 'LCP', value: 700 },
				{ name: 'CLS', value: 0.014 },
			],
			'desktop',
		);
		expect(await rows()).toEqual([
			{ screen: 'catalog/product', device: 'desktop', name: 'CLS', visits: 1, p75: 0.01 },
			{ screen: 'catalog/product', device: 'desktop', name: 'LCP', visits: 1, p75: 700 },
			{ screen: 'catalog/product', device: 'phone', name: 'LCP', visits: 4, p75: 1200 },
		]);
		const html = String((await backend.send('/dev/vitals')).body);
		expect(html).toContain('<td>catalog/product</td><td>phone</td><td>LCP</td><td>4</td><td>1200</td><td>dobro</td>');
	});

	it('that are sent twice in one visit count once; unknown ones are refused', async () => {
		expect(
			(
				await count('cms/faq', [
					{ name: 'INP', value: 80 },
					{ name: 'INP', value: 90 },
				])
			).status,
		).toBe(200);
		expect((await rows()).filter(({ screen }) => screen === 'cms/faq')).toEqual([{ screen: 'cms/faq', device: 'phone', name: 'INP', visits: 1, p75: 90 }]);
		for (const body of [{}, { screen: '<b>/x', device: 'phone', vitals: [] }, { screen: 'a/b', device: 'phone', vitals: [{ name: 'LCP', value: -1 }] }])
			expect(
				(
					await backend.send('/hapi/v1/misc/vitals/', {
						method: 'POST',
						headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
						body: JSON.stringify(body),
					})
				).status,
			).toBe(400);
	});

	it('of unknown pages do not grow without limit', async () => {
		for (let n = 0; n < 90; n++) await count(`made/up-${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10)]}`, [{ name: 'TTFB', value: 5 }]);
		expect(new Set((await rows()).map(({ screen }) => screen)).size).toBeLessThanOrEqual(82);
	}, 60_000);
});
