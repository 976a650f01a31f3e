import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { numberPapers } from '#tests/support/numbered-shop.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** The double of a carrier's interface, with the settings by which the shop finds it. */
interface CarrierDouble {
	readonly settings: Readonly<Record<string, string>>;
	close(): Promise<void>;
}

export interface LabelShop<Double extends CarrierDouble> {
	readonly double: Double;
	readonly backend: TestBackend;
	readonly merchant: MerchantClient;
	close(): Promise<void>;
}

/** A shop with the double of a carrier, a company as sender, and enough of MON-1 for all orders of a test file. */
export async function openLabelShop<Double extends CarrierDouble>(
	start: () => Promise<Double>,
	options: Parameters<typeof startTestBackend>[1] = {},
): Promise<LabelShop<Double>> {
	const double = await start();
	const backend = await startTestBackend(undefined, { ...options, providerVariables: double.settings });
	const merchant = await openMerchant(backend);
	await merchant.call('PUT', '/products/MON-1/stock', { quantity: 500 });
	await numberPapers(backend.db);
	return {
		...{ double, backend, merchant },
		async close() {
			await backend.close();
			await double.close();
		},
	};
}
