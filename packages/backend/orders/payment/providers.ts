import type { BackendConfig } from '../../platform/settings/config.ts';
import type { PaymentProvider, ProviderSettings } from './payment-provider.ts';
import { bank } from './providers/bank.ts';
import { bankTransfer } from './providers/bank-transfer.ts';

const PROVIDERS: readonly PaymentProvider[] = [bank, bankTransfer];

export const findProvider = (code: string): PaymentProvider | undefined => PROVIDERS.find((provider) => provider.code === code);

export const toProviderSettings = ({ bankSecret, bankUrl }: BackendConfig): ProviderSettings => ({ secret: bankSecret, pagesUrl: bankUrl });
