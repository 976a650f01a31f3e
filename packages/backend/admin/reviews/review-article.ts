import { toProductPath } from '../../catalog/index.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { LANGUAGE_OF } from '../../platform/market/language-of.ts';
import { csrfField } from '../admin-page.ts';
import { field, toTime } from '../forms.ts';
import type { ReadReview } from './read-reviews.ts';
import { toPhotoList } from './review-photos.ts';
import { REVIEWS_PATH, type ReviewState } from './review-state.ts';

/** Same limit as in the contract's `FeedbackModerationBody`. */
export const LONGEST_ANSWER = 4000;

/** A refused answer by review id, to be shown again. */
export type Refused = Readonly<{ id: number; answer: string; answer_lang: string }> | undefined;

const DEFAULT_LANGUAGE = 'hr';
const LANGUAGES = [...new Set(Object.values(LANGUAGE_OF))];
const languageNames = new Intl.DisplayNames('hr', { type: 'language' });
const LANGUAGE_OPTIONS = LANGUAGES.map((code) => [code, languageNames.of(code) ?? code] as const);

/** A language of the shop (ISO 639-1); Croatian for any other text. */
export const toLanguage = (code: string | undefined): string => LANGUAGES.find((known) => known === code) ?? DEFAULT_LANGUAGE;

/** One review with its photos, and the form that publishes, rejects and answers it. */
export function toArticle(
	review: ReadReview,
	{ csrf, state, siteUrl, refused }: { csrf: string; state: ReviewState; siteUrl: string; refused: Refused },
): string {
	const { id, message, rate, lang, created_at, product_id, title, slug, category_slug, is_verified, photos } = review;
	const author = review.display_name ?? '';
	const facts = [
		`<b>${rate}\u00a0/\u00a05</b>`,
		escapeHtml(author),
		toTime(created_at),
		is_verified ? 'potvrđena kupnja' : 'kupnja nije potvrđena',
		...(lang === null || lang === DEFAULT_LANGUAGE ? [] : [languageNames.of(lang) ?? lang]),
	];
	const buttons = [
		`<button name="status" value="approved">${state === 'approved' ? 'Spremi odgovor' : 'Objavi'}</button>`,
		...(state === 'rejected' ? [] : [`<button class="quiet" name="status" value="rejected">${state === 'approved' ? 'Povuci' : 'Odbij'}</button>`]),
	];
	const warning = photos.length === 0 ? '' : '<small>Odbijanje i povlačenje trajno brišu i fotografije.</small>';
	return `<article class="review"><h2><a href="${siteUrl}${toProductPath(category_slug, slug, product_id)}">${escapeHtml(title)}</a></h2><p>${facts.join(' · ')}</p><p class="said"${lang === null ? '' : ` lang="${escapeHtml(lang)}"`}>${escapeHtml(message ?? '')}</p>${toPhotoList(photos, { id, author, state, csrf })}<form class="fields" method="post" action="${REVIEWS_PATH}">${csrfField(csrf)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="state" value="${state}">${toAnswerFields(review, refused)}<p>${buttons.join(' ')}</p>${warning}</form></article>`;
}

function toAnswerFields({ id, lang, answer, answer_lang }: ReadReview, refused: Refused): string {
	const entered = refused?.id === id ? refused : undefined;
	const answerField = field({
		name: 'answer',
		id: `f-answer-${id}`,
		label: 'Odgovor trgovine',
		type: 'long',
		value: entered?.answer ?? answer ?? '',
		max: LONGEST_ANSWER,
		hint: 'Vide ga svi ispod recenzije. Prazno: bez odgovora.',
	});
	const languageField = field({
		name: 'answer_lang',
		id: `f-answer-lang-${id}`,
		label: 'Jezik odgovora',
		type: 'select',
		options: LANGUAGE_OPTIONS,
		value: entered?.answer_lang ?? answer_lang ?? toLanguage(lang ?? undefined),
	});
	return answerField + languageField;
}
