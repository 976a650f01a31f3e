import { parseColour } from '@titraj/contract/look/colour.ts';
import { LOOK_COLOUR_NAMES, type LookColour, type LookColours } from '@titraj/contract/look/look.ts';
import type { Look, LookPicture } from '@titraj/contract/look/look-css.ts';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../database/stored-setting.ts';
import type { Database } from '../database/tables.ts';

const NAME = 'look';
/** Days for which a picture that is no longer shown is kept: stylesheets in caches name it. */
const KEPT_DAYS = 7;

const Nullable = Type.Union([Type.String(), Type.Null()]);
const StoredLook = Type.Object({ colours: Type.Record(Type.String(), Type.String()), logo: Nullable, icon: Nullable });
const stored = Compile(StoredLook);

/** Appearance that staff chose: colours, and the hashes of logo and icon. */
export interface ShopLook {
	readonly colours: LookColours;
	readonly logo: string | null;
	readonly icon: string | null;
}

export const STANDARD_LOOK: ShopLook = { colours: {}, logo: null, icon: null };

export async function readShopLook(db: Database): Promise<ShopLook> {
	const value = await readSetting(db, NAME);
	if (!stored.Check(value)) return STANDARD_LOOK;
	return { ...pick(value), colours: toLookColours((name) => value.colours[name] ?? null) };
}

const pick = ({ logo, icon }: Static<typeof StoredLook>) => ({ logo, icon });

/** Colours by name; what is no colour is left out. */
export const toLookColours = (read: (name: LookColour) => string | null): LookColours =>
	Object.fromEntries(
		LOOK_COLOUR_NAMES.flatMap((name) => {
			const colour = parseColour(read(name) ?? '');
			return colour === null ? [] : [[name, colour]];
		}),
	);

/** Saves the appearance, and deletes pictures that have not been shown for a week and are on no paper. */
export async function saveShopLook(trx: Database, { colours, logo, icon }: ShopLook, now: Date): Promise<void> {
	await writeSetting(trx, NAME, { colours, logo, icon });
	const shown = [logo, icon].filter((hash) => hash !== null);
	const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
	const unused = trx
		.deleteFrom('look_pictures')
		.where('created_at', '<', before)
		.where(sql<boolean>`not exists (select from papers p where p.content->>'logo' = look_pictures.hash)`);
	await (shown.length === 0 ? unused : unused.where('hash', 'not in', shown)).execute();
}

/** A picture of the shop's own; undefined if it was not uploaded. */
export async function readLookPicture(db: Database, hash: string): Promise<(LookPicture & { readonly bytes: Buffer }) | undefined> {
	const row = await db.selectFrom('look_pictures').select(['hash', 'png', 'width', 'height', 'tone']).where('hash', '=', hash).executeTakeFirst();
	if (row === undefined) return undefined;
	const { png, ...picture } = row;
	return { ...picture, bytes: Buffer.from(png, 'base64') };
}

/** What mails show of the look: the main colour, and the logo; null for what is standard. */
export async function readMailLook(db: Database): Promise<MailLook> {
	const { colours, logo } = await readShopLook(db);
	const row =
		logo === null
			? undefined
			: await db.selectFrom('look_pictures').select(['mail_png', 'width', 'height', 'tone']).where('hash', '=', logo).executeTakeFirst();
	return { color: colours.brand ?? null, logo: row === undefined ? null : { ...row, bytes: Buffer.from(row.mail_png, 'base64') } };
}

interface MailLook {
	readonly color: string | null;
	readonly logo: (Pick<LookPicture, 'width' | 'height' | 'tone'> & { readonly bytes: Buffer }) | null;
}

/** The look as the stylesheet shows it. */
export async function readLook(db: Database): Promise<Look> {
	const { colours, logo } = await readShopLook(db);
	return { colours, logo: await readLookLogo(db, logo) };
}

/** A logo without its bytes; null if there is none. */
export async function readLookLogo(db: Database, hash: string | null): Promise<LookPicture | null> {
	const row =
		hash === null ? undefined : await db.selectFrom('look_pictures').select(['hash', 'width', 'height', 'tone']).where('hash', '=', hash).executeTakeFirst();
	return row ?? null;
}

export interface NewLookPicture extends LookPicture {
	readonly bytes: Buffer;
	/** The same at half the size, for mails. */
	readonly mailBytes: Buffer;
}

/** Stores a picture under its hash. One that is known counts as new, so that it is not removed as unused. */
export async function keepLookPicture(db: Database, { bytes, mailBytes, ...picture }: NewLookPicture, now: Date): Promise<void> {
	await db
		.insertInto('look_pictures')
		.values({ ...picture, png: bytes.toString('base64'), mail_png: mailBytes.toString('base64'), created_at: now })
		.onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now }))
		.execute();
}
