import type { FastifyInstance, FastifyReply } from 'fastify';
import { moderateReview, publishPhotos } from '../../catalog/index.ts';
import { sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { readForm, tooLong } from '../forms.ts';
import { PAGE_SIZE, readReviews } from './read-reviews.ts';
import { LONGEST_ANSWER, type Refused, toArticle, toLanguage } from './review-article.ts';
import { REVIEWS_PATH as PATH, type ReviewState, STATES, toReviewId, toState } from './review-state.ts';

type Notice = Parameters<typeof sendAdminPage>[1]['notice'];
const SAVED: Notice = { kind: 'done', text: 'Spremljeno. Stranica proizvoda osvježava se za trenutak.' };
const PHOTO_GONE: Notice = { kind: 'refused', text: 'Te fotografije više nema.' };

/**
 * Reviews by status, newest first: staff publish, reject and answer them. Ratings without text, and reviews that came with their product,
 * are not listed.
 */
export function registerReviews(scope: FastifyInstance, { db, media, editorOf, siteUrl }: AdminTools): void {
	scope.get<{ Querystring: { stanje?: string; prije?: string; spremljeno?: string; nema?: string } }>(PATH, async (request, reply) => {
		const { stanje, prije, spremljeno, nema } = request.query;
		const notice: Notice = spremljeno === '1' ? SAVED : nema === '1' ? PHOTO_GONE : undefined;
		return show(reply, { csrf: editorOf(request).csrf, state: toState(stanje), before: toReviewId(prije), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const state = toState(form['state']);
		const id = toReviewId(form['id']);
		const status = form['status'];
		const answer = form['answer'] ?? '';
		const refuse = (text: string, refused?: Refused) =>
			show(reply, { csrf: editorOf(request).csrf, state, before: null, notice: { kind: 'refused', text }, refused });
		if (id === null || (status !== 'approved' && status !== 'rejected')) return refuse('Odaberite što učiniti s recenzijom.');
		const long = tooLong('Odgovor trgovine', { text: answer, max: LONGEST_ANSWER });
		const answer_lang = toLanguage(form['answer_lang']);
		if (long) return refuse(long, { id, answer, answer_lang });
		// Before the status, so that the review never appears without its photos. Staff see this id's photos: others give it a new id.
		if (status === 'approved') await publishPhotos(db, media, id);
		if (!(await moderateReview(db, { id, status, answer, answer_lang })))
			return refuse('Te recenzije više nema: kupac ju je u međuvremenu promijenio ili povukao.');
		return reply.redirect(`${PATH}?stanje=${state}&spremljeno=1`, 303);
	});

	async function show(
		reply: FastifyReply,
		{ csrf, state, before, notice, refused }: { csrf: string; state: ReviewState; before: number | null; notice: Notice; refused?: Refused },
	) {
		const { reviews, waiting } = await readReviews(db, state, before);
		const tabs = Object.entries(STATES).map(
			([name, title]) =>
				`<a href="${PATH}?stanje=${name}"${name === state ? ' aria-current="page"' : ''}>${title}${name === 'pending' && waiting > 0 ? ` (${waiting})` : ''}</a>`,
		);
		const listed = reviews.map((review) => toArticle(review, { csrf, state, siteUrl, refused })).join('') || '<p>Nema ničega.</p>';
		const last = reviews.at(-1);
		const more = reviews.length === PAGE_SIZE && last ? `<p><a href="${PATH}?stanje=${state}&amp;prije=${last.id}">Starije</a></p>` : '';
		const body = `<nav aria-label="Stanje"><p>${tabs.join(' · ')}</p></nav>${listed}${more}`;
		return sendAdminPage(reply, { title: 'Recenzije', section: 'recenzije', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}
