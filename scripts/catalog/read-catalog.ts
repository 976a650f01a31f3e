import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { Compile } from 'typebox/compile';
import { isProductVisible } from '#lib/catalog/visibility.ts';
import { readItem } from '#lib/platform/http/read-answer.ts';
import type { CallSettings } from '../contract/call-backend.ts';
import { openBackend } from '../contract/start/open-backend.ts';
import { createVisitor, valueAt } from '../contract/visitor.ts';
import { type CheckedProduct, toChecked } from './find-gaps.ts';

const BATCH_SIZE = 250;

const validator = Compile(CatalogProduct);

/** All products that visitors of a backend can see. Throws an Error with the reason if the backend cannot be used, or a call fails. */
export async function readCatalog(settings: CallSettings): Promise<readonly CheckedProduct[]> {
	const opened = await openBackend(settings);
	if (!opened.ok) throw new Error(`${settings.url} cannot be used: ${opened.finding.found}. ${opened.finding.fix}`);
	const visitor = createVisitor({ ...settings, token: opened.token }, opened.table);
	const products: CheckedProduct[] = [];
	for (let cursor: string | undefined, isLast = false; !isLast; ) {
		const request = { mode: 'full', cards: 'once', sort: 'id', limit: BATCH_SIZE, ...(cursor !== undefined && { cursor }) };
		const { status, failure, body, call } = await visitor.ask('_get_hapi_catalog_products', request);
		const items = valueAt(body, '$.data.items');
		if (status !== 200 || !Array.isArray(items)) throw new Error(`${call}: ${failure ?? `status ${status}, without items`}. Check the backend’s log.`);
		const read = items.map((item: unknown) => readItem(CatalogProduct, validator, item));
		products.push(...read.filter(isProductVisible).map(toChecked));
		const next = valueAt(body, '$.data.next_cursor');
		isLast = typeof next !== 'string' || next === '' || next === cursor;
		cursor = isLast ? undefined : String(next);
	}
	return products;
}
