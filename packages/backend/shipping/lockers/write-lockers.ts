import { upsert } from '../../localization/index.ts';
import type { SourceLocker } from '../../platform/source/lockers.ts';
import type { Database } from '../tables.ts';

/** Upserts lockers by code. */
export const writeLockers = (db: Database, lockers: readonly SourceLocker[]): Promise<void> => upsert(db, 'parcel_lockers', ['code'], [...lockers]);
