import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';

/** What a campaign reduces, and by how much. */
export interface CampaignTerms {
	/** Either this or `price_cents`. */
	readonly percent: number | null;
	readonly price_cents: number | null;
	readonly everything: boolean;
	/** With all categories below them. */
	readonly category_ids: readonly number[];
	readonly product_codes: readonly string[];
}

/** Whether a campaign (`r`) covers a product (`p`). */
export const isCovered: RawBuilder<boolean> = sql`(r.everything or r.product_codes ? p.code
	or exists (select from categories k where k.id = p.category_id and k.path_ids && r.category_ids))`;

/** Price that a campaign (`r`) gives a product (`p`), rounded half up to cents. Divided first: the product of two integers overflows above 226,000 euros. */
const campaignPrice: RawBuilder<number> = sql`coalesce(r.price_cents, round(p.price_cents * ((100 - r.percent) / 100.0))::int)`;

/** Rows `id`, `cents`: the lowest price that one of the campaigns gives a product, where it is below the regular price. `from`: rows of campaigns. */
export const wantedPrices = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	select p.id, min(${campaignPrice}) as cents from (${from}) r join products p on ${isCovered}
	where ${campaignPrice} between 1 and p.price_cents - 1 group by p.id`;

const COLUMNS = sql.raw('percent, price_cents, everything, category_ids, product_codes');

/** Campaigns that run; `but`: without this one. */
export const runningCampaigns = (now: Date, but: number | null = null): RawBuilder<unknown> =>
	sql`select ${COLUMNS} from campaigns where starts_at <= ${now} and ends_at > ${now} and id is distinct from ${but}::int`;

/** A campaign that is not stored. */
export const draftCampaign = ({ category_ids, product_codes, ...terms }: CampaignTerms): RawBuilder<unknown> => sql`
	select d.percent, d.price_cents, d.everything, ${idList(category_ids)} as category_ids, d.product_codes
	from json_to_record(${JSON.stringify({ ...terms, product_codes })}::json) as d(percent int, price_cents int, everything boolean, product_codes jsonb)`;
