import type { SourceBlock } from './blocks.ts';
import type { SourcePicture, StoredImage } from './catalog.ts';
import type { SourcePromotion } from './promotions.ts';
import type { Translated } from './translations.ts';

/** What a calendar offers on one day. */
export interface SourceDoor {
	/** Unique among the doors of all calendars; identifies translations. */
	id?: string;
	title: string;
	text: string;
	button_title: string;
	/** Null: the category of the promotion, or the catalog. */
	button_url: string | null;
	picture: SourcePicture | null;
	/** An uploaded picture, instead of the drawing. */
	image?: StoredImage | null;
	promotion: SourcePromotion | null;
}

/** A calendar of up to 24 doors on a cms page, one a day; the first opens on `starts_on`. */
export interface SourceCalendar {
	page_slug: string;
	/** `2026-12-01`. */
	starts_on: string;
	doors: SourceDoor[];
}

/** A flyer to page through. A hotspot is the position of a product on a page, in hundredths of the page's width and height. */
export interface SourceFlyer {
	page_slug: string;
	/** Days (ISO 8601) on which it is valid, both included; null without a limit. */
	valid_from: string | null;
	valid_to: string | null;
	pages: SourceFlyerPage[];
}

export interface SourceFlyerPage {
	/** Differs from the titles of the other pages. */
	title: string;
	/** An uploaded picture; without one the page shows its products alone. */
	image?: StoredImage | null;
	hotspots: { product_code: string; x: number; y: number; width: number; height: number }[];
}

export interface SourceStaticContent extends Translated {
	slug: string;
	path: string;
	title: string;
	/** `default` or `landing`. */
	layout: string;
	visible: boolean;
	seo_description: string | null;
	blocks: SourceBlock[];
}

export interface SourceSweepstake extends Translated {
	slug: string;
	title: string;
	short_description: string;
	/** HTML. */
	content: string;
	/** HTML. */
	rules: string;
	/** Answered with the entry; null if entering is enough. */
	question: string | null;
	picture: SourcePicture;
	/** ISO 8601. */
	starts_at: string;
	ends_at: string;
	/** When the winners are notified. */
	winners_at: string;
	winners: { name: string; prize: string }[];
}

/** A topic of the newsletter. */
export interface SourceTopic {
	code: string;
	/** Names by market; Croatian is needed, and shown where another is missing. */
	titles: Record<string, string>;
}

export interface SourceComment {
	post_slug: string;
	display_name: string;
	message: string;
	status: 'pending' | 'approved' | 'rejected';
	/** ISO 8601. */
	created_at: string;
}

/** Content in addition to pages and posts. */
export interface SourceExtras {
	calendars: SourceCalendar[];
	flyers: SourceFlyer[];
	static_contents: SourceStaticContent[];
	sweepstakes: SourceSweepstake[];
	/** In order; only for a shop that has none yet. */
	newsletter_topics?: SourceTopic[];
	comments: SourceComment[];
}
