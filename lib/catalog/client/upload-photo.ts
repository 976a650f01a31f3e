import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { fieldErrorsOf } from '#lib/platform/http/field-errors.ts';
import { reducePhoto } from './reduce-photo.ts';

/** Why a photo was not uploaded. */
export type PhotoProblem = 'type' | 'large' | 'small' | 'damaged' | 'limited' | 'failed';

export interface UploadedPhoto {
	readonly id: string;
	/** The uploaded picture, as a data URL: the page policy allows no other for files of the shopper. */
	readonly preview: string;
}

/** Maximum size of a chosen file in bytes; it is reduced before it is sent. */
const LARGEST = 40 * 1024 * 1024;
/** Timeout in milliseconds, for slow mobile networks. */
const TIMEOUT = 60_000;

/** Reduces a photo in the browser, so that neither its full size nor its metadata are sent, and uploads it for a review. */
export async function uploadPhoto(file: File): Promise<UploadedPhoto | PhotoProblem> {
	if (file.size > LARGEST) return 'large';
	const preview = await reducePhoto(file);
	if (preview === null) return 'type';
	const content = preview.slice(preview.indexOf(',') + 1);
	const answer = await fetchApi('/api/hapi/feedback/photo', { method: 'POST', body: { content }, timeout: TIMEOUT });
	if (answer.ok) return { id: answer.data.id, preview };
	if (answer.error.statusCode === 429) return 'limited';
	return answer.error.kind === 'rejected' ? (PROBLEMS[fieldErrorsOf(answer.error)['content'] ?? ''] ?? 'damaged') : 'failed';
}

const PROBLEMS: Readonly<Record<string, PhotoProblem>> = {
	error_photo_type: 'type',
	error_photo_large: 'large',
	error_photo_small: 'small',
	error_photo_damaged: 'damaged',
};
