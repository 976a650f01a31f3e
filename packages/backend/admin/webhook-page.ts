import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { table, toTime } from './forms.ts';

const SHOWN = 100;

/** Log of the content webhook's calls and their outcome. */
export function registerWebhookLog(scope: FastifyInstance, { db }: AdminTools): void {
	scope.get(`${ADMIN_PATH}dojave/`, async (_request, reply) => {
		const calls = await db.selectFrom('webhook_calls').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
		const rows = calls.map(({ at, summary, changes, status, ms, error }) => [
			toTime(at),
			`${escapeHtml(summary)} (${changes})`,
			status === null ? `bez odgovora: ${escapeHtml(error ?? '')}` : status < 300 ? `primljeno, ${status}` : `odbijeno, ${status}`,
			`${ms} ms`,
		]);
		const body = `<p>Nakon svake promjene sadržaja trgovina se obavještava i iznova stvara stranice na kojima se promjena vidi.</p>${table(['Vrijeme', 'Promijenjeno', 'Odgovor', 'Trajanje'], rows)}`;
		return sendAdminPage(reply, { title: 'Dojave trgovini', section: 'dojave', body });
	});
}
