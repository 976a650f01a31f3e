import { toPlate } from '@titraj/contract/look/look-css.ts';
import sharp from 'sharp';
import { readLookPicture } from '../../platform/shop/look.ts';
import { readFiscalCodes } from '../fiscal/read-fiscal-codes.ts';
import type { Paper } from '../model/paper.ts';
import type { Database } from '../tables.ts';
import { type PaperDocument, type PaperLogo, toPaperDocument } from './to-paper-document.ts';

const PAPER = '#ffffff';
/** Pixels around a logo that stands on its own ground. */
const PADDING = 12;

/** A paper as text in its language, with the logo of the day on which it was issued. */
export async function readPaperDocument(db: Database, paper: Paper): Promise<PaperDocument> {
	return toPaperDocument(paper, { fiscal: await readFiscalCodes(db, paper), logo: await readPaperLogo(db, paper) });
}

/** A logo that is lost or damaged never stops a paper. */
async function readPaperLogo(db: Database, { content: { logo, seller } }: Paper): Promise<PaperLogo | null> {
	if (!logo) return null;
	const stored = await readLookPicture(db, logo);
	const picture = stored === undefined ? null : await print(stored).catch(() => null);
	return { name: seller.name, picture };
}

/** Without transparency: white paper shows through, or a ground on which a light logo is seen. */
async function print({ bytes, tone }: { readonly bytes: Buffer; readonly tone: string | null }): Promise<NonNullable<PaperLogo['picture']>> {
	const plate = toPlate(tone, [PAPER]);
	const flat = sharp(bytes, { failOn: 'error' }).flatten({ background: plate ?? PAPER });
	const framed = plate === null ? flat : flat.extend({ top: PADDING, bottom: PADDING, left: PADDING, right: PADDING, background: plate });
	const { data, info } = await framed.png().toBuffer({ resolveWithObject: true });
	return { png: data, width: info.width, height: info.height };
}
