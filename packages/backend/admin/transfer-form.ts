import type { Kysely, Selectable } from 'kysely';
import { canReceiveTransfer, type Transfer } from '../orders/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { toOptionalLine } from '../platform/http/form.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { toShopTime } from '../platform/time/workdays.ts';
import { csrfField } from './admin-page.ts';
import { field, formatAmount, readAmount } from './forms.ts';
import { formatTotal, ORDERS_PATH } from './order-words.ts';

type Order = Selectable<Tables['orders']>;

const LONGEST_NOTE = 200;
/** What money does for a cancelled order. */
const ABOUT = {
	cancelled: 'Narudžba je otkazana i takva ostaje: novac koji je stigao treba vratiti kupcu.',
	expired: 'Narudžba je otkazana jer je istekao rok. Ako robe ima dovoljno, uplata je vraća među plaćene i roba se rezervira; inače novac treba vratiti kupcu.',
} as const;

/** Form "Uplata je stigla" of an order; empty if it does not wait for a transfer. */
export async function toTransferForm(db: Kysely<Tables>, order: Order, { csrf, now }: { csrf: string; now: Date }): Promise<string> {
	if (!(await canReceiveTransfer(db, order))) return '';
	const fields = [
		field({ name: 'amount', label: 'Iznos', type: 'number', value: formatAmount(order.total_cents), required: true }),
		field({ name: 'received_on', label: 'Dan na izvodu', type: 'date', value: toShopTime(now).day, required: true }),
		field({ name: 'note', label: 'Napomena', hint: 'Na primjer broj izvoda. Kupac je ne vidi.', max: LONGEST_NOTE }),
		field({ name: 'other', label: 'Narudžba je plaćena i ako se iznos razlikuje', type: 'switch' }),
	];
	const about = order.status === 'cancelled' ? `<p>${ABOUT[order.cancelled_by === 'time' ? 'expired' : 'cancelled']}</p>` : '';
	return `<h2>Uplata na račun</h2>${about}<form class="fields" method="post" action="${ORDERS_PATH}${order.id}/">${csrfField(csrf)}<input type="hidden" name="action" value="uplata">${fields.join('')}<button>Uplata je stigla</button></form>`;
}

/** Parses the form; a text says what is wrong. */
export function readTransfer(form: Readonly<Record<string, string>>, now: Date): Transfer | string {
	const amount = readAmount(form['amount'] ?? '');
	if (amount === null || amount === 0) return `„${form['amount'] ?? ''}” nije iznos. Ništa nije zabilježeno.`;
	const received_on = form['received_on'] ?? '';
	if (!isDay(received_on) || received_on > toShopTime(now).day) return 'Upišite dan na izvodu, najkasnije današnji. Ništa nije zabilježeno.';
	const note = toOptionalLine((form['note'] ?? '').slice(0, LONGEST_NOTE));
	return { cents: Math.round(amount * 100), received_on, note, acceptsOther: form['other'] === '1' };
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Money that came for an order by transfer, one line each, for the table of its facts. */
export async function toReceivedLines(db: Kysely<Tables>, { id, currency }: Order): Promise<string[]> {
	const rows = await db
		.selectFrom('payment_notices')
		.select(({ fn, val }) => ['amount_cents', 'note', 'outcome', fn<string | null>('to_char', ['received_on', val('DD. MM. YYYY.')]).as('day')])
		.where('order_id', '=', id)
		.where('amount_cents', 'is not', null)
		.where('outcome', 'in', ['approved', 'lacking', 'unexpected', 'amount'])
		.orderBy('id')
		.execute();
	return rows.map(({ amount_cents, note, outcome, day }) =>
		[
			formatTotal({ total_cents: Number(amount_cents), currency }),
			...(day === null ? [] : [day]),
			...(note === null ? [] : [escapeHtml(note)]),
			...(outcome === 'amount' ? ['iznos se razlikuje'] : []),
		].join(', '),
	);
}
