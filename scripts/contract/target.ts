import type { CallSettings } from './call-backend.ts';
import type { Account } from './writes/check-account.ts';

/** A backend under test, and the test data that it has. */
export interface Target {
	readonly settings: CallSettings;
	/** A confirmed test customer; null if there is none. */
	readonly account: Account | null;
	/** `shopping_cart_code` of the product to buy; null for the first one that is available. */
	readonly product: string | null;
	/** Code of a coupon that reduces this product; null if there is none. */
	readonly coupon: string | null;
}

const text = { type: 'string' } as const;

/** Options of the commands that test a backend, for `parseArgs`. */
export const TARGET_OPTIONS = {
	account: text,
	product: text,
	coupon: text,
	host: { ...text, default: 'localhost:8888' },
	timeout: { ...text, default: '10000' },
} as const;

interface TargetValues {
	readonly account?: string | undefined;
	readonly product?: string | undefined;
	readonly coupon?: string | undefined;
	readonly host: string;
	readonly timeout: string;
}

/** The target that the command line specifies, or an error message. */
export function toTarget(address: string | undefined, values: TargetValues, appendLang: boolean): Target | string {
	const url = URL.parse(address ?? '');
	if (url === null || !/^https?:$/.test(url.protocol)) return 'Pass the address of the backend, such as http://localhost:9000.';
	const timeout = Number(values.timeout);
	if (!(timeout > 0)) return '--timeout must be a number above 0.';
	const [, email, password] = /^([^:]+):(.+)$/.exec(values.account ?? '') ?? [];
	if (values.account !== undefined && (email === undefined || password === undefined))
		return '--account must be an e-mail and a password, separated by a colon.';
	return {
		settings: { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, host: values.host, timeout, appendLang },
		account: email === undefined || password === undefined ? null : { email, password },
		product: values.product ?? null,
		coupon: values.coupon ?? null,
	};
}
