import type { Selectable } from 'kysely';
import type { CheckoutTables } from '../database/tables/checkout-tables.ts';

/** A parcel locker as an import names it: the columns of its row without the id. */
export type SourceLocker = Omit<Selectable<CheckoutTables['parcel_lockers']>, 'id'>;
