import type { Review, ReviewDecision } from '@titraj/backend/merchant-api/routes/review-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readReviews = read<Page<Review>>('/reviews');
export const decideReview = (id: number, decision: ReviewDecision): Promise<Result<unknown>> => send({ method: 'PUT', path: `/reviews/${id}`, body: decision });
export const removePhoto = (id: number, photo: string): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/reviews/${id}/photos/${photo}` });

/** Where staff see a photo before it is published. */
export const toPhotoPath = (photo: string): string => `/merchant/v1/review-photos/${photo}`;
