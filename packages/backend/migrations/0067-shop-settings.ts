import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';
import { readFormerSettings } from '../platform/settings/former-settings.ts';

const NAMES = "('company', 'shop', 'payment_methods')";
const changed = (rows: string) =>
	`begin if exists (select 1 from ${rows} where name in ${NAMES}) then insert into content_changes (entity) values ('site'); end if; return null; end`;

const USUAL_METHODS = ['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'];

/**
 * Moves shop settings from code and environment to the database. A shop with accounts counts as in use: it keeps its name, payment methods and
 * company. Environment variables are read once, here. The company's name and menus are on every page, so a change of the company or of a
 * page's visibility is a change of the whole site.
 */
export const shopSettings: Migration = {
	up: async (db) => {
		const { paymentMethods, company } = readFormerSettings(process.env);
		await keep(db, 'origin', { kind: 'demo' });
		await keep(db, 'shop', { siteName: 'Titraj', social: ['https://social.titraj.example/titraj'], mailSender: '' });
		await keep(db, 'payment_methods', { codes: paymentMethods ?? USUAL_METHODS });
		if (company !== null) await keep(db, 'company', company);
		await runScript(db, TRIGGERS);
	},
};

const keep = (db: Kysely<unknown>, name: string, value: object) =>
	sql`insert into settings (name, value) select ${name}, ${JSON.stringify(value)}::jsonb where exists (select from users) on conflict (name) do nothing`.execute(
		db,
	);

const TRIGGERS = `
create function note_settings_insert() returns trigger language plpgsql as $$ ${changed('new_rows')} $$
--
create trigger note_settings_insert after insert on settings referencing new table as new_rows for each statement execute function note_settings_insert()
--
create function note_settings_update() returns trigger language plpgsql as $$ ${changed('(select * from new_rows except select * from old_rows) as rows')} $$
--
create trigger note_settings_update after update on settings referencing old table as old_rows new table as new_rows for each statement execute function note_settings_update()
--
create function note_pages_visible() returns trigger language plpgsql as $$
begin
	if exists (select 1 from new_rows n join old_rows o on o.id = n.id where n.visible <> o.visible) then
		insert into content_changes (entity) values ('site');
	end if;
	return null;
end $$
--
create trigger note_pages_visible after update on pages referencing old table as old_rows new table as new_rows for each statement execute function note_pages_visible()
`;
