import type { MailSection } from '../../platform/mail/mail-content.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';
import { readPieces } from '../shipments/read-pieces.ts';
import { readShipmentRows } from '../shipments/read-shipments.ts';
import type { Database } from '../tables.ts';

/** The last shipment of an order, and the pieces that follow; null before the first. */
export async function readLastShipment(db: Database, orderId: number) {
	const last = (await readShipmentRows(db, [orderId])).at(-1);
	return last === undefined ? null : { ...last, left: (await readPieces(db, orderId)).filter(({ qty, shipped }) => qty > shipped) };
}

type LastShipment = NonNullable<Awaited<ReturnType<typeof readLastShipment>>>;

/** A shipment: its tracking, if it has a number, what is in it, and what follows. */
export function toShipmentSections(
	{ carrier, tracking_code, tracking_url, lines, left }: LastShipment,
	{ tracking, shipment: words }: Pick<MailWords['order'], 'tracking' | 'shipment'>,
): MailSection[] {
	return [
		...(tracking_code === null
			? []
			: [
					{
						...{ title: tracking.title, paragraphs: [[carrier, tracking_code].filter(Boolean).join(': ')] },
						...(tracking_url !== null && { link: { title: tracking.link, url: tracking_url } }),
					},
				]),
		{ title: words.contents, paragraphs: [lines.map(({ qty, title }) => `${qty} × ${title}`).join('\n')] },
		...(left.length === 0 ? [] : [{ title: words.next, paragraphs: [left.map(({ qty, shipped, title }) => `${qty - shipped} × ${title}`).join('\n')] }]),
	];
}
