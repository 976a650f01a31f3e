import type { ReturnReason } from '@titraj/contract/withdrawal.ts';
import type { FastifyInstance } from 'fastify';
import { toReference } from '../orders/index.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { table, toTime } from './forms.ts';
import { ORDERS_PATH } from './order-words.ts';

const PATH = `${ADMIN_PATH}povrati/`;
const SHOWN = 50;

const REASONS: Readonly<Record<ReturnReason, string>> = {
	changed_mind: 'predomislio se',
	does_not_fit: 'ne odgovara',
	damaged: 'oštećeno ili neispravno',
	wrong_item: 'stigao je pogrešan proizvod',
	other: 'drugo',
};

/**
 * Withdrawals, newest first, with the returned goods. Withdrawals without a known order are listed, too, because they are also legally
 * effective.
 */
export function registerReturns(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { prije?: string } }>(PATH, async (request, reply) => {
		const before = /^\d{1,9}$/.test(String(request.query.prije ?? '')) ? Number(request.query.prije) : null;
		let query = db.selectFrom('withdrawals').selectAll().orderBy('id', 'desc').limit(SHOWN);
		if (before !== null) query = query.where('id', '<', before);
		const withdrawals = await query.execute();
		const rows = withdrawals.map(({ id, order_id, number, name, email, items, reason, created_at }) => [
			`<span class="reference">${toReference(id)}</span>`,
			toTime(created_at),
			order_id === null ? `${escapeHtml(number)} (nepoznata)` : `<a href="${ORDERS_PATH}${order_id}/">${escapeHtml(number)}</a>`,
			`${escapeHtml(name)}, ${escapeHtml(email)}`,
			items === null ? 'cijela narudžba' : escapeHtml(items),
			reason === null ? '' : REASONS[reason],
		]);
		const last = withdrawals.at(-1);
		const more = withdrawals.length === SHOWN && last ? `<p><a href="${PATH}?prije=${last.id}">Starije</a></p>` : '';
		const body = `<p>Izjave o odustanku vrijede od navedenog trenutka. Novac se vraća najkasnije 14 dana od primitka.</p>${table(['Broj', 'Primljeno', 'Narudžba', 'Kupac', 'Roba', 'Razlog'], rows, 'returns')}${more}`;
		return sendAdminPage(reply, { title: 'Povrati', section: 'povrati', csrf: editorOf(request).csrf, body });
	});
}
