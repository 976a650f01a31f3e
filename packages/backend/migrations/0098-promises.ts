import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

const NAMES = "('company', 'shop', 'payment_methods', 'promises')";
const noteSettings = (rows: string) =>
	`begin if exists (select 1 from ${rows} where name in ${NAMES}) then insert into content_changes (entity) values ('site'); end if; return null; end`;

/** Tables that decide where a shop delivers, which pages and feeds state. */
const PLACES = ['shipping_zones', 'shipping_zone_areas', 'shipping_methods', 'delivery_countries'];

/**
 * A new shop has no cut-off, because nobody has set one; a shop in use keeps its own. The sentences about delivery and phone hours, which were labels, become
 * settings. Promises and the places of delivery are on every page, so their change is a change of the whole site.
 */
export const promises: Migration = {
	up: (db) => runScript(db, SCRIPT),
};

const SCRIPT = `
alter table dispatch alter column cut_off drop not null, alter column pickup_until drop not null
--
update dispatch set cut_off = null, pickup_until = null where not exists (select from settings where name = 'origin')
--
insert into settings (name, value)
select 'promises', jsonb_build_object(
	'delivery', coalesce((select jsonb_build_object('hr', text) from labels where name = 'chrome.claim' and text <> ''), '{}'),
	'hours', coalesce((select jsonb_build_object('hr', text) from labels where name = 'chrome.hours' and text <> ''), '{}'),
	'answerWorkdays', null, 'returnCosts', null, 'condition', null)
where exists (select from labels where name in ('chrome.claim', 'chrome.hours'))
on conflict (name) do nothing
--
delete from labels where name in ('chrome.claim', 'chrome.hours')
--
create or replace function note_settings_insert() returns trigger language plpgsql as $$ ${noteSettings('new_rows')} $$
--
create or replace function note_settings_update() returns trigger language plpgsql as $$ ${noteSettings('(select * from new_rows except select * from old_rows) as rows')} $$
--
create function note_delivery_places() returns trigger language plpgsql as $$
begin
	insert into content_changes (entity) values ('site');
	return null;
end $$
${PLACES.map(
	(table) => `--
create trigger note_${table} after insert or update or delete on ${table} for each statement execute function note_delivery_places()`,
).join('\n')}
`;
