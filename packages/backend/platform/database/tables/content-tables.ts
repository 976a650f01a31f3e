import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { SourceBlock } from '../../source/blocks.ts';
import type { SourcePicture, StoredImage } from '../../source/catalog.ts';
import type { SourceMenu, SourceStore } from '../../source/shop-content.ts';

/** State of a page or post besides its visibility. */
interface StateColumns {
	/** When a job publishes it; null unless it is scheduled. */
	publish_at: Date | null;
	archived: Generated<boolean>;
	/** Whether it was ever public: then its old address is redirected. */
	was_public: Generated<boolean>;
	audience: Generated<'everybody' | 'customers' | 'group'>;
	/** Group of customers of the audience `group`; null also if the group was deleted: then only staff see it. */
	group_id: Generated<number | null>;
	/** Whether it is published for its audience. It never is for everybody, too. */
	for_members: Generated<boolean>;
}

export interface ContentTables {
	pages: StateColumns & {
		id: Generated<number>;
		slug: string;
		path: string;
		parent_slug: string | null;
		title: string;
		template: string;
		visible: boolean;
		short_description: string | null;
		content: string | null;
		seo_description: string | null;
		blocks: JSONColumnType<SourceBlock[]>;
		questions: JSONColumnType<{ question: string; answer: string }[]>;
		updated_at: Generated<Date>;
	};
	post_categories: {
		id: Generated<number>;
		slug: string;
		title: string;
		short_description: string;
		template: string | null;
		position: number;
		visible: Generated<boolean>;
		redirect_path: string | null;
		redirect_code: number | null;
	};
	authors: { id: Generated<number>; slug: string; title: string; short_description: string };
	tags: { id: Generated<number>; slug: string; title: string };
	posts: StateColumns & {
		id: Generated<number>;
		slug: string;
		category_id: number;
		author_id: number | null;
		title: string;
		short_description: string;
		content: string;
		picture: JSONColumnType<SourcePicture>;
		/** An uploaded picture, instead of the drawing. */
		image: JSONColumnType<StoredImage | null> | null;
		seo_description: string | null;
		status: number;
		published_at: Date;
		updated_at: Generated<Date>;
		redirect_path: string | null;
		redirect_code: number | null;
		search: GeneratedAlways<string>;
		/** Codes of the products that the post is about. */
		product_codes: JSONColumnType<string[]>;
	};
	post_tags: { post_id: number; tag_id: number };
	stores: Omit<SourceStore, 'services' | 'opening_hours' | 'opening_exceptions'> & {
		id: Generated<number>;
		services: JSONColumnType<string[]>;
		opening_hours: JSONColumnType<SourceStore['opening_hours']>;
		opening_exceptions: JSONColumnType<NonNullable<SourceStore['opening_exceptions']>>;
		/** Search words, folded. */
		words: GeneratedAlways<string>;
		visible: Generated<boolean>;
	};
	menus: { code: string; items: JSONColumnType<SourceMenu['items']> };
	labels: { name: string; text: string };
	redirects: { old_path: string; new_path: string; type: number };
	settings: { name: string; value: JSONColumnType<Record<string, unknown>> };
}
