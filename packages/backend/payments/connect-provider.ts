import type { ConnectedProvider, PaymentProvider } from '@titraj/contract/shop/define-payment-provider.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { SHIPPED_PROVIDERS } from './providers.ts';

type ProviderConfig = Pick<BackendConfig, 'bankUrl' | 'bankSecret' | 'shop' | 'providerVariables'>;

/** A provider's declaration with its connection. */
export interface UsableProvider extends ConnectedProvider, Pick<PaymentProvider, 'code' | 'refersTo'> {}

/** A payment provider by its code; undefined if the shop has none of that name, or lacks one of its settings. */
export function connectProvider(code: string, config: ProviderConfig): UsableProvider | undefined {
	const provider = [...(config.shop.payments ?? []), ...SHIPPED_PROVIDERS].find((each) => each.code === code);
	// The test bank's address is known once the backend listens, and the secret has a default.
	const connected = provider?.connect({ ...config.providerVariables, BANK_URL: config.bankUrl, BANK_SECRET: config.bankSecret }) ?? null;
	return provider === undefined || connected === null ? undefined : { ...connected, code: provider.code, refersTo: provider.refersTo };
}

/** Whether a provider can be used, as far as its settings say. The test bank's address is not known before the backend listens. */
export const isProviderReady = (code: string, config: ProviderConfig & Pick<BackendConfig, 'testBank'>): boolean =>
	connectProvider(code, { ...config, bankUrl: config.bankUrl || (config.testBank ? 'http://127.0.0.1' : '') }) !== undefined;

/** Codes of the providers that a payment method can name: the merchant's own, then those that ship. */
export const providerCodes = (config: Pick<ProviderConfig, 'shop'>): string[] => [
	...new Set([...(config.shop.payments ?? []), ...SHIPPED_PROVIDERS].map(({ code }) => code)),
];

/** Reads the settings of all providers, so that an invalid one stops the start with its name. */
export function checkProviders(config: ProviderConfig): void {
	for (const { code } of [...(config.shop.payments ?? []), ...SHIPPED_PROVIDERS]) connectProvider(code, config);
}
