import type { MailContent, MailSection } from './mail-content.ts';

/** The plain-text version of a mail. */
export function toMailText({ paragraphs, button, digits, rows, sections = [], smallPrint }: MailContent, signature: string): string {
	const parts = [
		...paragraphs,
		...(digits === undefined ? [] : [digits]),
		...(rows === undefined ? [] : [rows.map(([what, much]) => `${what}: ${much}`).join('\n')]),
		...(button === undefined ? [] : [`${button.title}:\n${button.url}`]),
		...sections.map(toPart),
		...(smallPrint === undefined ? [] : [smallPrint]),
	];
	return [...parts, `-- \n${signature}`].join('\n\n');
}

const toPart = ({ title, paragraphs, link }: MailSection): string =>
	[`${title}\n${'-'.repeat(title.length)}\n${paragraphs.join('\n\n')}`, ...(link === undefined ? [] : [`${link.title}:\n${link.url}`])].join('\n\n');
