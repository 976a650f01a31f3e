import type { FastifyInstance, FastifyReply } from 'fastify';
import { findBlanks } from '../editor/blanks.ts';
import { type ContentEdit, editPage, editPost, PUBLIC_STATUS } from '../editor/edit-content.ts';
import type { Database } from '../platform/database/tables.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { asStored, CONFLICT, changedSince, type Merged, mergeForms, seenField } from './conflict.ts';
import { field, LONGEST, readForm, searchForm, table, tooLong } from './forms.ts';

const SHOWN = 100;
const refuseBlanks = (blanks: readonly string[]) =>
	`U tekstu su još praznine: ${blanks.join(', ').slice(0, 1000)}. Ispunite ih, pa stranicu označite vidljivom.`;

interface Kind {
	readonly section: 'clanci' | 'stranice';
	readonly title: string;
	list(db: Database, asked: string): Promise<readonly { id: number; title: string; visible: boolean }[]>;
	find(db: Database, id: number): Promise<ContentEdit | null>;
	edit(db: Database, edit: ContentEdit): Promise<boolean>;
}

/** Escapes the wildcards of LIKE patterns. */
const contains = (asked: string): string => `%${asked.replace(/[\\%_]/g, '\\$&')}%`;

const KINDS: readonly Kind[] = [
	{
		section: 'clanci',
		title: 'Članci',
		async list(db, asked) {
			const rows = await db
				.selectFrom('posts')
				.select(['id', 'title', 'status'])
				.where('title', 'ilike', contains(asked))
				.orderBy('published_at', 'desc')
				.limit(SHOWN)
				.execute();
			return rows.map((row) => ({ ...row, visible: row.status >= PUBLIC_STATUS }));
		},
		async find(db, id) {
			const row = await db
				.selectFrom('posts')
				.select(['id', 'title', 'short_description', 'content', 'status'])
				.where('id', '=', id)
				.forUpdate()
				.executeTakeFirst();
			return row ? { ...row, visible: row.status >= PUBLIC_STATUS } : null;
		},
		edit: editPost,
	},
	{
		section: 'stranice',
		title: 'Stranice',
		list: (db, asked) =>
			db.selectFrom('pages').select(['id', 'title', 'visible']).where('title', 'ilike', contains(asked)).orderBy('path').limit(SHOWN).execute(),
		async find(db, id) {
			const row = await db
				.selectFrom('pages')
				.select(['id', 'title', 'short_description', 'content', 'visible'])
				.where('id', '=', id)
				.forUpdate()
				.executeTakeFirst();
			return row ? { ...row, short_description: row.short_description ?? '', content: row.content ?? '' } : null;
		},
		edit: editPage,
	},
];

/** Articles and pages: a list, and a form for the texts of each. */
export function registerContent(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	for (const { section, title, list, find, edit } of KINDS) {
		const path = `${ADMIN_PATH}${section}/`;

		scope.get<{ Querystring: { q?: string } }>(path, async (request, reply) => {
			const asked = String(request.query.q ?? '').slice(0, 100);
			const rows = (await list(db, asked)).map((row) => [`<a href="${path}${row.id}/">${escapeHtml(row.title)}</a>`, row.visible ? 'da' : 'ne']);
			return sendAdminPage(reply, {
				title,
				section,
				csrf: editorOf(request).csrf,
				body: searchForm(asked, 'Riječ iz naslova') + table(['Naslov', 'Vidljivo'], rows),
			});
		});

		scope.get<{ Params: { id: string }; Querystring: { spremljeno?: string } }>(`${path}:id/`, async (request, reply) => {
			const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno. Stranica se osvježava za trenutak.' } as const) : undefined;
			return show(reply, { csrf: editorOf(request).csrf, known: await find(db, toId(request.params.id)), notice });
		});

		scope.post<{ Params: { id: string } }>(`${path}:id/`, async (request, reply) => {
			const form = readForm(request.body);
			const id = toId(request.params.id);
			const sent: ContentEdit = {
				...{ id, title: (form['title'] ?? '').trim(), visible: form['visible'] === '1' },
				...{ short_description: form['short_description'] ?? '', content: form['content'] ?? '' },
			};
			const isTitle = sent.title !== '' && sent.title.length <= 300;
			const error = isTitle ? await db.transaction().execute((trx) => save(trx, sent, form)) : 'Upišite naslov od najviše 300 znakova.';
			if (error === null) return reply.redirect(`${path}${id}/?spremljeno=1`, 303);
			const known = await find(db, id);
			const merged = known === null ? undefined : mergeForms(form, toForm(known));
			const status = error === CONFLICT ? 409 : 422;
			return show(reply, { csrf: editorOf(request).csrf, known, merged, notice: { kind: 'refused', text: error }, status });
		});

		/** Saves the form; null if saved, else why not. */
		async function save(trx: Database, sent: ContentEdit, form: Readonly<Record<string, string>>): Promise<string | null> {
			const known = await find(trx, sent.id);
			if (known === null) return 'Toga nema.';
			if (changedSince(form, toForm(known)).length > 0) return CONFLICT;
			const { short_description, content } = sent;
			const long =
				tooLong('Uvod', { text: short_description, was: known.short_description, max: LONGEST.short_description }) ??
				tooLong('Tekst', { text: content, was: known.content, max: LONGEST.content });
			if (long !== null) return long;
			const blanks = findBlanks(sent.title, short_description, content);
			if (sent.visible && blanks.length > 0) return refuseBlanks(blanks);
			return (await edit(trx, sent)) ? null : 'Toga nema.';
		}

		function show(reply: FastifyReply, { csrf, known, merged, notice, status = 200 }: ShownContent) {
			if (known === null) return sendAdminPage(reply, { title: 'Toga nema', status: 404, section, csrf, body: `<p><a href="${path}">${title}</a></p>` });
			const stored = toForm(known);
			const { form, hints } = merged ?? asStored(stored);
			const of = (name: keyof typeof stored, usual?: string) => ({ name, value: form[name] ?? '', hint: hints[name] ?? usual });
			const body = `<form class="fields" method="post">${csrfField(csrf)}${seenField(stored)}${[
				field({ ...of('title'), label: 'Naslov', required: true }),
				field({ ...of('short_description'), label: 'Uvod', type: 'long', max: LONGEST.short_description }),
				field({ ...of('content', 'HTML; što trgovina ne smije prikazati, izostavit će.'), label: 'Tekst', type: 'long', max: LONGEST.content }),
				field({ ...of('visible'), label: 'Vidljivo u trgovini', type: 'switch' }),
			].join('')}<button>Spremi</button></form>`;
			return sendAdminPage(reply, { title: known.title || title, section, csrf, body, notice, status });
		}
	}
}

interface ShownContent {
	readonly csrf: string;
	readonly known: ContentEdit | null;
	readonly merged?: Merged | undefined;
	readonly notice: Parameters<typeof sendAdminPage>[1]['notice'];
	readonly status?: number;
}

const toForm = ({ title, short_description, content, visible }: ContentEdit) => ({ title, short_description, content, visible: visible ? '1' : '' });

const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
