import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { ReviewDraft } from '../review-errors.ts';

/** Sends a product review; `limited`: too many attempts for now (extension, D30). */
export async function sendReview(productId: number, { rate, name, message }: ReviewDraft): Promise<'sent' | 'failed' | 'limited'> {
	const answer = await fetchApi('/api/hapi/feedback/comment', { method: 'POST', body: { item_id: productId, rate, display_name: name, message } });
	if (answer.ok) return 'sent';
	return answer.error.statusCode === 429 ? 'limited' : 'failed';
}
