import type { FastifyInstance } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { findOverdueTransfers, isRefundDue, recordShown } from '../orders/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { searchForm, table, toTime } from './forms.ts';
import { formatTotal, ORDERS_PATH, toState } from './order-words.ts';

const SHOWN = 50;

/** Page of orders with their status, newest first, with the number of orders that wait for staff. */
export function registerOrders(scope: FastifyInstance, { db, config, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { q?: string; prije?: string; cekaju?: string; povrat?: string; kasne?: string; bezrobe?: string } }>(
		ORDERS_PATH,
		async (request, reply) => {
			const asked = String(request.query.q ?? '')
				.trim()
				.slice(0, 100);
			const before = /^\d{1,9}$/.test(String(request.query.prije ?? '')) ? Number(request.query.prije) : null;
			let query = db
				.selectFrom('orders')
				.select(['id', 'number', 'status', 'reserved', 'email', 'total_cents', 'currency', 'payment_title', 'created_at'])
				.orderBy('id', 'desc')
				.limit(SHOWN);
			const onlyWaiting = request.query.cekaju === '1';
			if (onlyWaiting) query = query.where('status', '=', 'awaiting_confirmation');
			const onlyDue = request.query.povrat === '1';
			if (onlyDue) query = query.where(isRefundDue);
			const onlyLacking = request.query.bezrobe === '1';
			if (onlyLacking) query = query.where(isLacking);
			const now = config.now();
			const overdue = await findOverdueTransfers(db, now);
			const onlyOverdue = request.query.kasne === '1';
			if (onlyOverdue) query = query.where('id', 'in', overdue.length === 0 ? [0] : overdue);
			if (asked !== '') query = query.where((is) => is.or([is('number', '=', asked), is('email', '=', asked.toLowerCase())]));
			if (before !== null) query = query.where('id', '<', before);
			const orders = await query.execute();
			if (onlyOverdue)
				await recordShown(
					db,
					orders.map(({ id }) => id),
					now,
				);
			const rows = orders.map(({ id, number, status, reserved, email, total_cents, currency, payment_title, created_at }) => [
				`<a href="${ORDERS_PATH}${id}/">${escapeHtml(number)}</a>`,
				toTime(created_at),
				toState({ status, reserved }),
				formatTotal({ total_cents, currency }),
				escapeHtml(payment_title),
				escapeHtml(email),
			]);
			const last = orders.at(-1);
			const more =
				asked === '' && orders.length === SHOWN && last
					? `<p><a href="${ORDERS_PATH}?${onlyWaiting ? 'cekaju=1&amp;' : ''}${onlyDue ? 'povrat=1&amp;' : ''}${onlyOverdue ? 'kasne=1&amp;' : ''}${onlyLacking ? 'bezrobe=1&amp;' : ''}prije=${last.id}">Starije</a></p>`
					: '';
			const body =
				(await toWaiting(db)) +
				(await toDue(db)) +
				toOverdue(overdue.length, onlyOverdue) +
				(await toLacking(db)) +
				searchForm(asked, 'Broj narudžbe ili e-pošta') +
				table(['Broj', 'Vrijeme', 'Stanje', 'Ukupno', 'Plaćanje', 'E-pošta'], rows) +
				more;
			return sendAdminPage(reply, { title: 'Narudžbe', section: 'narudzbe', csrf: editorOf(request).csrf, body });
		},
	);
}

async function toWaiting(db: Database): Promise<string> {
	const { waiting } = await db
		.selectFrom('orders')
		.select((eb) => eb.fn.countAll<number>().as('waiting'))
		.where('status', '=', 'awaiting_confirmation')
		.executeTakeFirstOrThrow();
	return Number(waiting) === 0 ? '' : `<p role="status"><a href="${ORDERS_PATH}?cekaju=1">Narudžbe koje čekaju Vašu potvrdu: ${waiting}</a></p>`;
}

/** Orders whose transfer is late. They are cancelled only after this list was shown, so that staff can look at their bank statement first. */
function toOverdue(count: number, isShown: boolean): string {
	if (count === 0) return isShown ? '<p role="status">Nijedna uplata ne kasni.</p>' : '';
	const list = `<p role="status"><a href="${ORDERS_PATH}?kasne=1">Narudžbe čija uplata na račun kasni: ${count}</a></p>`;
	if (!isShown) return list;
	return `${list}<p>Provjerite izvod. Otvorite narudžbu da zabilježite uplatu ili je otkažete. Sa sljedećim radnim danom istječe vrijeme: zatim se ove narudžbe same otkazuju. Njihova roba više nije rezervirana.</p>`;
}

/** Cancelled orders that were paid: staff have to refund them by hand. */
async function toDue(db: Database): Promise<string> {
	const { due } = await db
		.selectFrom('orders')
		.select((eb) => eb.fn.countAll<number>().as('due'))
		.where(isRefundDue)
		.executeTakeFirstOrThrow();
	return Number(due) === 0 ? '' : `<p role="status"><a href="${ORDERS_PATH}?povrat=1">Otkazane narudžbe čiji novac treba vratiti: ${due}</a></p>`;
}

/** Condition of a paid order whose goods were gone when the payment arrived. */
const isLacking = (eb: ExpressionBuilder<Tables, 'orders'>) => eb.and([eb('status', '=', 'paid'), eb('reserved', '=', false)]);

async function toLacking(db: Database): Promise<string> {
	const { lacking } = await db
		.selectFrom('orders')
		.select((eb) => eb.fn.countAll<number>().as('lacking'))
		.where(isLacking)
		.executeTakeFirstOrThrow();
	return Number(lacking) === 0 ? '' : `<p role="status"><a href="${ORDERS_PATH}?bezrobe=1">Plaćene narudžbe za koje nema dovoljno robe: ${lacking}</a></p>`;
}
