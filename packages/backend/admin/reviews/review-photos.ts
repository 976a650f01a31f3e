import type { FastifyInstance } from 'fastify';
import { readPhoto, removePhoto } from '../../catalog/index.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { isUuid } from '../../platform/text/is-uuid.ts';
import { ADMIN_HEADERS, csrfField } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { readForm } from '../forms.ts';
import { REVIEWS_PATH, type ReviewState, toReviewId, toState } from './review-state.ts';

const PHOTOS_PATH = `${REVIEWS_PATH}fotografije/`;

/** The photos of reviews in the back office: shown to staff before they are published, and removed one by one. */
export function registerReviewPhotos(scope: FastifyInstance, { db, media }: AdminTools): void {
	scope.get<{ Params: { id: string } }>(`${PHOTOS_PATH}:id`, async (request, reply) => {
		const { id } = request.params;
		const photo = isUuid(id) ? await readPhoto(db, media, id) : null;
		if (photo === null) return sendProblem(request, reply, notFound('photo'));
		return reply.type(photo.type).headers(ADMIN_HEADERS).send(photo.bytes);
	});

	scope.post(PHOTOS_PATH, async (request, reply) => {
		const form = readForm(request.body);
		const photoId = form['photo'] ?? '';
		const reviewId = toReviewId(form['id']);
		const removed = reviewId !== null && isUuid(photoId) && (await removePhoto(db, { reviewId, photoId }));
		return reply.redirect(`${REVIEWS_PATH}?stanje=${toState(form['state'])}&${removed ? 'spremljeno=1' : 'nema=1'}`, 303);
	});
}

export interface AdminPhoto {
	readonly id: string;
	readonly width: number;
	readonly height: number;
	/** Visible to shoppers. */
	readonly published: boolean;
}

/** The photos of one review, each with a button that removes it. */
export function toPhotoList(photos: readonly AdminPhoto[], review: { id: number; author: string; state: ReviewState; csrf: string }): string {
	if (photos.length === 0) return '';
	const items = photos.map(({ id, width, height, published }, place) => {
		const label = `Fotografija ${place + 1} od ${photos.length}, ${review.author}`;
		const note = published || review.state !== 'approved' ? '' : '<small>čeka objavu</small>';
		return `<li><a href="${PHOTOS_PATH}${id}"><img src="${PHOTOS_PATH}${id}" alt="${escapeHtml(label)}" width="${width}" height="${height}" loading="lazy"></a>${note}<form method="post" action="${PHOTOS_PATH}">${csrfField(review.csrf)}<input type="hidden" name="id" value="${review.id}"><input type="hidden" name="photo" value="${id}"><input type="hidden" name="state" value="${review.state}"><button class="quiet" aria-label="Ukloni: ${escapeHtml(label)}">Ukloni</button></form></li>`;
	});
	return `<ul class="photos">${items.join('')}</ul>`;
}
