import { createHash } from 'node:crypto';
import type { MailAttachment } from '../database/tables/account-tables.ts';
import type { MailSection } from './mail-content.ts';

/** Name of a picture within its mail, from its content: the same picture is attached once. */
export const toContentId = (bytes: Buffer): string => `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}@mail`;

/** Pictures of a mail as attachments: Gmail and Outlook show no pictures that are embedded in the HTML. */
export function toAttachments(sections: readonly MailSection[]): MailAttachment[] {
	const pictures = new Map(sections.flatMap(({ picture }) => (picture === undefined ? [] : [[toContentId(picture.bytes), picture.bytes] as const])));
	return [...pictures].map(([cid, bytes], index) => ({ cid, filename: `${index + 1}.png`, type: 'image/png', base64: bytes.toString('base64') }));
}

/** The HTML with its pictures in it, for a browser, which knows no attachments. */
export const embedPictures = (html: string, attachments: readonly MailAttachment[] | null): string =>
	(attachments ?? []).reduce(
		(shown, { cid, type, base64 }) => (cid === null ? shown : shown.replaceAll(`"cid:${cid}"`, `"data:${type};base64,${base64}"`)),
		html,
	);
