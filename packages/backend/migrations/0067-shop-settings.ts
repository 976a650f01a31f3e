import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

const NAMES = "('company', 'shop', 'payment_methods')";
const changed = (rows: string) =>
	`begin if exists (select 1 from ${rows} where name in ${NAMES}) then insert into content_changes (entity) values ('site'); end if; return null; end`;

/**
 * The shop's settings were in code and environment before: a shop that has accounts keeps the name and the payment methods that it had, and is told apart from
 * one that begins empty. Every page says the company's name, so a change of it is one of the whole site, and so is a page that is published or hidden: menus
 * leave out what is hidden.
 */
export const shopSettings: Migration = {
	up: (db) =>
		runScript(
			db,
			`
insert into settings (name, value)
select kept.name, kept.value from (values
	('origin', '{"kind":"demo"}'::jsonb),
	('shop', '{"siteName":"Titraj","social":["https://social.titraj.example/titraj"],"mailSender":""}'::jsonb),
	('payment_methods', '{"codes":["card","wallet","bank_transfer","cash_on_delivery","pay_in_store"]}'::jsonb)
) as kept(name, value)
where exists (select from users)
on conflict (name) do nothing
--
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
`,
		),
};
