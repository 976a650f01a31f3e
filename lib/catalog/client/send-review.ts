import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { fieldErrorsOf } from '#lib/platform/http/field-errors.ts';
import type { ReviewDraft } from '../review-errors.ts';

/**
 * Sends a product review with the ids of its uploaded photos (extension, D30). `limited`: too many attempts for now; `photos_gone`: the backend
 * does not have the photos any more.
 */
export async function sendReview(
	productId: number,
	{ rate, name, message }: ReviewDraft,
	photos: readonly string[],
): Promise<'sent' | 'failed' | 'limited' | 'photos_gone'> {
	const body = { item_id: productId, rate, display_name: name, message, ...(photos.length > 0 && { photos: [...photos] }) };
	const answer = await fetchApi('/api/hapi/feedback/comment', { method: 'POST', body });
	if (answer.ok) return 'sent';
	if (answer.error.kind === 'rejected' && photos.length > 0 && fieldErrorsOf(answer.error)['photos']) return 'photos_gone';
	return answer.error.statusCode === 429 ? 'limited' : 'failed';
}
