import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Review {
	readonly id: number;
	readonly state: 'pending' | 'approved' | 'rejected';
	readonly rate: number;
	readonly name: string | null;
	readonly message: string;
	readonly language: string | null;
	readonly is_verified: boolean;
	readonly answer: string | null;
	readonly answer_language: string | null;
	readonly photos: readonly string[];
	readonly product: { readonly sku: string; readonly title: string; readonly url: string };
	readonly created_at: string;
}

interface Decision {
	readonly state: 'approved' | 'rejected';
	readonly answer?: string;
	readonly answer_language?: string;
}

export const readReviews = read<Page<Review>>('/reviews');
export const decideReview = (id: number, decision: Decision): Promise<Result<unknown>> => send({ method: 'PUT', path: `/reviews/${id}`, body: decision });
export const removePhoto = (id: number, photo: string): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/reviews/${id}/photos/${photo}` });

/** Where staff see a photo before it is published. */
export const toPhotoPath = (photo: string): string => `/merchant/v1/review-photos/${photo}`;
