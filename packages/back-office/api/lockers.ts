import type { Locker } from '@titraj/backend/merchant-api/routes/locker-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readLockers = read<Page<Locker>>('/parcel-lockers');

/** Replaces the lockers of a carrier. */
export const replaceLockers = (carrier: string, lockers: readonly Locker[]): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/parcel-lockers/${encodeURIComponent(carrier)}`, body: { lockers } });
