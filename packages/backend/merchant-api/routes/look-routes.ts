import { parseColour } from '@titraj/contract/look/colour.ts';
import { contrastsOf, LOOK_COLOUR_NAMES, type LookColour, nearestReadable } from '@titraj/contract/look/look.ts';
import Type, { type Static } from 'typebox';
import { readLookPicture, readShopLook, saveShopLook } from '../../platform/shop/look.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

const SCOPES = ['settings:write'] as const;

/** Written `#rrggbb`; null for the standard one, or that of the shop folder. A dark one that is null is derived from its light one. */
const Colour = Nullable(Type.String({ maxLength: 40 }));
/** `picture` of an upload. */
const Picture = Nullable(Type.String({ pattern: '^[0-9a-f]{64}$' }));
const Look = { brand: Colour, brand_dark: Colour, accent: Colour, accent_dark: Colour, logo: Picture, icon: Picture };
const Body = Strict(Look);
const View = Strict({
	...Look,
	/** Address of a page of the shop that shows colours and logo of its query. */
	preview: Type.String(),
});

export const LOOK_ROUTES = [
	route({
		...{
			method: 'GET',
			path: '/settings/look',
			operationId: 'getLook',
			summary: 'Logo, icon and colours of the shop, where they differ from the standard',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: null,
		response: View,
		handle: ({ db, config }) => read(db, config.siteUrl),
	}),
	route({
		...{ method: 'PUT', path: '/settings/look', operationId: 'saveLook', scopes: SCOPES },
		summary: 'Changes logo, icon and colours of shop and mails; a colour whose contrast is too low is refused with the nearest one that is not',
		params: Nothing,
		query: Nothing,
		body: Body,
		response: View,
		async handle({ db, log, config, body }) {
			const errors = [...LOOK_COLOUR_NAMES.flatMap((name) => findColourError(name, body[name])), ...(await findPictureErrors(db, body))];
			if (errors.length > 0) return new FieldErrors(errors);
			const colours = Object.fromEntries(
				LOOK_COLOUR_NAMES.flatMap((name) => [[name, parseColour(body[name] ?? '')] as const].filter(([, colour]) => colour !== null)),
			);
			return inLoggedTransaction({ db, log }, async (trx) => {
				await saveShopLook(trx, { colours, logo: body.logo, icon: body.icon }, config.now());
				return read(trx, config.siteUrl);
			});
		},
	}),
];

async function read(db: Parameters<typeof readShopLook>[0], siteUrl: string) {
	const { colours, logo, icon } = await readShopLook(db);
	const { brand = null, brand_dark = null, accent = null, accent_dark = null } = colours;
	return { ...{ brand, brand_dark, accent, accent_dark, logo, icon }, preview: `${siteUrl}/look-preview` };
}

function findColourError(name: LookColour, value: string | null): { field: string; reason: string }[] {
	if (value === null) return [];
	const colour = parseColour(value);
	if (colour === null) return [{ field: name, reason: 'is no colour, which is written # and six hexadecimal digits, such as #0b5d45' }];
	const low = contrastsOf(name, colour).find(({ ratio, least }) => ratio < least);
	if (low === undefined) return [];
	const where = low.use === 'text' ? 'as text on a page' : 'behind the text of a button';
	const reason = `has a contrast of ${low.ratio.toFixed(2)} ${where}, and ${low.least} is the least; the nearest that has it is ${nearestReadable(name, colour)}`;
	return [{ field: name, reason }];
}

async function findPictureErrors(db: Database, body: Static<typeof Body>) {
	const names = ['logo', 'icon'] as const;
	const known = await Promise.all(names.map(async (name) => body[name] === null || (await readLookPicture(db, body[name])) !== undefined));
	return names.filter((_name, at) => !known[at]).map((field) => ({ field, reason: 'names a picture that was not uploaded' }));
}
