import type { FailedProduct, MediaCounts } from '@titraj/backend/merchant-api/routes/media-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { FailedProduct };

export const readMediaCounts = read<MediaCounts>('/media');
export const readFailures = read<Page<FailedProduct>>('/media/failures');

/** Fetches again what could not be fetched; null: of all products. */
export const retryPictures = (sku: string | null): Promise<Result<unknown>> => send({ method: 'POST', path: '/media/failures/retry', body: { sku } });
