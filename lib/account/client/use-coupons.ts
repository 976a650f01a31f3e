import { mutate } from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { type AccountData, useAccount } from './use-account.ts';

type CouponList = DataOf<'_get_hapi_auth_coupons'>;

interface Coupons {
	readonly coupons: AccountData<CouponList>;
	/** Fails with `error_coupon_invalid_code` for an unknown or unusable code. */
	readonly add: (code: string) => Promise<Result<unknown>>;
	readonly remove: (code: string) => Promise<boolean>;
}

const ADDRESS = '/api/hapi/auth/coupons';

/** The customer's coupons, including expired and used ones (Spec 7, my coupons). */
export function useCoupons(): Coupons {
	const coupons = useAccount(`${ADDRESS}?all=1`);
	const write = async (method: 'POST' | 'DELETE', code: string) => {
		const answer = await fetchApi(ADDRESS, { method, body: { code: code.trim() } });
		if (!answer.ok) return answer;
		await Promise.all([coupons.reload(), mutate((key) => Array.isArray(key) && key[0] === 'cart')]);
		return answer;
	};
	return { coupons, add: (code) => write('POST', code), remove: async (code) => (await write('DELETE', code)).ok };
}
