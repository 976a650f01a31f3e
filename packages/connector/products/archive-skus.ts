import type { Round } from '../round/round.ts';

/** Takes products off sale. They come back when the engine has them again. */
export async function archiveSkus<Product>({ state, shop, dryRun, log }: Round<Product>, skus: readonly string[]): Promise<void> {
	if (skus.length === 0) return;
	await shop.sendRows(
		skus.map((sku) => ({ sku, archived: true })),
		{ dryRun },
	);
	for (const sku of skus) log({ event: dryRun ? 'would_go_off_sale' : 'off_sale', sku });
	if (dryRun) return;
	state.write(() => {
		for (const sku of skus) state.run('update sent set archived = 1 where sku = ?', sku);
		state.count('products_off_sale', skus.length);
	});
}
