import Type, { type Static } from 'typebox';
import { type CouponRow, type CouponTerms, endCoupon, findCoupon, listCoupons, lockCoupon, saveCoupon } from '../../cart/coupons/index.ts';
import { findIds } from '../../catalog/codes/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { DEFAULT_LIMIT, Moment, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { CouponCode, findReductionError } from '../schemas/coupon-terms.ts';
import { Clearable, Code, Instant, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['marketing:write'] as const;
const ByCode = Type.Object({ code: CouponCode });

const State = Type.Union([Type.Literal('planned'), Type.Literal('running'), Type.Literal('over')]);

const Coupon = Strict({
	...{ code: Type.String(), title: Type.String(), description: Nullable(Type.String()), state: State },
	/** One of the two. */
	percent: Nullable(Type.Integer()),
	amount: Nullable(Money),
	/** Value of the cart from which the coupon counts. */
	minimum: Nullable(Money),
	/** Code of a category, skus, or neither: the whole cart. */
	category: Nullable(Type.String()),
	products: Type.Array(Type.String()),
	valid_from: Nullable(Moment),
	valid_to: Nullable(Moment),
	uses: Type.Integer(),
	maximum_uses: Nullable(Type.Integer()),
});
export type Coupon = Static<typeof Coupon>;

const Change = Strict({
	title: Type.Optional(Text(200)),
	description: Clearable(Text(1000)),
	percent: Clearable(Type.Integer({ minimum: 1, maximum: 100 })),
	amount: Clearable(Amount),
	minimum: Clearable(Amount),
	category: Clearable(Code),
	products: Type.Optional(Type.Array(Text(100), { maxItems: 1000, uniqueItems: true })),
	valid_from: Clearable(Instant),
	valid_to: Clearable(Instant),
	maximum_uses: Clearable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type CouponChange = Static<typeof Change>;

export const COUPON_ROUTES = [
	route({
		...{ method: 'GET', path: '/coupons', operationId: 'listCoupons', summary: 'Coupons, the newest first', scopes: SCOPES },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State), q: Type.Optional(Type.String({ maxLength: 100 })) }),
		body: null,
		response: Page(Coupon),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor, state, q } }) {
			const now = config.now();
			const rows = await listCoupons(db, { limit, after: cursor === undefined ? undefined : Number(cursor), state, q }, now);
			return { items: rows.map((row) => toCoupon(row, now)), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/coupons/:code', operationId: 'getCoupon', summary: 'A coupon', scopes: SCOPES },
		params: ByCode,
		query: Nothing,
		body: null,
		response: Coupon,
		handle: ({ db, config, params: { code } }) => readOne(db, code, config.now()),
	}),
	route({
		...{ method: 'PUT', path: '/coupons/:code', operationId: 'saveCoupon', scopes: SCOPES },
		summary: 'Creates a coupon, or changes what the body names; a new one needs a title, and either percent or amount',
		params: ByCode,
		query: Nothing,
		body: Change,
		response: Coupon,
		async handle({ db, log, config, params: { code }, body }) {
			return inLoggedTransaction({ db, log }, async (trx) => {
				const category = body.category == null ? null : ((await findIds(trx, 'categories', [body.category])).get(body.category) ?? null);
				if (body.category != null && category === null) return new FieldErrors([{ field: 'category', reason: 'there is no such category' }]);
				const known = await lockCoupon(trx, code);
				const next = toNext(known, body, category);
				const wrong = findError(next);
				if (wrong !== null) return new FieldErrors([wrong]);
				await saveCoupon(trx, { id: known?.id, code }, next);
				return readOne(trx, code, config.now());
			});
		},
	}),
	route({
		...{
			method: 'POST',
			path: '/coupons/:code/end',
			operationId: 'endCoupon',
			inOneTransaction: true,
			summary: 'Ends a coupon now; orders that have it stay',
			scopes: SCOPES,
		},
		params: ByCode,
		query: Nothing,
		body: null,
		response: Coupon,
		async handle({ db, config, params: { code } }) {
			const now = config.now();
			const known = await findCoupon(db, code);
			if (known === undefined) return notFound(`coupon ${code}`);
			if (known.valid_to !== null && known.valid_to < now) return new Refusal(409, 'Conflict', 'the coupon is over already');
			await endCoupon(db, known.id, now);
			return readOne(db, code, now);
		},
	}),
];

async function readOne(db: Database, code: string, now: Date): Promise<Coupon | Refusal> {
	const row = await findCoupon(db, code);
	return row === undefined ? notFound(`coupon ${code}`) : toCoupon(row, now);
}

/** The stored terms with what the body names; `category` is the id of the body's. */
const toNext = (known: CouponTerms | undefined, body: CouponChange, category: number | null): CouponTerms => ({
	title: body.title ?? known?.title ?? '',
	description: body.description === undefined ? (known?.description ?? null) : body.description,
	percent: body.percent === undefined ? (known?.percent ?? null) : body.percent,
	amount_cents: toAmount(body.amount, known?.amount_cents),
	minimum_cents: toAmount(body.minimum, known?.minimum_cents),
	category_id: body.category === undefined ? (known?.category_id ?? null) : category,
	product_codes: body.products ?? known?.product_codes ?? [],
	valid_from: toDate(body.valid_from, known?.valid_from),
	valid_to: toDate(body.valid_to, known?.valid_to),
	maximum_uses: body.maximum_uses === undefined ? (known?.maximum_uses ?? null) : body.maximum_uses,
});

function findError(next: CouponTerms) {
	if (next.title === '') return { field: 'title', reason: 'a new coupon needs one' };
	const wrong = findReductionError(next);
	if (wrong !== null) return wrong;
	if (next.valid_from !== null && next.valid_to !== null && next.valid_from >= next.valid_to) return { field: 'valid_to', reason: 'is not after valid_from' };
	return null;
}

const toAmount = (amount: string | null | undefined, known: number | null | undefined): number | null =>
	amount === undefined ? (known ?? null) : amount === null ? null : toCents(amount);

const toDate = (instant: string | null | undefined, known: Date | null | undefined): Date | null =>
	instant === undefined ? (known ?? null) : instant === null ? null : new Date(instant);

function toCoupon({ category_code, ...row }: CouponRow, now: Date): Coupon {
	const { code, title, description, percent, amount_cents, minimum_cents, product_codes, valid_from, valid_to, uses, maximum_uses } = row;
	const isOver = (valid_to !== null && valid_to < now) || (maximum_uses !== null && uses >= maximum_uses);
	return {
		...{ code, title, description, state: isOver ? 'over' : valid_from !== null && valid_from > now ? 'planned' : 'running' },
		...{ percent, amount: amount_cents === null ? null : toMoney(amount_cents), minimum: minimum_cents === null ? null : toMoney(minimum_cents) },
		...{ category: category_code, products: product_codes, uses, maximum_uses },
		...{ valid_from: valid_from?.toISOString() ?? null, valid_to: valid_to?.toISOString() ?? null },
	};
}
