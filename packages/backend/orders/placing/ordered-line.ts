import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import { type CartLineRow, toLineBackorder } from '../../cart/index.ts';
import type { OrderedLine } from '../../platform/order-facts/define-fact.ts';
import { LINE_FACTS } from '../../platform/order-facts/line-facts.ts';
import { computeFacts } from '../../platform/order-facts/read-facts.ts';

type OrderedRow = Pick<
	CartLineRow,
	'code' | 'qty' | 'category_title' | 'manufacturer_title' | 'bulky' | 'weight_grams' | 'quantity' | 'listed' | 'backorder' | 'backorder_days'
>;

/** What the facts of a line are computed from. */
export const toOrderedLine = (row: OrderedRow, takeBack: TakeBackWay | null): OrderedLine => ({
	...{ sku: row.code, quantity: row.qty, category: row.category_title, manufacturer: row.manufacturer_title },
	...{ bulky: row.bulky, weightGrams: row.weight_grams, backorder: toLineBackorder(row), takeBack },
});

/** Columns of a new line with what is known when it is ordered. An order that reserves its goods counts missing pieces again; the facts stay. */
export const toFactColumns = (line: OrderedLine) => ({ backorder_qty: line.backorder?.qty ?? 0, ...computeFacts(LINE_FACTS, line) });
