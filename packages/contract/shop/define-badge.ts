import type { Attribute } from '../product-parts.ts';

/** What a badge rule knows of a product. */
export interface BadgeFacts {
	readonly sku: string;
	readonly title: string;
	/** Codes of its category and of those above it. */
	readonly categories: readonly string[];
	readonly manufacturer: string | null;
	/** Current price, tax included. */
	readonly cents: number;
	/** The price is shown as reduced. */
	readonly reduced: boolean;
	readonly quantity: number;
	/** Units sold. */
	readonly sold: number;
	/** Mean of the ratings, 0 without any. */
	readonly rate: number;
	readonly votes: number;
	readonly created: Date;
	readonly attributes: readonly Attribute[];
	/** Values of declared fields by name. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** A badge on the pictures and pages of products, declared once. */
export interface BadgeDefinition {
	/** Lower-case letters, digits, dashes, underscores. The merchant API gives the badge by this name. */
	readonly code: string;
	/** Its text by language; `hr` is required, and shown where a language has none. */
	readonly titles: { readonly hr: string } & Readonly<Record<string, string>>;
	/** Which products have it. Without a rule, those to which the merchant API gives it. */
	readonly rule?: (product: BadgeFacts, now: Date) => boolean;
}

/** Declares a badge (docs/adding.md). Throws for a code that the API cannot have. */
export function defineBadge(badge: BadgeDefinition): BadgeDefinition {
	if (!/^[a-z0-9][a-z0-9_-]{0,40}$/.test(badge.code))
		throw new Error(`The badge "${badge.code}" needs a code of lower-case letters, digits, dashes and underscores.`);
	return badge;
}
