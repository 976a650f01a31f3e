import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Who uploaded a photo that no review names yet, as a keyed hash of the address: an address that sends many loses its own oldest ones only. */
export const clientsOfPhotos: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table review_photos add column client text
`,
		),
};
