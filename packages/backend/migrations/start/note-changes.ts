/**
 * Triggers that record each change of content in content_changes: they cover the editor, imports and scripts. They run once per statement, so that a bulk write
 * triggers one check.
 */

type Event = 'insert' | 'update' | 'delete';

const EVENTS: readonly Event[] = ['insert', 'update', 'delete'];
const TRANSITIONS = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows', delete: 'old table as old_rows' };

/** Columns whose changes no page shows: counters, stock above zero, derived values. */
const UNSEEN = "'{quantity,sold,updated_at,source_hash,search,products_total,position,available,now_cents,sort_title}'::text[]";
/** Columns that most product updates write and that pages show. */
const OFFER = ['price_cents', 'sale_price_cents', 'lowest_price_cents', 'stocked'];

/** Tables whose rows appear on many pages. */
const SHARED = ['categories', 'manufacturers', 'product_lists', 'post_categories', 'authors', 'tags', 'redirects'];
/** The same for tables without such columns. */
const SHARED_WHOLE = ['attributes', 'attribute_values', 'stores', 'static_contents', 'sweepstakes', 'calendars', 'flyers'];
/** Part of every page: a build replaces them without loading the contents of the pages again. */
const CHROME = ['menus', 'labels'];
/** Tables whose rows belong to one page, with the column of the owner's id. */
const PARTS = {
	product_attributes: ['product', 'product_id'],
	product_list_items: ['product', 'product_id'],
	product_tags: ['product', 'product_id'],
	feedback: ['product', 'product_id'],
	post_tags: ['post', 'post_id'],
} as const;
/** Settings that pages state. */
const SETTINGS = "('company', 'shop', 'payment_methods', 'promises')";
/** Tables that decide where a shop delivers, which pages and feeds state. */
const PLACES = ['shipping_zones', 'shipping_zone_areas', 'shipping_methods', 'delivery_countries'];

/** More changed rows in one statement count as an import, which a full crawl publishes. */
const MOST_ROWS = 500;
const MOST_OWNERS = 100;

const NOTE_SITE = "insert into content_changes (entity) values ('site');";
/** Changed rows, in both states. */
const DIFFERENCE = '(select * from new_rows except all select * from old_rows) union all (select * from old_rows except all select * from new_rows)';
/** Changed rows, in the new state. */
const CHANGED = '(select * from new_rows except select * from old_rows)';
/** Once a transaction has recorded a change of everything, it records nothing more. */
const IS_NOTED = "coalesce((select entity = 'site' and created_at = now() from content_changes order by id desc limit 1), false)";

/** A trigger with a function of its own. */
const onStatement = (table: string, event: Event, { name, body }: { readonly name: string; readonly body: string }): string => `
create function ${name}() returns trigger language plpgsql as $$ ${body} $$;
create trigger ${name} after ${event} on ${table} referencing ${TRANSITIONS[event]} for each statement execute function ${name}();`;

const block = (statements: string): string => `begin ${statements} return null; end`;
const counting = (statements: string): string => `declare changed_rows int; ${block(statements)}`;
const noteSiteIf = (condition: string): string => `if ${condition} then ${NOTE_SITE} end if;`;

/** Replaces the last changes by one of the whole site if they are too many. */
const noteSiteAbove = (most: number): string => `
	get diagnostics changed_rows = row_count;
	if changed_rows > ${most} then
		delete from content_changes where id in (select id from content_changes order by id desc limit ${most + 1});
		${NOTE_SITE}
	end if;`;

/** Records a change of each row that `ids` selects. */
const noteRows = (entity: string, ids: string): string => `
	insert into content_changes (entity, entity_id) select '${entity}', id from (${ids} limit ${MOST_ROWS + 1}) as changed;${noteSiteAbove(MOST_ROWS)}`;

const noteOwners = (entity: string, owners: string): string => `
	if ${IS_NOTED} then return null; end if;
	insert into content_changes (entity, entity_id) select distinct '${entity}', owner from (${owners}) as changed(owner) limit ${MOST_OWNERS + 1};${noteSiteAbove(MOST_OWNERS)}`;

const row = (name: 'n' | 'o', columns: readonly string[]): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
const seen = (name: 'n' | 'o'): string => `(to_jsonb(${name}) - ${UNSEEN})`;
const rowsWhere = (condition: string): string => `select n.id from new_rows n join old_rows o on o.id = n.id where ${condition}`;

/**
 * Prices and availability are compared before whole rows: converting a row to JSON reads its texts, attributes and search words, which costs as much as the
 * update itself.
 */
const CHANGED_PRODUCTS = rowsWhere(`${row('n', OFFER)} is distinct from ${row('o', OFFER)} or ${seen('n')} is distinct from ${seen('o')}`);
const CHANGED_PAGES = rowsWhere(`${seen('n')} is distinct from ${seen('o')}`);

const ofRows = (table: string, entity: string, changed: string): string[] => [
	onStatement(table, 'update', { name: `note_${table}_update`, body: counting(noteRows(entity, changed)) }),
	onStatement(table, 'insert', { name: `note_${table}_insert`, body: counting(noteRows(entity, 'select id from new_rows')) }),
	onStatement(table, 'delete', { name: `note_${table}_delete`, body: counting(noteRows(entity, 'select id from old_rows')) }),
];

/** A new or removed page is a new or removed route. */
const ofPages = (): string[] => [
	onStatement('pages', 'update', { name: 'note_pages_update', body: counting(noteRows('page', CHANGED_PAGES)) }),
	onStatement('pages', 'insert', { name: 'note_pages_insert', body: counting(noteSiteIf('exists (select 1 from new_rows)')) }),
	onStatement('pages', 'delete', { name: 'note_pages_delete', body: counting(noteSiteIf('exists (select 1 from old_rows)')) }),
	onStatement('pages', 'update', {
		name: 'note_pages_visible',
		body: block(noteSiteIf('exists (select 1 from new_rows n join old_rows o on o.id = n.id where n.visible <> o.visible)')),
	}),
];

function ofShared(table: string): string[] {
	const changed = `(select to_jsonb(n) - ${UNSEEN} as row from new_rows n except select to_jsonb(o) - ${UNSEEN} from old_rows o)`;
	const rows = { insert: '(select 1 from new_rows)', update: changed, delete: '(select 1 from old_rows)' };
	return EVENTS.map((event) => onStatement(table, event, { name: `note_${table}_${event}`, body: counting(noteSiteIf(`exists ${rows[event]}`)) }));
}

function ofWhole(table: string): string[] {
	const rows = { insert: 'new_rows', update: `(${DIFFERENCE}) as changed`, delete: 'old_rows' };
	return EVENTS.map((event) => {
		const body = counting(noteSiteIf(`not ${IS_NOTED} and exists (select 1 from ${rows[event]})`));
		return onStatement(table, event, { name: `note_part_${table}_${event}`, body });
	});
}

function ofChrome(table: string): string[] {
	const changed = '(select to_jsonb(n) from new_rows n except select to_jsonb(o) from old_rows o)';
	const rows = { insert: '(select 1 from new_rows)', update: changed, delete: '(select 1 from old_rows)' };
	return EVENTS.map((event) => {
		const body = block(`if exists ${rows[event]} then insert into content_changes (entity) values ('chrome'); end if;`);
		return onStatement(table, event, { name: `note_${table}_${event}`, body });
	});
}

function ofPart(table: string, entity: string, owner: string): string[] {
	const rows = { insert: 'new_rows', update: `(${DIFFERENCE}) as changed`, delete: 'old_rows' };
	return EVENTS.map((event) => {
		const body = counting(noteOwners(entity, `select ${owner} from ${rows[event]}`));
		return onStatement(table, event, { name: `note_part_${table}_${event}`, body });
	});
}

/** A comment that was hidden and stays hidden changes no page. */
function ofComments(): string[] {
	const rows = { insert: 'new_rows', update: `(${DIFFERENCE}) as changed`, delete: 'old_rows' };
	return EVENTS.map((event) => {
		const posts = `select distinct post_id from ${rows[event]} where status = 'approved'`;
		const body = block(`
	if (select count(*) from (${posts}) as posts) > ${MOST_OWNERS} then ${NOTE_SITE}
	else insert into content_changes (entity, entity_id) select 'post', post_id from (${posts}) as posts;
	end if;`);
		return onStatement('post_comments', event, { name: `note_part_post_comments_${event}`, body });
	});
}

/** A changed name or text of a market is a change of the whole site, because URLs and short texts appear on many pages. */
function ofTranslations(): string[] {
	const changed = "(select to_jsonb(n) - 'sources' - 'source' from new_rows n except select to_jsonb(o) - 'sources' - 'source' from old_rows o)";
	const rows = { insert: '(select 1 from new_rows)', update: changed, delete: '(select 1 from old_rows)' };
	return EVENTS.flatMap((event) => [
		onStatement('translations', event, { name: `note_translations_${event}`, body: block(noteSiteIf(`exists ${rows[event]}`)) }),
		`
create trigger note_text_translations_${event} after ${event} on text_translations referencing ${TRANSITIONS[event]}
	for each statement execute function note_translations_${event}();`,
	]);
}

function ofSettings(): string[] {
	const rows = { insert: 'new_rows', update: `${CHANGED} as rows` };
	return (['insert', 'update'] as const).map((event) =>
		onStatement('settings', event, {
			name: `note_settings_${event}`,
			body: block(noteSiteIf(`exists (select 1 from ${rows[event]} where name in ${SETTINGS})`)),
		}),
	);
}

/** A product that is shown again is a change of the products that name it as related: their pages do not depend on it while they leave it out. */
function ofRelated(): string {
	const shown = 'select n.code from new_rows n join old_rows o on o.id = n.id where n.listed and not o.listed';
	const naming = `select distinct p.id from (${shown}) s join products p on p.related @> jsonb_build_array(jsonb_build_object('sku', s.code))`;
	return onStatement('products', 'update', { name: 'note_related_update', body: counting(`if exists (${shown}) then ${noteRows('product', naming)} end if;`) });
}

const ofPlaces = (): string => `
create function note_delivery_places() returns trigger language plpgsql as $$ ${block(NOTE_SITE)} $$;
${PLACES.map(
	(table) => `create trigger note_${table} after insert or update or delete on ${table} for each statement execute function note_delivery_places();`,
).join('\n')}`;

/**
 * A session keeps the plan of a trigger's statement from its first update, which may be of one row: a nested loop. The same plan compares each of 50,000 rows
 * with each other when they are updated at once.
 */
const WITHOUT_LOOPS = '\nalter function note_products_update() set enable_nestloop = off;';

export const NOTE_CHANGES: string = [
	...ofRows('products', 'product', CHANGED_PRODUCTS),
	WITHOUT_LOOPS,
	ofRelated(),
	...ofRows('posts', 'post', CHANGED_PAGES),
	...ofPages(),
	...SHARED.flatMap(ofShared),
	...SHARED_WHOLE.flatMap(ofWhole),
	...CHROME.flatMap(ofChrome),
	...Object.entries(PARTS).flatMap(([table, [entity, owner]]) => ofPart(table, entity, owner)),
	...ofComments(),
	...ofTranslations(),
	...ofSettings(),
	ofPlaces(),
].join('\n');
