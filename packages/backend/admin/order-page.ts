import { PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import {
	AT_PICKUP,
	cancelOrder,
	confirmOrder,
	fulfilOrder,
	handOver,
	isOpen,
	isRefundDue,
	readOrderTaxes,
	receiveTransfer,
	reserveIfAvailable,
	sendOrderNews,
	type Transfer,
} from '../orders/index.ts';
import type { Tables } from '../platform/database/tables.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { formatAmount, readForm, table, toTime } from './forms.ts';
import { formatTotal, ORDERS_PATH, TAKE_BACK, toState } from './order-words.ts';
import { readTransfer, toReceivedLines, toTransferForm } from './transfer-form.ts';

type Order = Selectable<Tables['orders']>;
type ButtonAction = 'potvrdi' | 'rezerviraj' | 'spremna' | 'predana' | 'otkazi' | 'vraceno';
/** `uplata` has a form of its own. */
type Action = ButtonAction | 'uplata';

const BUTTONS: Readonly<Record<ButtonAction, string>> = {
	potvrdi: 'Potvrdi i rezerviraj robu',
	rezerviraj: 'Rezerviraj robu',
	spremna: 'Spremna za preuzimanje',
	predana: 'Plaćena i predana kupcu',
	otkazi: 'Otkaži narudžbu',
	vraceno: 'Novac je vraćen kupcu',
};

const DONE: Readonly<Record<Action, string>> = {
	potvrdi: 'Narudžba je potvrđena, roba je rezervirana.',
	rezerviraj: 'Roba je rezervirana.',
	spremna: 'Zabilježeno: narudžba čeka kupca.',
	predana: 'Zabilježeno: narudžba je plaćena i predana.',
	otkazi: 'Narudžba je otkazana.',
	vraceno: 'Zabilježeno: novac je vraćen.',
	uplata: 'Zabilježeno: uplata je stigla.',
};

/** Actions of which the customer gets a mail. */
const MAILED: readonly Action[] = ['potvrdi', 'rezerviraj', 'spremna', 'otkazi', 'uplata'];

/** Page of one order with the actions that its status allows. */
export function registerOrder(scope: FastifyInstance, { db, config, editorOf }: AdminTools): void {
	scope.get<{ Params: { id: string }; Querystring: { ucinjeno?: string } }>(`${ORDERS_PATH}:id/`, async (request, reply) => {
		const order = await findOrder(db, request.params.id);
		const { csrf } = editorOf(request);
		if (order === undefined) return sendMissing(reply, csrf);
		const done = String(request.query.ucinjeno ?? '');
		const mailed =
			isAction(done) && MAILED.includes(done) ? ` ${config.sendsMail ? 'Kupac dobiva poruku.' : 'Trgovina ne šalje poruke: javite to kupcu.'}` : '';
		return sendOrder(reply, { csrf, order, db, now: config.now(), notice: isAction(done) ? { kind: 'done', text: `${DONE[done]}${mailed}` } : undefined });
	});

	scope.post<{ Params: { id: string } }>(`${ORDERS_PATH}:id/`, async (request, reply) => {
		const order = await findOrder(db, request.params.id);
		const { csrf } = editorOf(request);
		if (order === undefined) return sendMissing(reply, csrf);
		const form = readForm(request.body);
		const { action = '' } = form;
		const refused = isAction(action) ? await db.transaction().execute((trx) => act(trx, order.id, { action, form })) : 'Ta radnja ne postoji.';
		if (refused === null) return reply.redirect(`${ORDERS_PATH}${order.id}/?ucinjeno=${action}`, 303);
		const changed = await findOrder(db, request.params.id);
		return sendOrder(reply, { csrf, order: changed ?? order, db, now: config.now(), notice: { kind: 'refused', text: refused }, status: 409 });
	});

	/** Null if done, else why not. */
	async function act(trx: Kysely<Tables>, id: number, { action, form }: { action: Action; form: Readonly<Record<string, string>> }): Promise<string | null> {
		if (action === 'uplata') return receive(trx, id, readTransfer(form, config.now()));
		if (action === 'potvrdi') return toRefusal(await confirmOrder(trx, id, config));
		if (action === 'spremna' || action === 'predana')
			return (await handOver(trx, id, action === 'spremna' ? 'ready_for_pickup' : 'completed', config)) ? null : CHANGED;
		const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
		if (action === 'rezerviraj') return reserve(trx, order);
		if (action === 'vraceno') {
			if (order.status !== 'cancelled') return CHANGED;
			return (await fulfilOrder(trx, id, { status: 'refunded', tracking: null, config })).outcome === 'refused' ? CHANGED : null;
		}
		if (!actionsOf(order).includes('otkazi')) return CHANGED;
		await cancelOrder(trx, order, { config, now: config.now(), why: order.status === 'paid' ? 'rejected_paid' : 'rejected' });
		return null;
	}

	/** Reserves the goods of a paid order for which there were not enough when its payment arrived. */
	async function reserve(trx: Kysely<Tables>, order: Order): Promise<string | null> {
		if (!actionsOf(order).includes('rezerviraj')) return CHANGED;
		const titles = await reserveIfAvailable(trx, order.id);
		if (titles.length > 0) return `Na zalihi nema dovoljno: ${titles.join(', ')}. Roba nije rezervirana.`;
		await sendOrderNews(trx, 'paid', { order, config });
		return null;
	}

	async function receive(trx: Kysely<Tables>, id: number, transfer: Transfer | string): Promise<string | null> {
		if (typeof transfer === 'string') return transfer;
		const received = await receiveTransfer(trx, id, transfer, config);
		if (received.outcome === 'recorded') return null;
		if (received.outcome === 'gone') return CHANGED;
		return `Narudžba je na ${formatAmount(received.expectedCents)}, a upisali ste ${formatAmount(transfer.cents)}. Ništa nije zabilježeno. Ako je narudžba ipak plaćena, označite to ispod iznosa.`;
	}
}

const CANCELLED_BY = { customer: 'otkazao ju je kupac', merchant: 'otkazali ste je Vi', time: 'istekao je rok' } as const;
const CHANGED = 'Stanje narudžbe u međuvremenu se promijenilo. Ništa nije učinjeno.';

function toRefusal(confirmation: Awaited<ReturnType<typeof confirmOrder>>): string | null {
	if (confirmation.outcome === 'confirmed') return null;
	if (confirmation.outcome === 'gone') return CHANGED;
	return `Na zalihi nema dovoljno: ${confirmation.titles.join(', ')}. Narudžba nije potvrđena.`;
}

const isAction = (text: string): text is Action => Object.hasOwn(DONE, text);

/** Paid orders cannot be cancelled here, because the payment would have to be refunded, except those whose goods are gone. */
function actionsOf({ status, payment_code, reserved }: Pick<Order, 'status' | 'payment_code' | 'reserved'>): readonly ButtonAction[] {
	switch (status) {
		case 'awaiting_confirmation':
			return ['potvrdi', 'otkazi'];
		case 'received':
		case 'ready_for_pickup':
			if (payment_code !== PAY_IN_STORE || !AT_PICKUP.includes(status)) return ['otkazi'];
			return status === 'received' ? ['spremna', 'predana', 'otkazi'] : ['predana', 'otkazi'];
		case 'awaiting_payment':
		case 'payment_failed':
			return ['otkazi'];
		case 'paid':
			return reserved ? [] : ['rezerviraj', 'otkazi'];
		default:
			return [];
	}
}

/** Whether an unpaid or paid order holds its goods. */
function toGoods({ status, reserved, reserved_until }: Order): [string, string][] {
	const isPaid = status === 'paid';
	if (reserved) return reserved_until === null || !isOpen({ status }) ? [] : [['Roba', `rezervirana do ${toTime(reserved_until)}`]];
	if (isPaid) return [['Roba', 'Uplata je stigla, a robe nije bilo dovoljno: rezervirajte je kad stigne, ili otkažite narudžbu i vratite novac.']];
	return isOpen({ status }) ? [['Roba', 'nije rezervirana: rezervirat će se kad stigne uplata']] : [];
}

async function findOrder(db: Kysely<Tables>, id: string): Promise<Order | undefined> {
	return /^\d{1,9}$/.test(id) ? db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirst() : undefined;
}

interface Sent {
	csrf: string;
	order: Order;
	db: Kysely<Tables>;
	now: Date;
	notice?: { kind: 'done' | 'refused'; text: string } | undefined;
	status?: number;
}

async function sendOrder(reply: Parameters<typeof sendAdminPage>[0], { csrf, order, db, now, notice, status = 200 }: Sent) {
	const items = await db
		.selectFrom('order_items')
		.select(['title', 'code', 'qty', 'total_cents', 'take_back'])
		.where('order_id', '=', order.id)
		.orderBy('position')
		.execute();
	const taxes = await readOrderTaxes(db, order.id);
	const addresses = await db.selectFrom('order_addresses').selectAll().where('order_id', '=', order.id).orderBy('kind', 'desc').execute();
	const isDue = await db.selectFrom('orders').select('id').where('id', '=', order.id).where(isRefundDue).executeTakeFirst();
	const received = await toReceivedLines(db, order);
	const facts: [string, string][] = [
		['Stanje', [toState(order), order.status === 'cancelled' && order.cancelled_by && CANCELLED_BY[order.cancelled_by]].filter(Boolean).join(', ')],
		...(isDue ? [['Povrat', 'Novac je stigao, a narudžba je otkazana: vratite ga kupcu, pa to ovdje zabilježite.'] satisfies [string, string]] : []),
		['Naručeno', toTime(order.created_at)],
		['Plaćanje', escapeHtml(order.payment_title)],
		...(received.length === 0 ? [] : [['Uplate', received.join('<br>')] satisfies [string, string]]),
		...toGoods(order),
		...(order.kept_until === null || !AT_PICKUP.includes(order.status) ? [] : [['Čuva se do', toTime(order.kept_until)] satisfies [string, string]]),
		['Kupac', `${escapeHtml(order.email)}${order.phone === null ? '' : `, ${escapeHtml(order.phone)}`}${order.user_id === null ? ' (gost)' : ''}`],
		...addresses.map(({ kind, company, first_name, last_name, street, postcode, city, country }): [string, string] => [
			kind === 'delivery' ? 'Dostava' : 'Podaci za račun',
			escapeHtml([company, `${first_name} ${last_name}`, street, `${postcode} ${city}`, country].filter(Boolean).join(', ')),
		]),
		...(order.note === null ? [] : [['Napomena', escapeHtml(order.note)] satisfies [string, string]]),
		['Ukupno', formatTotal(order)],
		...taxes.map(({ percent, tax }): [string, string] => [
			`PDV ${String(percent).replace('.', ',')} %`,
			formatTotal({ total_cents: tax, currency: order.currency }),
		]),
	];
	const goods = items.map(({ title, code, qty, total_cents, take_back }) => [
		`${escapeHtml(title)}${take_back === null ? '' : `<br><small>${TAKE_BACK[take_back]}</small>`}`,
		escapeHtml(code),
		String(qty),
		formatTotal({ total_cents, currency: order.currency }),
	]);
	const forms = (isDue ? (['vraceno'] as const) : actionsOf(order)).map(
		(action) =>
			`<form method="post" action="${ORDERS_PATH}${order.id}/">${csrfField(csrf)}<input type="hidden" name="action" value="${action}"><button>${BUTTONS[action]}</button></form>`,
	);
	const body = `${table(['Podatak', 'Vrijednost'], facts)}${table(['Proizvod', 'Šifra', 'Količina', 'Ukupno'], goods)}${await toTransferForm(db, order, { csrf, now })}${forms.join('')}<p><a href="${ORDERS_PATH}">Sve narudžbe</a></p>`;
	return sendAdminPage(reply, { title: `Narudžba ${order.number}`, section: 'narudzbe', csrf, body, notice, status });
}

const sendMissing = (reply: Parameters<typeof sendAdminPage>[0], csrf: string) =>
	sendAdminPage(reply, { title: 'Te narudžbe nema', section: 'narudzbe', csrf, status: 404, body: `<p><a href="${ORDERS_PATH}">Sve narudžbe</a></p>` });
