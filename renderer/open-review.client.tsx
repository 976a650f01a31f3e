import { ReviewForm } from '#components/commerce/modals/ReviewForm.tsx';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { showModal } from './show-modal.client.ts';

/** Opens the review form for the product of the clicked button. */
export async function openReview(pressed: HTMLElement): Promise<void> {
	const id = Number(pressed.dataset['id']);
	if (!Number.isSafeInteger(id)) return;
	await loadLabels('review');
	const title = pressed.dataset['title'] ?? '';
	showModal({ title: documentTranslator()('review.title', { title }), opener: pressed, content: <ReviewForm key={id} productId={id} /> });
}
