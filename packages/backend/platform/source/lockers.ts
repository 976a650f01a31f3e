import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A parcel locker as an import names it: the columns of its row without the id. */
export type SourceLocker = Omit<Selectable<Tables['parcel_lockers']>, 'id'>;
