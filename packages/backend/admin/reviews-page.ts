import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { IS_VERIFIED } from '../catalog/feedback/is-verified.ts';
import { moderateReview } from '../catalog/feedback/moderate.ts';
import { toProductPath } from '../catalog/products/urls.ts';
import type { Database } from '../platform/database/tables.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, readForm, tooLong, toTime } from './forms.ts';

const PATH = `${ADMIN_PATH}recenzije/`;
const SHOWN = 20;
/** Same limit as in the contract's `FeedbackModerationBody`. */
const LONGEST_ANSWER = 4000;

const STATES = { pending: 'Čekaju', approved: 'Objavljene', rejected: 'Odbijene' } as const;
type State = keyof typeof STATES;
type Notice = Parameters<typeof sendAdminPage>[1]['notice'];
/** Text of a refused answer by review id, to be shown again. */
type Refused = Readonly<{ id: number; answer: string }> | undefined;

/**
 * Reviews by status, newest first: staff publish, reject and answer them. Ratings without text, and reviews that came with their product,
 * are not listed.
 */
export function registerReviews(scope: FastifyInstance, { db, editorOf, siteUrl }: AdminTools): void {
	scope.get<{ Querystring: { stanje?: string; prije?: string; spremljeno?: string } }>(PATH, async (request, reply) => {
		const { stanje, prije, spremljeno } = request.query;
		const notice: Notice = spremljeno === '1' ? { kind: 'done', text: 'Spremljeno. Stranica proizvoda osvježava se za trenutak.' } : undefined;
		return show(reply, { csrf: editorOf(request).csrf, state: toState(stanje), before: toId(prije), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const state = toState(form['state']);
		const id = toId(form['id']);
		const status = form['status'];
		const answer = form['answer'] ?? '';
		const refuse = (text: string, refused?: Refused) =>
			show(reply, { csrf: editorOf(request).csrf, state, before: null, notice: { kind: 'refused', text }, refused });
		if (id === null || (status !== 'approved' && status !== 'rejected')) return refuse('Odaberite što učiniti s recenzijom.');
		const long = tooLong('Odgovor trgovine', { text: answer, max: LONGEST_ANSWER });
		if (long) return refuse(long, { id, answer });
		if (!(await moderateReview(db, { id, status, answer }))) return refuse('Te recenzije više nema: kupac ju je u međuvremenu promijenio ili povukao.');
		return reply.redirect(`${PATH}?stanje=${state}&spremljeno=1`, 303);
	});

	async function show(
		reply: FastifyReply,
		{ csrf, state, before, notice, refused }: { csrf: string; state: State; before: number | null; notice: Notice; refused?: Refused },
	) {
		const { reviews, waiting } = await readReviews(db, state, before);
		const tabs = Object.entries(STATES).map(
			([name, title]) =>
				`<a href="${PATH}?stanje=${name}"${name === state ? ' aria-current="page"' : ''}>${title}${name === 'pending' && waiting > 0 ? ` (${waiting})` : ''}</a>`,
		);
		const listed = reviews.map((review) => toArticle(review, { csrf, state, siteUrl, refused })).join('') || '<p>Nema ničega.</p>';
		const last = reviews.at(-1);
		const more = reviews.length === SHOWN && last ? `<p><a href="${PATH}?stanje=${state}&amp;prije=${last.id}">Starije</a></p>` : '';
		const body = `<nav aria-label="Stanje"><p>${tabs.join(' · ')}</p></nav>${listed}${more}`;
		return sendAdminPage(reply, { title: 'Recenzije', section: 'recenzije', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}

type ReadReview = Awaited<ReturnType<typeof readReviews>>['reviews'][number];

async function readReviews(db: Database, state: State, before: number | null) {
	const written = db.selectFrom('feedback as f').innerJoin('products as p', 'p.id', 'f.product_id').where('f.message', 'is not', null);
	let query = written
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['f.id', 'f.display_name', 'f.message', 'f.rate', 'f.answer', 'f.created_at', 'p.id as product_id', 'p.title', 'p.slug', 'c.slug as category_slug'])
		.select(IS_VERIFIED.as('is_verified'))
		.where('f.status', '=', state)
		.orderBy('f.id', 'desc')
		.limit(SHOWN);
	if (before !== null) query = query.where('f.id', '<', before);
	const { waiting } = await written.where('f.status', '=', 'pending').select(sql<number>`count(*)::int`.as('waiting')).executeTakeFirstOrThrow();
	return { reviews: await query.execute(), waiting };
}

function toArticle(review: ReadReview, { csrf, state, siteUrl, refused }: { csrf: string; state: State; siteUrl: string; refused: Refused }): string {
	const { id, display_name, message, rate, answer, created_at, product_id, title, slug, category_slug, is_verified } = review;
	const answerField = field({
		name: 'answer',
		id: `f-answer-${id}`,
		label: 'Odgovor trgovine',
		type: 'long',
		value: refused?.id === id ? refused.answer : (answer ?? ''),
		max: LONGEST_ANSWER,
		hint: 'Vide ga svi ispod recenzije. Prazno: bez odgovora.',
	});
	const buttons = [
		`<button name="status" value="approved">${state === 'approved' ? 'Spremi odgovor' : 'Objavi'}</button>`,
		...(state === 'rejected' ? [] : [`<button class="quiet" name="status" value="rejected">${state === 'approved' ? 'Povuci' : 'Odbij'}</button>`]),
	];
	return `<article class="review"><h2><a href="${siteUrl}${toProductPath(category_slug, slug, product_id)}">${escapeHtml(title)}</a></h2><p><b>${rate}\u00a0/\u00a05</b> · ${escapeHtml(display_name ?? '')} · ${toTime(created_at)} · ${is_verified ? 'potvrđena kupnja' : 'kupnja nije potvrđena'}</p><p class="said">${escapeHtml(message ?? '')}</p><form class="fields" method="post" action="${PATH}">${csrfField(csrf)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="state" value="${state}">${answerField}<p>${buttons.join(' ')}</p></form></article>`;
}

const toState = (name: string | undefined): State => (name === 'approved' || name === 'rejected' ? name : 'pending');

const toId = (text: string | undefined): number | null => (/^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : null);
