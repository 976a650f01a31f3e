import type { MailContent } from './write-mail.ts';

/** The mail for programs that show text alone. */
export function toMailText({ paragraphs, button, digits, rows, smallPrint }: MailContent, signature: string): string {
	const parts = [
		...paragraphs,
		...(digits === undefined ? [] : [digits]),
		...(rows === undefined ? [] : [rows.map(([what, much]) => `${what}: ${much}`).join('\n')]),
		...(button === undefined ? [] : [`${button.title}:\n${button.url}`]),
		...(smallPrint === undefined ? [] : [smallPrint]),
	];
	return [...parts, `-- \n${signature}`].join('\n\n');
}
