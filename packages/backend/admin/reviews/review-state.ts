import { ADMIN_PATH } from '../admin-page.ts';

export const REVIEWS_PATH = `${ADMIN_PATH}recenzije/`;

export const STATES = { pending: 'Čekaju', approved: 'Objavljene', rejected: 'Odbijene' } as const;
export type ReviewState = keyof typeof STATES;

export const toState = (name: string | undefined): ReviewState => (name === 'approved' || name === 'rejected' ? name : 'pending');

export const toReviewId = (text: string | undefined): number | null => (/^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : null);
