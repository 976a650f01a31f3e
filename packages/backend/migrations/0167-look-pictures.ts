import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Logo and icon of the shop as PNG in base64, by the hash of the PNG. `mail_png` is half the size, because each mail stores it. */
export const lookPictures: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table look_pictures (
	hash text primary key,
	png text not null,
	mail_png text not null,
	width integer not null,
	height integer not null,
	tone text,
	created_at timestamptz not null default now()
)
`,
		),
};
