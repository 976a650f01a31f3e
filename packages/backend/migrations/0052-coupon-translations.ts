import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The backend's former texts of the demo's coupons, by market. */
const DESCRIPTIONS: readonly (readonly [lang: string, text: string])[] = [
	['en', 'Counts for products that say so.'],
	['de', 'Gilt für Produkte, bei denen der Gutschein steht.'],
	['rs', 'Važi za proizvode na kojima piše kupon.'],
	['si', 'Velja za izdelke, pri katerih je naveden kupon.'],
	['it', 'Vale per i prodotti su cui è indicato il buono.'],
	['ba', 'Važi za proizvode na kojima piše kupon.'],
	['es', 'Vale para los productos que lo indican.'],
];

/** Coupons have translations like other texts; those of the demo were in the code. */
export const couponTranslations: Migration = {
	async up(db) {
		await sql`
			insert into text_translations (lang, kind, id, field, text, source)
			select r.lang, 'coupon', c.code, 'description', r.text, c.description from coupons c
			cross join (values ${sql.join(DESCRIPTIONS.map(([lang, text]) => sql`(${lang}, ${text})`))}) r(lang, text)
			where c.description = 'Vrijedi za proizvode na kojima piše kupon.' on conflict do nothing
		`.execute(db);
	},
};
