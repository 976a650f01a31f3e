import { type SqlBool, sql } from 'kysely';

/** Whether a product uses the source `s`; hidden and archived products count, too. */
export const isSourceUsed = sql<SqlBool>`(
	exists (select from product_images i where i.source_id = s.id) or exists (select from product_documents d where d.source_id = s.id)
)`;

/** Whether the stored file `f` is used: by a product, as an upload or through a source, as the photo of a review, as the picture of a category, post, block, day of a calendar, page of a flyer or sweepstake, in the text of a page or post, or as the notice of the legal guarantee. */
export const isFileUsed = sql<SqlBool>`(
	exists (select from product_images i where i.media = f.hash) or exists (select from product_documents d where d.media = f.hash)
	or exists (select from media_sources s where s.hash = f.hash and ${isSourceUsed})
	or exists (select from review_photos r where r.media = f.hash)
	or exists (select from categories k where k.image->>'hash' = f.hash)
	or exists (select from posts p where p.image->>'hash' = f.hash)
	or exists (select from posts p where strpos(p.content, f.hash) > 0)
	or exists (select from pages g where strpos(g.content, f.hash) > 0 or strpos(g.blocks::text, f.hash) > 0)
	or exists (select from static_contents g where strpos(g.blocks::text, f.hash) > 0)
	or exists (select from calendars a where strpos(a.doors::text, f.hash) > 0)
	or exists (select from sweepstakes w where w.image->>'hash' = f.hash)
	or exists (select from flyers l where strpos(l.pages::text, f.hash) > 0)
	or exists (select from settings g, jsonb_each(g.value) n where g.name = 'guarantee_notice' and n.value->>'hash' = f.hash)
)`;
