import { createHash } from 'node:crypto';
import type { MailAttachment } from '../database/tables/account-tables.ts';
import type { MailSection } from './mail-content.ts';

/** Name of a picture within its mail, from its content: the same picture is attached once. */
export const toContentId = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}@mail`;

/** Pictures of a mail and the shop's logo as attachments: Gmail and Outlook show no pictures that are embedded in the HTML. */
export function toAttachments(sections: readonly MailSection[], logo: { readonly bytes: Buffer } | null = null): MailAttachment[] {
	const pictures = new Map(sections.flatMap(({ picture }) => (picture === undefined ? [] : [[toContentId(picture.bytes), picture.bytes] as const])));
	const attach = (cid: string, name: string, bytes: Buffer): MailAttachment => ({
		cid,
		filename: `${name}.png`,
		type: 'image/png',
		base64: bytes.toString('base64'),
	});
	return [
		...(logo === null ? [] : [attach(toContentId(logo.bytes), 'logo', logo.bytes)]),
		...[...pictures].map(([cid, bytes], index) => attach(cid, String(index + 1), bytes)),
	];
}

/** The HTML with its pictures in it, for a browser, which knows no attachments. */
export const embedPictures = (html: string, attachments: readonly MailAttachment[] | null): string =>
	(attachments ?? []).reduce(
		(shown, { cid, type, base64 }) => (cid === null ? shown : shown.replaceAll(`"cid:${cid}"`, `"data:${type};base64,${base64}"`)),
		html,
	);
