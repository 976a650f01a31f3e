import type { Kysely } from 'kysely';
import { upsert } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SourceLocker } from '../../platform/source/lockers.ts';

/** Upserts lockers by code. */
export const writeLockers = (db: Kysely<Tables>, lockers: readonly SourceLocker[]): Promise<void> => upsert(db, 'parcel_lockers', ['code'], [...lockers]);
