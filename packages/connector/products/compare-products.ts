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
	const there = new ShopProducts(round, Object.keys(connector.mapping.fields));
	const began = now();
	state.run('drop table if exists temp.seen');
	state.run('create temp table seen (sku text primary key) strict, without rowid');
	for await (const products of connector.engine.readAll()) {
		if (isEnding()) return;
		const skus = await writeProducts(round, products, there);
		state.write(() => {
			for (const sku of skus) state.run('insert or ignore into temp.seen (sku) values (?)', sku);
		});
	}
	// What is still refused was refused again.
	if (!dryRun) state.run('delete from refusals where at < ? and feed is null', began);
	const { known = 0, seen = 0 } =
		state.one<{ known: number; seen: number }>('select (select count(*) from sent where archived = 0) as known, (select count(*) from temp.seen) as seen') ??
		{};
	const missing = state.all<{ sku: string }>('select sku from sent where archived = 0 and sku not in (select sku from temp.seen)').map(({ sku }) => sku);
	const percent = known === 0 ? 0 : (missing.length / known) * 100;
	if (percent > (connector.atMost ?? AT_MOST)) log({ event: 'too_many_missing', missing: missing.length, known });
	else await archiveSkus(round, missing);
	log({ event: 'compared', products: seen, missing: missing.length });
}
