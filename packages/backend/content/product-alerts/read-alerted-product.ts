import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { toProductPath } from '../../catalog/index.ts';
import { localizeAnswer } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';

interface AlertedProduct {
	readonly title: string;
	readonly url_without_domain: string;
	/** Its price in euro cents. */
	readonly now_cents: number;
}

/** Product as shown in a mail of the market; null if it is not available there. */
export async function readAlertedProduct(
	db: Database,
	id: number,
	{ market, config }: { market: Market; config: Pick<BackendConfig, 'siteUrl'> },
): Promise<AlertedProduct | null> {
	const row = await db
		.selectFrom('products as p')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['p.title', 'p.slug', 'p.now_cents', 'c.slug as category_slug'])
		.where('p.id', '=', id)
		.executeTakeFirstOrThrow();
	const product = { title: row.title, url_without_domain: toProductPath(row.category_slug, row.slug, id), now_cents: row.now_cents };
	if (market === SOURCE_MARKET) return product;
	const localized = await localizeAnswer({ data: product }, { db, market, siteUrl: config.siteUrl, schema: ProductAnswer });
	return isProduct(localized) ? localized.data : null;
}

function isProduct(answer: unknown): answer is { data: AlertedProduct } {
	return typeof answer === 'object' && answer !== null && 'data' in answer && typeof answer.data === 'object' && answer.data !== null;
}
