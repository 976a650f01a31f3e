import type { Round } from '../round/round.ts';
import { archiveSkus } from './archive-skus.ts';
import { ShopProducts } from './shop-products.ts';
import { writeProducts } from './write-products.ts';

const AT_MOST = 20;

/**
 * The full comparison: writes all products of the engine, and takes those off sale that it no longer has. If more than `atMost` percent of them are missing, none is
 * taken off sale: the engine's answer is more likely to be wrong.
 */
export async function compareProducts<Product>(round: Round<Product>): Promise<void> {
	const { connector, state, isEnding, log, now, dryRun } = round;
	const there = new ShopProducts(round.shop);
	const began = now();
	const seen = new Set<string>();
	for await (const products of connector.engine.readAll()) {
		if (isEnding()) return;
		for (const sku of await writeProducts(round, products, there)) seen.add(sku);
	}
	// What is still refused was refused again.
	if (!dryRun) state.run('delete from refusals where at < ?', began);
	const known = state.all<{ sku: string }>('select sku from sent where archived = 0');
	const missing = known.filter(({ sku }) => !seen.has(sku));
	const percent = known.length === 0 ? 0 : (missing.length / known.length) * 100;
	if (percent > (connector.atMost ?? AT_MOST)) log({ event: 'too_many_missing', missing: missing.length, known: known.length });
	else
		await archiveSkus(
			round,
			missing.map(({ sku }) => sku),
		);
	log({ event: 'compared', products: seen.size, missing: missing.length });
}
