import Type, { type Static } from 'typebox';
import { type Addition, addGoods, planAddition, settleArrived, writeNote } from '../../orders/index.ts';
import { readOrderRow } from '../../orders/reading/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Money, Nothing } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Pieces } from '../schemas/pieces.ts';
import { Sku, Strict } from '../schemas/text.ts';
import { changeOrder, noteOnce } from './change-order.ts';

/** Each product once. */
const Goods = Type.Array(Strict({ sku: Sku, quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }), { minItems: 1, maxItems: 100 });
export type AddedGoods = Static<typeof Goods>;
const Change = Strict({ before: Money, after: Money });

const AdditionView = Strict({
	currency: Type.String(),
	/** New lines, at today's price. */
	lines: Type.Array(Strict({ sku: Type.String(), title: Type.String(), quantity: Type.Integer(), unit_price: Money, total: Money })),
	shipping: Change,
	total: Change,
	/** What the customer pays more; negative if delivery gets cheaper by more than the goods cost. */
	difference: Type.String(),
});
export type GoodsPreview = Static<typeof AdditionView>;

const TWICE = new Refusal(409, 'Conflict', 'a product is named twice');

export const ORDER_GOODS_ROUTES = [
	route({
		...{ method: 'POST', path: '/orders/:number/goods-preview', operationId: 'previewGoods', scopes: ['orders:write'], changesNothing: true },
		summary: 'What the order would cost with more goods: lines at today’s price, delivery of the whole order; changes nothing',
		params: ByNumber,
		query: Nothing,
		body: Strict({ goods: Goods }),
		response: AdditionView,
		async handle({ db, settings, params: { number }, body: { goods } }) {
			if (isTwice(goods)) return TWICE;
			const config = await settings.read();
			return db.transaction().execute(async (trx) => {
				const order = await readOrderRow(trx, number);
				if (order === undefined) return notFound(`order ${number}`);
				const addition = await planAddition(trx, order, { goods, config });
				return 'refused' in addition ? new Refusal(409, 'Conflict', addition.refused) : toView(addition, order);
			});
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/goods', operationId: 'addGoods', scopes: ['orders:write'] },
		summary:
			'Adds goods to an order that is neither paid nor being packed: stock is reserved, delivery, totals, VAT and the open payment follow, and the customer gets a confirmation of the whole order; 409 if it would not cost `total`',
		params: ByNumber,
		query: Nothing,
		body: Strict({
			goods: Goods,
			/** Total of the order that the customer agreed to, as the preview returns it. */
			total: Amount,
		}),
		response: OrderView,
		async handle({ db, settings, caller, log, params: { number }, body: { goods, total } }) {
			if (isTwice(goods)) return TWICE;
			const config = await settings.read();
			return changeOrder({ db, caller, log }, number, async (trx, order) => {
				const refused = await addGoods(trx, order, { goods, totalCents: toCents(total), config });
				const text = goods.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
				if (refused === null) await writeNote(trx, order.id, { kind: 'goods_added', staff: caller.name, text });
				return refused;
			});
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/arrivals', operationId: 'settleArrived', scopes: ['orders:write'] },
		summary:
			'Records that goods which the order waited for have come: it holds them like those from stock, and they are put into stock if it is cancelled. Changes no stock',
		params: ByNumber,
		query: Nothing,
		/** Pieces that came; all that the order waits for if left out. */
		body: Strict({ lines: Type.Optional(Type.Array(Pieces, { minItems: 1, maxItems: 500 })) }),
		response: OrderView,
		handle: ({ db, caller, log, params: { number }, body: { lines = null } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) =>
				noteOnce(trx, order, await settleArrived(trx, order, lines), { kind: 'goods_arrived', staff: caller.name, text: '' }),
			),
	}),
];

const isTwice = (goods: Static<typeof Goods>): boolean => new Set(goods.map(({ sku }) => sku)).size < goods.length;

interface Before {
	readonly currency: string;
	readonly shipping_cents: number;
	readonly total_cents: number;
}

const toView = ({ lines, shippingCents, totalCents }: Addition, { currency, shipping_cents, total_cents }: Before): Static<typeof AdditionView> => ({
	currency,
	lines: lines.map(({ code, title, qty, unit_cents }) => ({
		...{ sku: code, title, quantity: qty, unit_price: toMoney(unit_cents), total: toMoney(qty * unit_cents) },
	})),
	shipping: { before: toMoney(shipping_cents), after: toMoney(shippingCents) },
	total: { before: toMoney(total_cents), after: toMoney(totalCents) },
	difference: toMoney(totalCents - total_cents),
});
