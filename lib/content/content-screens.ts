import type { ProductCard } from '#lib/catalog/product.ts';
import type { PromotionOffer } from '#lib/catalog/promotion.ts';
import type { Breadcrumb, Heading, Pagination } from '#lib/navigation/page-parts.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { StoreCard, StoreFilterChoices, StorePoint } from '#lib/stores/stores.ts';
import type { BlockData, PostCard } from './blocks.ts';
import type { Validity, ValidityState } from './validity.ts';

/** Templates of post categories (Spec 2, publish). */
export const POST_TEMPLATES = ['grid', 'list', 'news', 'glossary'] as const;
export type PostTemplate = (typeof POST_TEMPLATES)[number];

export interface PostCommentData {
	readonly name: string;
	readonly message: string;
	/** ISO date, without time. */
	readonly date: string;
}

export interface Question {
	readonly question: string;
	readonly htmlResponse: SafeHtml;
}

/** A door of a calendar; its content is known only while it is open. */
export interface Door {
	readonly day: number;
	/** ISO date. */
	readonly date: string;
	readonly state: 'locked' | 'open' | 'past';
	readonly title?: string;
	/** Set once it has begun. */
	readonly promotion?: PromotionOffer;
	readonly offer?: { readonly text: string; readonly button: { readonly title: string; readonly url: string }; readonly picture?: Picture };
}

/** A page of a flyer; coordinates are percentages of its width and height. */
export interface FlyerSheet {
	readonly title: string;
	readonly picture?: Picture;
	readonly spots: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly product: ProductCard }[];
}

export interface SweepstakeCard {
	readonly title: string;
	readonly url: string;
	readonly text: string;
	readonly picture: Picture;
	readonly state: 'upcoming' | 'open' | 'closed';
	/** ISO dates. */
	readonly starts: string;
	readonly ends: string;
	/** Opening and closing time in the shop's time zone: `2026-12-01 08:00`. */
	readonly opens: string;
	readonly closes: string;
}

/** Data of the parts of a post's page that never change after rendering. Browsers have their HTML instead (0095). */
export interface PostDetails {
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string;
	/** Sanitised HTML with anchors on its headings. */
	readonly contentHtml: SafeHtml;
	readonly headings: readonly Heading[];
	readonly picture?: Picture;
	/** ISO dates, without time. */
	readonly published: string;
	readonly updated: string;
	readonly author?: { readonly title: string; readonly url: string; readonly about?: string };
	readonly tags: readonly Breadcrumb[];
	readonly readingMinutes: number;
	readonly related: readonly PostCard[];
}

export interface CmsText {
	readonly title: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string;
	readonly contentHtml?: SafeHtml;
	readonly blocks: readonly BlockData[];
}

/** Screens of content; joined into ScreenProps (ADR 1). */
export interface ContentScreenProps {
	'location/index': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly stores: readonly StoreCard[];
		readonly points: readonly StorePoint[];
		readonly total: number;
		readonly choices: StoreFilterChoices;
		readonly pagination: Pagination;
	};
	'location/detail': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly store: StoreCard;
		readonly email?: string;
		/** URL of the place on OpenStreetMap; the page loads nothing from there. */
		readonly mapUrl: string;
	};
	'cms/contact': CmsText & {
		readonly phone: string;
		readonly email: string;
		readonly address: string;
		/** When the phone is answered; empty if the shop does not say. */
		readonly hours: string;
		/** Workdays within which messages are answered; left out if the shop does not say. */
		readonly answerWorkdays?: number;
		readonly storesUrl?: string;
	};
	'cms/faq': CmsText & { readonly questions: readonly Question[]; readonly siblings: readonly Breadcrumb[] };
	'cms/flyer': CmsText & { readonly sheets: readonly FlyerSheet[]; readonly validity: Validity; readonly state: ValidityState };
	'cms/advent_calendar': CmsText & { readonly slug: string; readonly doors: readonly Door[] };
	/** `calendar`: path of the calendar that the promotions belong to. */
	'cms/promotion_calendar_details': CmsText & { readonly parent?: Breadcrumb; readonly calendar?: string; readonly doors: readonly Door[] };
	'staticcontent/default': { readonly title: string; readonly blocks: readonly BlockData[] };
	'staticcontent/landing': { readonly title: string; readonly blocks: readonly BlockData[] };
	'newsletter/index': {
		readonly title: string;
		readonly intro: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		/** Topics to choose from. */
		readonly topics: readonly { readonly code: string; readonly title: string }[];
	};
	/** A shell; the subscription is loaded in the browser. */
	'newsletter/manage': { readonly title: string; readonly id: number; readonly code: string };
	'sweepstake/index': { readonly title: string; readonly breadcrumbs: readonly Breadcrumb[]; readonly sweepstakes: readonly SweepstakeCard[] };
	'sweepstake/detail': {
		readonly title: string;
		readonly breadcrumbs: readonly Breadcrumb[];
		readonly card: SweepstakeCard;
		readonly id: number;
		readonly contentHtml: SafeHtml;
		readonly rulesHtml: SafeHtml;
		readonly question?: string;
		readonly winners: readonly { readonly name: string; readonly prize: string }[];
	};
}
