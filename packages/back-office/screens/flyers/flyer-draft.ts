import type { FlyerInput, MerchantFlyer } from '@titraj/backend/merchant-api/routes/flyer-routes.ts';
import { toComma, toPoint } from '../../ui/typed.ts';

/** A product on a page as it is typed; its place in per cent of the page. */
export interface SpotDraft {
	readonly id: string;
	readonly sku: string;
	readonly x: string;
	readonly y: string;
	readonly width: string;
	readonly height: string;
}

/** A page of a flyer as it is edited. */
export interface SheetDraft {
	readonly id: string;
	readonly title: string;
	readonly image: { readonly media: string; readonly path: string } | null;
	readonly products: readonly SpotDraft[];
}

export interface FlyerDraft {
	readonly valid_from: string;
	readonly valid_to: string;
	readonly sheets: readonly SheetDraft[];
}

/** A point of a page, in per cent of its width and height. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Sizes of a product that was placed by a click. */
const CLICKED = { width: 40, height: 30 };
/** A smaller rectangle is a click. */
const SMALLEST = 4;

/** A page behind others, with a number that none of them has as its title. */
export function newSheet(others: readonly SheetDraft[]): SheetDraft {
	const taken = new Set(others.map(({ title }) => title.trim()));
	let number = others.length + 1;
	while (taken.has(String(number))) number += 1;
	return { id: crypto.randomUUID(), title: String(number), image: null, products: [] };
}

/** A product between two points, or around them if they are one. */
export function newSpot(start: Point, end: Point): SpotDraft {
	const drawn = { width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) };
	const isClick = drawn.width < SMALLEST || drawn.height < SMALLEST;
	const { width, height } = isClick ? CLICKED : drawn;
	const [left, top] = isClick ? [start.x - width / 2, start.y - height / 2] : [Math.min(start.x, end.x), Math.min(start.y, end.y)];
	const within = (from: number, size: number): string => toTyped(Math.min(Math.max(from, 0), 100 - size));
	return { id: crypto.randomUUID(), sku: '', x: within(left, width), y: within(top, height), width: toTyped(width), height: toTyped(height) };
}

/** A share as a number; 0 for what is none. */
export const toShare = (typed: string): number => Number(toPoint(typed)) || 0;

// Rounded down, so that a rectangle never reaches over the edge.
const toTyped = (share: number): string => toComma(String(Math.floor(share * 10) / 10));

export const toDraft = ({ valid_from, valid_to, pages }: MerchantFlyer): FlyerDraft => ({
	valid_from: valid_from ?? '',
	valid_to: valid_to ?? '',
	sheets: pages.map(({ title, image, products }) => ({
		...{ id: crypto.randomUUID(), title, image },
		products: products.map(({ sku, x, y, width, height }) => ({
			...{ id: crypto.randomUUID(), sku, x: toComma(String(x)), y: toComma(String(y)) },
			...{ width: toComma(String(width)), height: toComma(String(height)) },
		})),
	})),
});

export const toFlyer = ({ valid_from, valid_to, sheets }: FlyerDraft): FlyerInput => ({
	...{ valid_from: valid_from || null, valid_to: valid_to || null },
	pages: sheets.map(({ title, image, products }) => ({
		title: title.trim(),
		image: image && { media: image.media },
		products: products.map(({ sku, x, y, width, height }) => ({
			...{ sku: sku.trim(), x: toShare(x), y: toShare(y), width: toShare(width), height: toShare(height) },
		})),
	})),
});
