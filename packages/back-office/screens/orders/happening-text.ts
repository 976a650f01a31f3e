import type { Happening } from '../../api/orders.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';

/** Groups of the texts of what happened, by its kind; the other kinds say enough by themselves. */
const GROUPS: ReadonlyMap<string, string> = new Map([
	['status', 'order.status'],
	['payment', 'payment.outcome'],
	['mail', 'mails.name'],
	['unsent_mail', 'mails.name'],
	['refund', 'refund.status'],
	['staff', 'order.staff'],
]);

interface OfOrder {
	readonly number: string;
	readonly currency: string;
}

/** `stanje: poslana`. */
export function toTitle({ kind, what }: Pick<Happening, 'kind' | 'what'>): string {
	const group = GROUPS.get(kind);
	return group === undefined ? tOf('order.happening', kind) : `${tOf('order.happening', kind)}: ${tOf(group, what)}`;
}

/** What is known about it, such as payment method, amount and day; null if there is nothing, or only the key of a refund. */
export function toNote(happening: Omit<Happening, 'at' | 'by'>, order: OfOrder): string | null {
	const note = happening.kind === 'staff' ? toStaffNote(happening) : toFacts(happening, order);
	return note === '' ? null : note;
}

function toFacts({ text, facts }: Pick<Happening, 'text' | 'facts'>, { number, currency }: OfOrder): string | null {
	const { provider, reference, amount, received_on, carrier, tracking_code, subject, error } = facts;
	if (Object.keys(facts).length === 0) return text;
	const parts = [
		...(subject === undefined ? [] : [subject]),
		...(error === undefined ? [] : [t('order.fact.error', { error: toReasonText(error) })]),
		...(provider === undefined ? [] : [tOf('payment.provider', provider)]),
		...(amount === undefined ? [] : [formatMoney(amount, currency)]),
		...(received_on === undefined ? [] : [t('order.fact.received', { day: formatDay(received_on) })]),
		...(reference === undefined || reference === number ? [] : [t('order.fact.reference', { reference })]),
		...(carrier === undefined ? [] : [tOf('carrier', carrier)]),
		...(tracking_code === undefined ? [] : [tracking_code]),
	];
	return parts.join(', ');
}

function toStaffNote({ what, text }: Pick<Happening, 'what' | 'text'>): string | null {
	if (text === null) return null;
	if (what === 'status') return tOf('order.set', text);
	if (what === 'label' || what === 'label_cancelled' || what === 'shipped' || what === 'tracking')
		return text.replace(/^\S+/, (carrier) => tOf('carrier', carrier));
	return what === 'refund' || what === 'refund_done' || what === 'refund_not_paid' ? null : text;
}
