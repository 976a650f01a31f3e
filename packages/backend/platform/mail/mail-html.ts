import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { toPlate } from '@titraj/contract/look/look-css.ts';
import { escapeHtml } from './escape-html.ts';
import { toContentId } from './mail-attachments.ts';
import type { MailContent, MailPicture, MailSection } from './mail-content.ts';
import type { MailLang } from './mail-language.ts';
import { fillFacts } from './words/replace-words.ts';

/** Colours of the light palette in renderer/styles/tokens.css. */
const COLOR = { page: '#f7f5ef', card: '#ffffff', ink: '#12201a', muted: '#55635c', line: '#dad6ca', brand: '#0b5d45' };
const SMALL = `color:${COLOR.muted}`;

/** Pixels are those of the picture in the shop. */
interface MailLogo {
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
	readonly tone: string | null;
}

interface MailLook {
	readonly lang: MailLang;
	readonly siteName: string;
	readonly signature: string;
	/** Document of the shop folder around the content (`MailDefinition`); null for ours. */
	readonly frame: string | null;
	/** Colour of header, buttons and links; null for ours. */
	readonly color: string | null;
	/** Logo beside the shop's name, attached to the mail. */
	readonly logo?: MailLogo | null;
}

/** Renders a mail with inline styles and tables, which all mail programs support. It loads nothing; pictures are attached (`toAttachments`). */
export function toMailHtml(
	{ subject, paragraphs, button, digits, rows, sections = [], smallPrint }: MailContent,
	{ lang, siteName, signature, frame, color, logo = null }: MailLook,
): string {
	const brand = color ?? COLOR.brand;
	const body = [
		...paragraphs.map((text) => `<p style="margin:0 0 16px">${toText(text)}</p>`),
		digits === undefined ? '' : `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px">${escapeHtml(digits)}</p>`,
		rows === undefined ? '' : toTable(rows),
		button === undefined ? '' : toButton(button, brand),
		...sections.map((section) => toSection(section, brand)),
		smallPrint === undefined ? '' : `<p style="margin:24px 0 0;font-size:14px;${SMALL}">${toText(smallPrint)}</p>`,
	].join('');
	if (frame !== null)
		return fillFacts(frame, { lang, content: body, subject: escapeHtml(subject), shop: escapeHtml(siteName), signature: escapeHtml(signature) });
	return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${COLOR.page};font-family:system-ui,Segoe UI,Arial,sans-serif;font-size:16px;line-height:1.5;color:${COLOR.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${COLOR.card};border-radius:12px"><tr><td style="padding:16px 28px;border-radius:12px 12px 0 0;background:${brand};font-size:20px;font-weight:700;color:${COLOR.card}">${logo === null ? '' : toLogo(logo, brand)}${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;${SMALL}">${escapeHtml(signature)}</p>
</td></tr></table>
</body>
</html>
`;
}

const LOGO_HEIGHT = 32;
const WIDEST_LOGO = 160;

/** The shop's name beside it is text, so the logo has none. */
function toLogo({ bytes, width, height, tone }: MailLogo, brand: string): string {
	const plate = toPlate(tone, [brand]);
	const scale = Math.min(LOGO_HEIGHT / height, WIDEST_LOGO / width);
	const ground = plate === null ? '' : `;padding:4px;border-radius:4px;background:${plate}`;
	return `<img src="cid:${toContentId(bytes)}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" alt="" style="vertical-align:middle;margin-right:12px${ground}">`;
}

/** Keeps numbers and their units on one line. */
const toText = (text: string): string => escapeHtml(bindUnits(text));

function toButton({ title, url }: { title: string; url: string }, brand: string): string {
	const address = escapeHtml(url);
	return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};color:${COLOR.card};text-decoration:none;font-weight:600">${escapeHtml(title)}</a></p>
<p style="margin:0;font-size:14px;${SMALL};word-break:break-all">${address}</p>`;
}

/** Long addresses may break anywhere, because phones are narrow. */
function toSection({ title, paragraphs, picture, link, isSmall }: MailSection, brand: string): string {
	const size = isSmall === true ? `font-size:13px;${SMALL}` : 'font-size:15px';
	const texts = paragraphs.map((text) => `<p style="margin:0 0 8px;${size};overflow-wrap:anywhere">${toText(text).replaceAll('\n', '<br>')}</p>`);
	const way =
		link === undefined ? '' : `<p style="margin:0 0 8px;${size}"><a href="${escapeHtml(link.url)}" style="color:${brand}">${escapeHtml(link.title)}</a></p>`;
	return `<h2 style="margin:24px 0 8px;padding-top:16px;border-top:1px solid ${COLOR.line};font-size:17px;line-height:1.3">${escapeHtml(title)}</h2>${texts.join('')}${picture === undefined ? '' : toPicture(picture)}${way}`;
}

/** White background with a quiet zone, also in dark schemes, because the code is scanned from the screen. */
const toPicture = ({ bytes, width, alt }: MailPicture): string =>
	`<p style="margin:8px 0"><img src="cid:${toContentId(bytes)}" width="${width}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;background:#fff"></p>`;

function toTable(rows: [string, string][]): string {
	const lines = rows.map(
		([what, much]) =>
			`<tr><td style="padding:6px 0;border-bottom:1px solid ${COLOR.line}">${toText(what)}</td><td align="right" style="padding:6px 0 6px 16px;border-bottom:1px solid ${COLOR.line};white-space:nowrap">${toText(much)}</td></tr>`,
	);
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${lines.join('')}</table>`;
}
