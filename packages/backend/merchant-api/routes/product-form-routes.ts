import { videoTypeOf } from '@titraj/contract/formats/video-type.ts';
import Type, { type Static } from 'typebox';
import { findIds } from '../../catalog/codes/index.ts';
import { readVideos, replaceVideos } from '../../catalog/videos/index.ts';
import { countWaiting } from '../../content/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { TAX_CLASSES } from '../../platform/tax/tax-class.ts';
import { percentOf, readTaxRules } from '../../platform/tax/tax-rules.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';
import { Sku, Strict } from '../schemas/text.ts';

const MOST_VIDEOS = 20;
const BySku = Type.Object({ sku: Sku });

const Video = Strict({
	/** Path on the shop's own host: pages load videos from no other. */
	url: Type.String({ pattern: '^/[^/\\\\\\s][^\\\\\\s]{0,500}$' }),
	/** What it shows; empty for the product's title. */
	title: Type.String({ maxLength: 300 }),
});
export type Video = Static<typeof Video>;
const Videos = Strict({ videos: Type.Array(Video, { maxItems: MOST_VIDEOS }) });
export type Videos = Static<typeof Videos>;

const PriceEntry = Strict({ without_vat: Type.Boolean(), percents: Type.Record(Type.String(), Type.Number()) });
export type PriceEntry = Static<typeof PriceEntry>;

/** Shoppers who wait until it is in stock again, and for a lower price. */
const Waiting = Strict({ stock: Type.Integer(), price: Type.Integer() });
export type WaitingShoppers = Static<typeof Waiting>;

/** What the form of a product needs beside the product. */
export const PRODUCT_FORM_ROUTES = [
	route({
		...{ method: 'GET', path: '/price-entry', operationId: 'readPriceEntry', scopes: ['products:read'] },
		summary: 'Whether staff enter prices without VAT, and the VAT percent of each class in the shop’s country',
		params: Nothing,
		query: Nothing,
		body: null,
		response: PriceEntry,
		async handle({ db }) {
			const rules = await readTaxRules(db);
			return { without_vat: rules.entersNetPrices, percents: Object.fromEntries(TAX_CLASSES.map((name) => [name, percentOf(rules, name)])) };
		},
	}),
	route({
		...{ method: 'GET', path: '/products/:sku/videos', operationId: 'listVideos', summary: 'Videos of a product', scopes: ['products:read'] },
		params: BySku,
		query: Nothing,
		body: null,
		response: Videos,
		async handle({ db, params: { sku } }) {
			return (await toAnswer(db, sku)) ?? notFound(`product ${sku}`);
		},
	}),
	route({
		...{ method: 'GET', path: '/products/:sku/alerts', operationId: 'countAlerts', scopes: ['products:read'] },
		summary: 'How many shoppers wait for a mail about a product: when it is in stock again, and when it is cheaper',
		params: BySku,
		query: Nothing,
		body: null,
		response: Waiting,
		async handle({ db, params: { sku } }) {
			const id = (await findIds(db, 'products', [sku])).get(sku);
			return id === undefined ? notFound(`product ${sku}`) : countWaiting(db, id);
		},
	}),
	route({
		...{ method: 'PUT', path: '/products/:sku/videos', operationId: 'replaceVideos', scopes: ['products:write'] },
		summary: 'Replaces all videos of a product, in their order; one that stays keeps its day of upload',
		params: BySku,
		query: Nothing,
		body: Videos,
		response: Videos,
		async handle({ db, log, params: { sku }, body: { videos: items } }) {
			const unknown = items.findIndex(({ url }) => videoTypeOf(url) === null);
			if (unknown !== -1) return new FieldErrors([{ field: `videos.${unknown}.url`, reason: 'ends neither with .mp4 nor with .webm' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				await replaceVideos(trx, sku, items);
				return (await toAnswer(trx, sku)) ?? notFound(`product ${sku}`);
			});
		},
	}),
];

async function toAnswer(db: Database, sku: string): Promise<Videos | null> {
	const videos = await readVideos(db, sku);
	return videos && { videos: videos.map(({ url, title = '' }) => ({ url, title })) };
}
