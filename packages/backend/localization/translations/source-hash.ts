import { type RawBuilder, sql } from 'kysely';
import { ENTITY_KINDS, type EntityKind } from './translatable.ts';

/** Hash of the Croatian text that a translation was made from, to detect changes: eight hex digits, in SQL. */
export const toSourceHash = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`left(md5(${text}), 8)`;

/** SQL expression of the hashes by field, for the fields of entity `s` that `r.texts` translates. */
export const toSourceHashes = (kind: EntityKind): RawBuilder<unknown> => sql`(
	select coalesce(jsonb_object_agg(f.field, ${toSourceHash(sql`f.text`)}), '{}'::jsonb)
	from (values ${sql.join(ENTITY_KINDS[kind].fields.map((field) => sql`(${sql.lit(field)}, s.${sql.ref(field)})`))}) f(field, text)
	where f.text is not null and r.texts ? f.field)`;
