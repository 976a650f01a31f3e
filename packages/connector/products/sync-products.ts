import { CallError } from '../http/call-error.ts';
import type { Round } from '../round/round.ts';
import { archiveSkus } from './archive-skus.ts';
import { ShopProducts } from './shop-products.ts';
import { writeProducts } from './write-products.ts';

const CURSOR = 'products';
const HINTS_PER_CALL = 50;

/** Writes what changed at the engine since the last round: first what webhooks named, then the changes after the cursor. */
export async function syncProducts<Product>(round: Round<Product>): Promise<void> {
	const { connector, state, dryRun, isEnding } = round;
	const there = new ShopProducts(round, Object.keys(connector.mapping.fields));
	await readHinted(round, there);
	for (let cursor = state.cursor(CURSOR); !isEnding(); ) {
		const page = await connector.engine.readChanges(cursor);
		await writeProducts(round, page.products, there);
		await archiveRemoved(round, page.removed ?? []);
		if (!dryRun) state.setCursor(CURSOR, page.cursor);
		if (page.isLast) return;
		if (page.cursor === cursor) throw new CallError(`${connector.engine.name} gives the same page of changes again`, { outcome: 'failed' });
		cursor = page.cursor;
	}
}

async function readHinted<Product>(round: Round<Product>, there: ShopProducts): Promise<void> {
	const { connector, state, dryRun, isEnding } = round;
	const { readProducts } = connector.engine;
	if (readProducts === undefined) return;
	while (!isEnding()) {
		const ids = state.all<{ product_id: string }>('select product_id from hints limit ?', HINTS_PER_CALL).map(({ product_id }) => product_id);
		if (ids.length === 0) return;
		const products = await readProducts.call(connector.engine, ids);
		await writeProducts(round, products, there);
		const found = new Set(products.map((product) => connector.engine.idOf(product)));
		await archiveRemoved(
			round,
			ids.filter((id) => !found.has(id)),
		);
		if (dryRun) return;
		state.write(() => {
			for (const id of ids) state.run('delete from hints where product_id = ?', id);
		});
	}
}

/** Takes products off sale that the connector brought and the engine no longer has. */
async function archiveRemoved<Product>(round: Round<Product>, sourceIds: readonly string[]): Promise<void> {
	if (!round.dryRun) for (const id of sourceIds) round.state.run('delete from refusals where source_id = ?', id);
	const skus = sourceIds.flatMap((id) => round.state.all<{ sku: string }>('select sku from sent where source_id = ? and archived = 0', id));
	await archiveSkus(
		round,
		skus.map(({ sku }) => sku),
	);
}
