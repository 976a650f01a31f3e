import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

export const webVitals: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table web_vitals (
	day text not null,
	screen text not null,
	device text not null,
	name text not null,
	value double precision not null,
	seen int not null,
	primary key (day, screen, device, name, value)
)
`,
		),
};
