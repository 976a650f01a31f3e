import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Shipping methods only for bulky goods: they are not offered for a parcel without any. */
export const bulkyMethods: Migration = {
	up: (db) => runScript(db, 'alter table shipping_methods add column only_bulky boolean not null default false check (takes_bulky or not only_bulky)'),
};
