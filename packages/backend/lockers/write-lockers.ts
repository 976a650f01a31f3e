import type { Kysely } from 'kysely';
import { upsert } from '../content/upsert.ts';
import type { Tables } from '../database/tables.ts';
import type { SourceLocker } from './source.ts';

/** Upserts lockers by their code. */
export const writeLockers = (db: Kysely<Tables>, lockers: readonly SourceLocker[]): Promise<void> => upsert(db, 'parcel_lockers', ['code'], [...lockers]);
