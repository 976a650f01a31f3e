import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../mail/escape-html.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { formatAmount, searchForm, table, toTime } from './forms.ts';

const PATH = `${ADMIN_PATH}narudzbe/`;
const SHOWN = 50;

const STATES: Readonly<Record<string, string>> = {
	received: 'zaprimljena',
	awaiting_payment: 'čeka plaćanje',
	payment_failed: 'plaćanje nije uspjelo',
	paid: 'plaćena',
	preparing: 'priprema se',
	ready_for_pickup: 'spremna za preuzimanje',
	shipped: 'poslana',
	completed: 'završena',
	cancelled: 'otkazana',
	returned: 'vraćena',
};

/** Orders with their state, newest first. */
export function registerOrders(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { q?: string; prije?: string } }>(PATH, async (request, reply) => {
		const asked = String(request.query.q ?? '')
			.trim()
			.slice(0, 100);
		const before = /^\d{1,9}$/.test(String(request.query.prije ?? '')) ? Number(request.query.prije) : null;
		let query = db
			.selectFrom('orders')
			.select(['id', 'number', 'status', 'email', 'total_cents', 'currency', 'payment_title', 'created_at'])
			.orderBy('id', 'desc')
			.limit(SHOWN);
		if (asked !== '') query = query.where((is) => is.or([is('number', '=', asked), is('email', '=', asked.toLowerCase())]));
		if (before !== null) query = query.where('id', '<', before);
		const orders = await query.execute();
		const rows = orders.map(({ number, status, email, total_cents, currency, payment_title, created_at }) => [
			escapeHtml(number),
			toTime(created_at),
			STATES[status] ?? escapeHtml(status),
			`${formatAmount(total_cents)}\u00a0${currency === 'EUR' ? '€' : escapeHtml(currency)}`,
			escapeHtml(payment_title),
			escapeHtml(email),
		]);
		const last = orders.at(-1);
		const more = asked === '' && orders.length === SHOWN && last ? `<p><a href="${PATH}?prije=${last.id}">Starije</a></p>` : '';
		const body = searchForm(asked, 'Broj narudžbe ili e-pošta') + table(['Broj', 'Vrijeme', 'Stanje', 'Ukupno', 'Plaćanje', 'E-pošta'], rows) + more;
		return sendAdminPage(reply, { title: 'Narudžbe', section: 'narudzbe', csrf: editorOf(request).csrf, body });
	});
}
