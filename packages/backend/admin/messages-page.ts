import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { readForm, toTime } from './forms.ts';
import { ORDERS_PATH } from './order-words.ts';

const MESSAGES_PATH = `${ADMIN_PATH}poruke/`;
const PAGE_SIZE = 30;

const STATES = { nove: 'Nove', procitane: 'Pročitane', odgovorene: 'Odgovorene' } as const;
type State = keyof typeof STATES;
const MARKS = { procitana: 'Pročitana', odgovorena: 'Odgovorena', nova: 'Vrati među nove' } as const;
type Mark = keyof typeof MARKS;

const SUBJECTS: Readonly<Record<string, string>> = { order: 'Narudžba', service: 'Servis', offer: 'Ponuda', other: 'Drugo' };

type Message = Pick<
	Selectable<Tables['contact_messages']>,
	'id' | 'name' | 'email' | 'subject' | 'order_number' | 'message' | 'read_at' | 'answered_at' | 'created_at'
>;

/** Messages of the contact form by mark, newest first: staff answer by their own mail program and mark them here. */
export function registerMessages(scope: FastifyInstance, { db, config, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { stanje?: string; prije?: string; spremljeno?: string } }>(MESSAGES_PATH, async (request, reply) => {
		const { stanje, prije, spremljeno } = request.query;
		const notice = spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno.' } as const) : undefined;
		return show(reply, { csrf: editorOf(request).csrf, state: toState(stanje), before: toId(prije), notice });
	});

	scope.post(MESSAGES_PATH, async (request, reply) => {
		const form = readForm(request.body);
		const state = toState(form['state']);
		const [id, mark] = [toId(form['id']), form['mark'] ?? ''];
		if (id === null || !isMark(mark)) {
			const notice = { kind: 'refused', text: 'Odaberite što učiniti s porukom.' } as const;
			return show(reply, { csrf: editorOf(request).csrf, state, before: null, notice });
		}
		const now = config.now();
		const marks = {
			procitana: { read_at: now, answered_at: null },
			odgovorena: { read_at: now, answered_at: now },
			nova: { read_at: null, answered_at: null },
		} as const;
		await db.updateTable('contact_messages').set(marks[mark]).where('id', '=', id).execute();
		return reply.redirect(`${MESSAGES_PATH}?stanje=${state}&spremljeno=1`, 303);
	});

	async function show(
		reply: FastifyReply,
		{ csrf, state, before, notice }: { csrf: string; state: State; before: number | null; notice: Parameters<typeof sendAdminPage>[1]['notice'] },
	) {
		let query = db
			.selectFrom('contact_messages')
			.select(['id', 'name', 'email', 'subject', 'order_number', 'message', 'read_at', 'answered_at', 'created_at'])
			.orderBy('id', 'desc')
			.limit(PAGE_SIZE);
		if (state === 'odgovorene') query = query.where('answered_at', 'is not', null);
		else query = query.where('answered_at', 'is', null).where('read_at', state === 'nove' ? 'is' : 'is not', null);
		if (before !== null) query = query.where('id', '<', before);
		const messages = await query.execute();
		const { count } = await db
			.selectFrom('contact_messages')
			.select(({ fn }) => fn.countAll<number>().as('count'))
			.where('read_at', 'is', null)
			.executeTakeFirstOrThrow();
		const tabs = Object.entries(STATES).map(
			([name, title]) =>
				`<a href="${MESSAGES_PATH}?stanje=${name}"${name === state ? ' aria-current="page"' : ''}>${title}${name === 'nove' && Number(count) > 0 ? ` (${count})` : ''}</a>`,
		);
		const listed = messages.map((message) => toArticle(message, { csrf, state })).join('') || '<p>Nema ničega.</p>';
		const last = messages.at(-1);
		const more = messages.length === PAGE_SIZE && last ? `<p><a href="${MESSAGES_PATH}?stanje=${state}&amp;prije=${last.id}">Starije</a></p>` : '';
		const body = `<nav aria-label="Stanje"><p>${tabs.join(' · ')}</p></nav>${listed}${more}`;
		return sendAdminPage(reply, { title: 'Poruke', section: 'poruke', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}

function toArticle(
	{ id, name, email, subject, order_number, message, read_at, answered_at, created_at }: Message,
	{ csrf, state }: { csrf: string; state: State },
) {
	const facts = [
		toTime(created_at),
		escapeHtml(name),
		`<a href="mailto:${escapeHtml(encodeURIComponent(email).replace('%40', '@'))}">${escapeHtml(email)}</a>`,
		...(order_number === null ? [] : [`<a href="${ORDERS_PATH}?q=${encodeURIComponent(order_number)}">narudžba ${escapeHtml(order_number)}</a>`]),
	];
	const marks: readonly Mark[] = [
		...(answered_at === null ? (['odgovorena'] as const) : []),
		...(read_at === null || answered_at !== null ? (['procitana'] as const) : []),
		...(read_at === null ? [] : (['nova'] as const)),
	];
	const buttons = marks.map((mark, place) => `<button${place === 0 ? '' : ' class="quiet"'} name="mark" value="${mark}">${MARKS[mark]}</button>`);
	return `<article class="review"><h2>${escapeHtml(SUBJECTS[subject] ?? subject)}</h2><p>${facts.join(' · ')}</p><p class="said">${escapeHtml(message)}</p><form method="post" action="${MESSAGES_PATH}">${csrfField(csrf)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="state" value="${state}"><p>${buttons.join(' ')}</p></form></article>`;
}

const isState = (text: string | undefined): text is State => text !== undefined && Object.hasOwn(STATES, text);
const toState = (text: string | undefined): State => (isState(text) ? text : 'nove');
const isMark = (text: string): text is Mark => Object.hasOwn(MARKS, text);
const toId = (text: string | undefined): number | null => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : null);
