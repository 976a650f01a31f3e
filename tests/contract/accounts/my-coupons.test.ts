import { MyCouponsAnswer } from '@titraj/contract/coupons.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

describe('my coupons', () => {
	const codes = (body: unknown) => expectContract(MyCouponsAnswer, body).data?.items.map(({ code, status }) => `${code} ${status}`);
	const add = async (code: string, as: string) => (await backend.call('_post_hapi_auth_coupons', { code }, as)).body;
	const remove = async (code: string, as: string) => (await backend.call('_delete_hapi_auth_coupons', { code }, as)).body;
	const read = async (as: string, all?: number) => codes((await backend.call('_get_hapi_auth_coupons', all === undefined ? {} : { all }, as)).body);

	it('are added and removed, in any letter case, once each', async () => {
		const own = await newCustomer(backend, 'kuponi@narudzbe.example');
		expect(await read(own)).toEqual([]);
		expect(codes(await add(' mjeri10 ', own))).toEqual(['MJERI10 active']);
		expect(codes(await add('MJERI10', own))).toEqual(['MJERI10 active']);
		await add('ZVUK15', own);
		await add('STOL10', own);
		expect((await read(own))?.toSorted()).toEqual(['MJERI10 active', 'STOL10 active', 'ZVUK15 active']);
		expect(codes(await remove('zvuk15', own))?.toSorted()).toEqual(['MJERI10 active', 'STOL10 active']);
		expect(codes(await remove('NEMA', own))).toHaveLength(2);
	});

	it('that are unknown, expired or used up get the same error', async () => {
		const own = await newCustomer(backend, 'istekli@narudzbe.example');
		await insertCoupons(
			backend.db,
			{ percent: 5, code: 'PROSLI', valid_to: new Date(0) },
			{ percent: 5, code: 'BUDUCI', valid_from: new Date(Date.now() + 86_400_000) },
			{ percent: 5, code: 'POTROSEN', maximum_uses: 0 },
		);
		for (const code of ['NEMA', 'PROSLI', 'BUDUCI', 'POTROSEN', "x' or 1=1", '']) {
			expect(await add(code, own)).toEqual({ success: false, label_name: 'error_coupon_invalid_code', data: { accepts_coupons: true, items: [] } });
		}
	});

	it('that were used are only listed with all=1, and stay', async () => {
		const own = await newCustomer(backend, 'iskoristen@narudzbe.example');
		await add('MJERI10', own);
		await backend.db
			.updateTable('user_coupons')
			.set({ used_at: new Date() })
			.where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', 'iskoristen@narudzbe.example'))
			.execute();
		expect([await read(own), await read(own, 0), await read(own, 1)]).toEqual([[], [], ['MJERI10 used']]);
		await remove('MJERI10', own);
		expect(await read(own, 1)).toEqual(['MJERI10 used']);
	});
});
