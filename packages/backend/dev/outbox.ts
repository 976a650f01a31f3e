import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../platform/http/problem.ts';
import { notFound } from '../platform/http/refusal.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { embedPictures } from '../platform/mail/mail-attachments.ts';
import { sendDevPage } from './dev-page.ts';
import type { Database } from './tables.ts';

const SHOWN = 100;

/** The mails of the shop at `/dev/outbox`, newest first; `recipient` keeps those to one address, `format=json` is for programs. */
export function registerOutbox(app: FastifyInstance, db: Database): void {
	app.get<{ Querystring: { recipient?: unknown; format?: unknown } }>('/dev/outbox', async ({ query }, reply) => {
		const all = db.selectFrom('mails').orderBy('id', 'desc').limit(SHOWN);
		const mails = typeof query.recipient === 'string' ? all.where('recipient', '=', query.recipient) : all;
		if (query.format === 'json') return mails.selectAll().execute();
		const rows = await mails.select(['id', 'recipient', 'subject', 'lang', 'created_at']).execute();
		return sendDevPage(reply, { title: 'Odlazna pošta', body: rows.length === 0 ? '<p>Nema poruka.</p>' : toTable(rows) });
	});

	app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
		const mail = await findMail(db, request.params.id);
		if (mail === undefined) return sendProblem(request, reply, notFound('mail'));
		const { id, recipient, subject, created_at, text } = mail;
		const head = `<p>${escapeHtml(recipient)}, ${created_at.toISOString()}</p><p><a href="/dev/outbox">Sve poruke</a></p>`;
		return sendDevPage(reply, {
			title: subject,
			body: `${head}<pre>${toLinks(text)}</pre><iframe title="HTML" sandbox src="/dev/outbox/${id}/html"></iframe>`,
		});
	});

	app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async (request, reply) => {
		const mail = await findMail(db, request.params.id);
		if (mail === undefined) return sendProblem(request, reply, notFound('mail'));
		return reply
			.type('text/html; charset=utf-8')
			.headers({
				'cache-control': 'no-store',
				'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation",
			})
			.send(embedPictures(mail.html, mail.attachments));
	});
}

async function findMail(db: Database, id: string) {
	if (!/^\d{1,9}$/.test(id)) return undefined;
	return db.selectFrom('mails').selectAll().where('id', '=', Number(id)).executeTakeFirst();
}

function toTable(rows: { id: number; recipient: string; subject: string; lang: string; created_at: Date }[]): string {
	const lines = rows.map(
		({ id, recipient, subject, lang, created_at }) =>
			`<tr><td>${created_at.toISOString().slice(0, 19)}</td><td>${escapeHtml(recipient)}</td><td>${lang}</td><td><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
	);
	return `<table><thead><tr><th>Vrijeme</th><th>Prima</th><th>Jezik</th><th>Predmet</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const toLinks = (text: string): string => escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
