import Type, { type Static } from 'typebox';
import {
	type CampaignRow,
	endCampaign,
	findCampaign,
	insertCampaign,
	listCampaigns,
	previewCampaign,
	replaceCampaign,
	type StoredCampaign,
} from '../../catalog/campaigns/index.ts';
import { findIds } from '../../catalog/codes/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import type { RowError } from '../rows/row-result.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Moment, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Code, Instant, Sku, Strict, Text } from '../schemas/text.ts';

/** Campaigns change prices: a key for coupons alone may not. */
const SCOPES = ['products:write', 'prices:write'] as const;
const State = Type.Union([Type.Literal('planned'), Type.Literal('running'), Type.Literal('over')]);

const Campaign = Strict({
	...{ id: Type.Integer(), title: Type.String(), state: State },
	/** One of the two. */
	percent: Nullable(Type.Integer()),
	price: Nullable(Money),
	/** The whole assortment; else these categories with all below them, and these products. */
	everything: Type.Boolean(),
	categories: Type.Array(Type.String()),
	products: Type.Array(Type.String()),
	starts_at: Moment,
	ends_at: Moment,
});
export type Campaign = Static<typeof Campaign>;

const Input = Strict({
	title: Text(200),
	percent: Nullable(Type.Integer({ minimum: 1, maximum: 95 })),
	price: Nullable(Amount),
	everything: Type.Boolean(),
	categories: Type.Array(Code, { maxItems: 200, uniqueItems: true }),
	products: Type.Array(Sku, { maxItems: 1000, uniqueItems: true }),
	starts_at: Instant,
	ends_at: Instant,
});
export type CampaignInput = Static<typeof Input>;

const Preview = Strict({
	...{ covered: Type.Integer(), changed: Type.Integer(), reduced: Type.Integer() },
	samples: Type.Array(
		Strict({ sku: Type.String(), title: Type.String(), now: Money, next: Money, lowest_30_days: Nullable(Money), shown_as_reduced: Type.Boolean() }),
	),
	overlaps: Type.Array(Strict({ id: Type.Integer(), title: Type.String() })),
});
export type CampaignPreview = Static<typeof Preview>;

export const CAMPAIGN_ROUTES = [
	route({
		...{ method: 'GET', path: '/campaigns', operationId: 'listCampaigns', scopes: SCOPES },
		summary: 'Price campaigns, those that begin last first; `from` and `to`: those that run in that time',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State), from: Type.Optional(Instant), to: Type.Optional(Instant) }),
		body: null,
		response: Page(Campaign),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor, state, from, to } }) {
			const now = config.now();
			const after = cursor === undefined ? undefined : Number(cursor);
			const rows = await listCampaigns(db, { limit, after, state, from: toDate(from), to: toDate(to) }, now);
			return { items: rows.map((row) => toCampaign(row, now)), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/campaigns/:id', operationId: 'getCampaign', summary: 'A price campaign', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Campaign,
		handle: ({ db, config, params: { id } }) => readCampaign(db, Number(id), config.now()),
	}),
	route({
		...{ method: 'POST', path: '/campaigns', operationId: 'createCampaign', inOneTransaction: true, scopes: SCOPES },
		summary:
			'Plans a price campaign. Its prices begin and end by themselves. Of several campaigns and the sale of a product itself the lowest price counts; they are never added together',
		params: Nothing,
		query: Nothing,
		body: Input,
		response: Campaign,
		async handle({ db, config, body }) {
			const now = config.now();
			const stored = await toStored(db, body, now);
			if (stored instanceof FieldErrors) return stored;
			const id = await insertCampaign(db, stored, now);
			return readCampaign(db, id, now);
		},
	}),
	route({
		...{ method: 'PUT', path: '/campaigns/:id', operationId: 'saveCampaign', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces a price campaign that is not over; one that runs changes its prices at once',
		params: ById,
		query: Nothing,
		body: Input,
		response: Campaign,
		async handle({ db, config, params, body }) {
			const [id, now] = [Number(params.id), config.now()];
			const known = await readCampaign(db, id, now);
			if (known instanceof Refusal) return known;
			if (known.state === 'over') return OVER;
			const stored = await toStored(db, body, now);
			if (stored instanceof FieldErrors) return stored;
			await replaceCampaign(db, id, stored, now);
			return readCampaign(db, id, now);
		},
	}),
	route({
		...{ method: 'POST', path: '/campaigns/:id/end', operationId: 'endCampaign', inOneTransaction: true, scopes: SCOPES },
		summary: 'Ends a price campaign now; a planned one never begins. Prices return to those without it',
		params: ById,
		query: Nothing,
		body: null,
		response: Campaign,
		async handle({ db, config, params }) {
			const [id, now] = [Number(params.id), config.now()];
			const known = await readCampaign(db, id, now);
			if (known instanceof Refusal) return known;
			if (known.state === 'over') return OVER;
			await endCampaign(db, id, now);
			return readCampaign(db, id, now);
		},
	}),
	route({
		...{ method: 'POST', path: '/campaign-preview', operationId: 'previewCampaign', scopes: SCOPES },
		summary:
			'The effect of a campaign on prices if it ran now: how many products change, and which of them pages may call reduced; `id`: as a replacement of that campaign',
		params: Nothing,
		query: Type.Object({ id: Type.Optional(Id) }),
		body: Input,
		response: Preview,
		changesNothing: true,
		async handle({ db, config, query: { id }, body }) {
			const stored = await toStored(db, body, config.now());
			if (stored instanceof FieldErrors) return stored;
			const { samples, ...counts } = await previewCampaign(db, { ...stored, id: id === undefined ? null : Number(id) }, config.now());
			return {
				...{ covered: counts.covered, changed: counts.changed, reduced: counts.reduced, overlaps: [...counts.overlaps] },
				samples: samples.map(({ code, title, now_cents, next_cents, lowest_cents, is_reduced }) => ({
					...{ sku: code, title, now: toMoney(now_cents), next: toMoney(next_cents) },
					...{ lowest_30_days: lowest_cents === null ? null : toMoney(lowest_cents), shown_as_reduced: is_reduced },
				})),
			};
		},
	}),
];

const OVER = new Refusal(409, 'Conflict', 'the campaign is over already');

const toDate = (instant: string | undefined): Date | undefined => (instant === undefined ? undefined : new Date(instant));

async function readCampaign(db: Database, id: number, now: Date): Promise<Campaign | Refusal> {
	const row = await findCampaign(db, id);
	return row === undefined ? notFound(`campaign ${id}`) : toCampaign(row, now);
}

/** Checks what the schema cannot express. */
async function toStored(db: Database, body: CampaignInput, now: Date): Promise<StoredCampaign | FieldErrors> {
	const [starts_at, ends_at] = [new Date(body.starts_at), new Date(body.ends_at)];
	const [known, skus] = [await findIds(db, 'categories', body.categories), await findIds(db, 'products', body.products)];
	const isNothing = !body.everything && body.categories.length === 0 && body.products.length === 0;
	const errors: RowError[] = [
		...((body.percent === null) === (body.price === null) ? [{ field: 'percent', reason: 'a campaign has either percent or price' }] : []),
		...(body.price !== null && toCents(body.price) === 0 ? [{ field: 'price', reason: 'is zero' }] : []),
		...(isNothing ? [{ field: 'categories', reason: 'choose categories, products, or everything' }] : []),
		...body.categories.filter((code) => !known.has(code)).map((code) => ({ field: 'categories', reason: `there is no category ${code}` })),
		...body.products.filter((sku) => !skus.has(sku)).map((sku) => ({ field: 'products', reason: `there is no product ${sku}` })),
		...(ends_at <= starts_at ? [{ field: 'ends_at', reason: 'is not after starts_at' }] : []),
		...(ends_at <= now ? [{ field: 'ends_at', reason: 'is over already' }] : []),
	];
	if (errors.length > 0) return new FieldErrors(errors);
	const { title, percent, price, everything, categories, products } = body;
	return {
		...{ title, percent, price_cents: price === null ? null : toCents(price), everything, starts_at, ends_at },
		...{ category_ids: everything ? [] : categories.flatMap((code) => known.get(code) ?? []), product_codes: everything ? [] : products },
	};
}

function toCampaign({ id, title, percent, price_cents, everything, categories, product_codes, starts_at, ends_at }: CampaignRow, now: Date): Campaign {
	const isOver = ends_at <= now || starts_at.getTime() === ends_at.getTime();
	return {
		...{ id, title, state: isOver ? 'over' : starts_at > now ? 'planned' : 'running' },
		...{ percent, price: price_cents === null ? null : toMoney(price_cents), everything, categories, products: product_codes },
		...{ starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
	};
}
