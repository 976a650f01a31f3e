import Type, { type Static } from 'typebox';
import { toPicturePath, toStoredPath } from '../../catalog/media/index.ts';
import { createPage, insertCalendar, MOST_DOORS, type NamedDoor, readCalendar, readCalendars, saveCalendar, toState } from '../../content/index.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import type { SourceDoor } from '../../platform/source/content.ts';
import { addDays } from '../../platform/time/workdays.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import type { RowError } from '../rows/row-result.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ById } from '../schemas/by-id.ts';
import { Day, Items, Money, Nothing, Nullable } from '../schemas/common.ts';
import { State } from '../schemas/content.ts';
import { CouponCode, findReductionError } from '../schemas/coupon-terms.ts';
import { isPlace } from '../schemas/is-place.ts';
import { Code, MediaHash, Sku, Strict, Text } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

/** Days have coupons. */
const SCOPES = ['marketing:write'] as const;

const range = { first_day: Day, last_day: Day };
const Summary = Strict({
	/** That of its page. */
	id: Type.Integer(),
	...{ title: Type.String(), path: Type.String(), state: State },
	...{ ...range, days: Type.Integer() },
	/** Days that have a title and a text. */
	filled: Type.Integer(),
});
export type CalendarSummary = Static<typeof Summary>;

/** A coupon that is valid on its day alone. */
const offer = <Price extends typeof Money | typeof Amount>(price: Price) =>
	Strict({
		code: CouponCode,
		/** One of the two. */
		percent: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
		amount: Nullable(price),
		/** Value of the cart from which it counts. */
		minimum: Nullable(price),
		/** Code of a category, skus, or neither: the whole cart. */
		category: Nullable(Code),
		products: Type.Array(Sku, { maxItems: 200, uniqueItems: true }),
	});
const day = {
	/** Permanent: translations of the day are found by it. */
	id: Text(100),
	date: Day,
	title: Type.String({ maxLength: 200 }),
	text: Type.String({ maxLength: 2000 }),
	button_title: Type.String({ maxLength: 100 }),
	/** A path of the shop or https://…; null: the category of its offer, or all products. */
	button_url: Nullable(Text(500)),
};
const Calendar = Strict({
	...{ id: Type.Integer(), title: Type.String(), url: Type.String(), visible: Type.Boolean(), ...range },
	days: Type.Array(
		Strict({
			...day,
			/** `media` is null for a drawing of the demo shop. */
			image: Nullable(Strict({ media: Nullable(Type.String()), path: Type.String() })),
			offer: Nullable(offer(Money)),
		}),
	),
});
export type AdventCalendar = Static<typeof Calendar>;

const Input = Strict({
	...range,
	/** One for each day from the first to the last, in that order. */
	days: Type.Array(
		Strict({
			...day,
			/** `media` is that of an upload, or null to keep the drawing that the day has. */
			image: Nullable(Strict({ media: Nullable(MediaHash) })),
			offer: Nullable(offer(Amount)),
		}),
		{ maxItems: 100 },
	),
});
export type CalendarInput = Static<typeof Input>;

const Start = Strict({ title: Text(300), ...range, button_title: Text(100) });
export type CalendarStart = Static<typeof Start>;

export const CALENDAR_ROUTES = [
	route({
		...{ method: 'GET', path: '/calendars', operationId: 'listCalendars', summary: 'Advent calendars, the latest first', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Summary),
		handle: async ({ db }) => ({
			items: (await readCalendars(db)).map(({ page_id, title, path, starts_on, doors, ...page }) => ({
				...{ id: page_id, title, path, state: toState(page), days: doors.length, first_day: starts_on, last_day: toLast(starts_on, doors.length) },
				filled: doors.filter((door) => door.title.trim() !== '' && door.text.trim() !== '').length,
			})),
		}),
	}),
	route({
		...{ method: 'GET', path: '/calendars/:id', operationId: 'getCalendar', summary: 'An advent calendar with its days', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Calendar,
		handle: ({ db, config, params: { id } }) => readOne(db, Number(id), config.siteUrl),
	}),
	route({
		...{ method: 'POST', path: '/calendars', operationId: 'createCalendar', inOneTransaction: true, scopes: SCOPES },
		summary: `A new page with an advent calendar of up to ${MOST_DOORS} empty days, as a draft. Title, address and state are changed as those of a page, which also deletes it`,
		params: Nothing,
		query: Nothing,
		body: Start,
		response: Calendar,
		async handle({ db, config, body: { title, first_day, last_day, button_title } }) {
			const wrong = findRangeError({ first_day, last_day });
			if (wrong !== null) return new FieldErrors([wrong]);
			if (button_title.trim() === '') return new FieldErrors([{ field: 'button_title', reason: 'is empty' }]);
			const id = await createPage(db, { title, template: 'advent_calendar' });
			if (typeof id !== 'number') return new FieldErrors([id]);
			await insertCalendar(db, id, { first: first_day, count: countDays({ first_day, last_day }), button_title: button_title.trim() });
			return readOne(db, id, config.siteUrl);
		},
	}),
	route({
		...{ method: 'PUT', path: '/calendars/:id', operationId: 'saveCalendar', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces the days of a calendar, and the coupons behind them; a public or scheduled one has no empty days',
		params: ById,
		query: Nothing,
		body: Input,
		response: Calendar,
		async handle({ db, config, params, body }) {
			const known = await readCalendar(db, Number(params.id));
			if (known === undefined) return notFound(`calendar ${params.id}`);
			const errors = findErrors(body);
			if (errors.length > 0) return new FieldErrors(errors);
			const missing = await findUnknown(db, body);
			if (missing.length > 0) return new FieldErrors(missing);
			const doors: SourceDoor[] = [];
			for (const [place, one] of body.days.entries()) {
				const source = await toDoor(db, one, known.doors);
				if (source === null) return new FieldErrors([{ field: `days.${place}.image`, reason: 'names a picture that was not uploaded' }]);
				doors.push(source);
			}
			const refused = await saveCalendar(db, known, { starts_on: body.first_day, doors }, config.now());
			return refused.length > 0 ? new FieldErrors(refused) : readOne(db, Number(params.id), config.siteUrl);
		},
	}),
];

const DAY_MS = 86_400_000;
const toLast = (first: string, count: number): string => addDays(first, Math.max(count, 1) - 1);
const countDays = ({ first_day, last_day }: { first_day: string; last_day: string }): number =>
	Math.round((Date.parse(last_day) - Date.parse(first_day)) / DAY_MS) + 1;

function findRangeError({ first_day, last_day }: { first_day: string; last_day: string }): RowError | null {
	if (first_day < '2000-01-01' || last_day > '2199-12-31') return { field: 'first_day', reason: 'is too far from now' };
	if (last_day < first_day) return { field: 'last_day', reason: 'is before the first day' };
	return countDays({ first_day, last_day }) > MOST_DOORS ? { field: 'last_day', reason: `a calendar has at most ${MOST_DOORS} days` } : null;
}

/** What is wrong with days by themselves. */
function findErrors({ first_day, last_day, days }: CalendarInput): RowError[] {
	const wrong = findRangeError({ first_day, last_day });
	if (wrong !== null) return [wrong];
	const dates = days.map(({ date }) => date);
	const codes = days.map((one) => one.offer?.code);
	const errors = days.flatMap(({ id, date, button_url, offer }, place): RowError[] => {
		const at = (field: string, reason: string): RowError => ({ field: `days.${place}.${field}`, reason });
		const reduction = offer && findReductionError({ percent: offer.percent, amount_cents: offer.amount === null ? null : toCents(offer.amount) });
		return [
			...(date < first_day || date > last_day ? [at('date', 'is not between the first and the last day')] : []),
			...(dates.indexOf(date) < place ? [at('date', 'is the date of another day')] : []),
			...(date < (dates[place - 1] ?? '') ? [at('date', 'is before the day above')] : []),
			...(days.findIndex((other) => other.id === id) < place ? [at('id', 'is the id of another day')] : []),
			...(button_url !== null && !isPlace(button_url) ? [at('button_url', 'a path of the shop, or https://…')] : []),
			...(reduction ? [at(`offer.${reduction.field}`, reduction.reason)] : []),
			...(offer && codes.indexOf(offer.code) < place ? [at('offer.code', 'is the code of another day')] : []),
		];
	});
	const lacking = Array.from({ length: countDays({ first_day, last_day }) }, (_, place) => addDays(first_day, place)).filter((date) => !dates.includes(date));
	return lacking.length > 0 ? [...errors, { field: 'days', reason: `nothing for ${lacking.join(', ')}` }] : errors;
}

/** Categories and products of offers that the shop does not have. */
async function findUnknown(db: Database, { days }: CalendarInput): Promise<RowError[]> {
	const categories = await knownCodes(
		db,
		'categories',
		days.flatMap((one) => one.offer?.category ?? []),
	);
	const products = await knownCodes(
		db,
		'products',
		days.flatMap((one) => one.offer?.products ?? []),
	);
	return days.flatMap(({ offer }, place) => [
		...(offer?.category && !categories.has(offer.category) ? [{ field: `days.${place}.offer.category`, reason: 'there is no such category' }] : []),
		...(offer?.products ?? [])
			.filter((sku) => !products.has(sku))
			.map((sku) => ({ field: `days.${place}.offer.products`, reason: `there is no product ${sku}` })),
	]);
}

async function knownCodes(db: Database, table: 'categories' | 'products', codes: readonly string[]): Promise<Set<string>> {
	if (codes.length === 0) return new Set();
	const rows = await db
		.selectFrom(table)
		.select('code')
		.where('code', 'in', [...codes])
		.execute();
	return new Set(rows.map(({ code }) => code));
}

/** The day as it is stored; null if its picture was not uploaded. */
async function toDoor(db: Database, { image, offer, date: _date, ...texts }: CalendarInput['days'][number], known: readonly NamedDoor[]) {
	const before = known.find(({ id }) => id === texts.id);
	const uploaded = image?.media ? await readUploaded(db, image.media) : null;
	if (uploaded === undefined) return null;
	return {
		...texts,
		picture: image !== null && image.media === null ? (before?.picture ?? null) : null,
		image: uploaded,
		promotion: offer && {
			...{ coupon_code: offer.code, percent: offer.percent, category_code: offer.category, product_codes: offer.products },
			amount_cents: offer.amount === null ? null : toCents(offer.amount),
			minimum_cents: offer.minimum === null ? null : toCents(offer.minimum),
		},
	};
}

async function readOne(db: Database, id: number, siteUrl: string): Promise<AdventCalendar | Refusal> {
	const found = await readCalendar(db, id);
	if (found === undefined) return notFound(`calendar ${id}`);
	const { title, path, visible, starts_on, doors } = found;
	return {
		...{ id, title, url: siteUrl + path, visible, first_day: starts_on, last_day: toLast(starts_on, doors.length) },
		days: doors.map((door, place) => toDay(door, addDays(starts_on, place))),
	};
}

function toDay({ picture, image = null, promotion, ...texts }: NamedDoor, date: string): AdventCalendar['days'][number] {
	const drawing = picture && { media: null, path: toPicturePath(picture, 'front') };
	return {
		...texts,
		date,
		image: image === null ? drawing : { media: image.hash, path: toStoredPath(image.hash, 320, 'webp') },
		offer: promotion && {
			...{ code: promotion.coupon_code, percent: promotion.percent, category: promotion.category_code, products: promotion.product_codes },
			amount: promotion.amount_cents === null ? null : toMoney(promotion.amount_cents),
			minimum: promotion.minimum_cents === null ? null : toMoney(promotion.minimum_cents),
		},
	};
}
