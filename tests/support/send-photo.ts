import { FeedbackPhotoAnswer } from '@titraj/contract/review-photos.ts';
import { expectContract } from './expect-contract.ts';
import type { TestBackend } from './start-test-backend.ts';

/** Uploads a photo for a review. */
export const sendPhoto = async (backend: TestBackend, bytes: Buffer, token: string) =>
	expectContract(FeedbackPhotoAnswer, (await backend.call('_post_hapi_feedback_photo', { content: bytes.toString('base64') }, token)).body);
