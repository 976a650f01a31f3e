import type { FastifyInstance, FastifyReply } from 'fastify';
import { editLabel } from '../content/index.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, LONGEST, readForm, table, tooLong } from './forms.ts';

const PATH = `${ADMIN_PATH}natpisi/`;
const SHOWN = 300;

/** Page of the labels that override the shop's dictionary, with a form for one label. */
export function registerLabels(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(PATH, async (request, reply) =>
		show(reply, editorOf(request).csrf, request.query.spremljeno === '1' ? { kind: 'done', text: 'Spremljeno. Stranice se osvježavaju.' } : undefined),
	);

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const name = (form['name'] ?? '').trim();
		if (!/^[a-z][\w.]{0,99}$/i.test(name))
			return show(
				reply,
				editorOf(request).csrf,
				{ kind: 'refused', text: 'Ime natpisa su slova, brojke, točke i podvlake.' },
				{ name, text: form['text'] ?? '' },
			);
		const text = (form['text'] ?? '').trim();
		const long = tooLong('Tekst', { text, max: LONGEST.label });
		if (long !== null) return show(reply, editorOf(request).csrf, { kind: 'refused', text: long }, { name, text });
		await editLabel(db, { name, text });
		return reply.redirect(`${PATH}?spremljeno=1`, 303);
	});

	async function show(reply: FastifyReply, csrf: string, notice: Parameters<typeof sendAdminPage>[1]['notice'], sent = { name: '', text: '' }) {
		const rows = await db.selectFrom('labels').selectAll().orderBy('name').limit(SHOWN).execute();
		const body = `<form class="fields" method="post">${csrfField(csrf)}${[
			field({ name: 'name', value: sent.name, label: 'Ime natpisa', required: true, max: 100, hint: 'Kao u locales/hr.json, na primjer home.title' }),
			field({ name: 'text', value: sent.text, label: 'Tekst', type: 'long', max: LONGEST.label, hint: 'Prazno: vrijedi natpis iz rječnika trgovine.' }),
		].join('')}<button>Spremi</button></form>${table(
			['Ime', 'Tekst'],
			rows.map(({ name, text }) => [escapeHtml(name), escapeHtml(text)]),
		)}`;
		return sendAdminPage(reply, { title: 'Natpisi', section: 'natpisi', body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}
