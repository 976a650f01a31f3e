/** A recipient that a report names as permanently unreachable. */
export interface Bounce {
	readonly address: string;
	/** Answer of the server, else the status. */
	readonly reason: string;
}

/** Longest report that is read: the report comes before the returned mail. */
const MOST_CHARACTERS = 100_000;

/**
 * Recipients of a delivery report (RFC 3464) whose mailbox does not exist: `Action: failed` with a status of 5.1. Delays, full mailboxes and refused texts are left out. Empty for
 * a mail that is no such report.
 */
export function parseBounce(message: string): Bounce[] {
	const text = message.slice(0, MOST_CHARACTERS).replaceAll('\r\n', '\n');
	const begin = text.toLowerCase().indexOf('content-type: message/delivery-status');
	if (begin < 0) return [];
	return text
		.slice(begin)
		.split('\n\n')
		.map(toFields)
		.flatMap((fields): Bounce[] => {
			const address = afterType(fields.get('final-recipient') ?? fields.get('original-recipient') ?? '');
			const status = fields.get('status') ?? '';
			if (fields.get('action')?.toLowerCase() !== 'failed' || !status.startsWith('5.1.') || !address.includes('@')) return [];
			return [{ address: address.toLowerCase(), reason: (afterType(fields.get('diagnostic-code') ?? '') || status).slice(0, 500) }];
		});
}

/** Fields of a block by name in lower case; a line that begins with white space continues the one before. */
function toFields(block: string): Map<string, string> {
	const fields = new Map<string, string>();
	let last = '';
	for (const line of block.split('\n')) {
		const colon = line.indexOf(':');
		if (line.startsWith(' ') || line.startsWith('\t')) fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`);
		else if (colon > 0) {
			last = line.slice(0, colon).trim().toLowerCase();
			fields.set(last, line.slice(colon + 1).trim());
		}
	}
	return fields;
}

/** `rfc822; ana@primjer.hr` without the type. */
function afterType(value: string): string {
	const end = value.indexOf(';');
	return value
		.slice(end + 1)
		.trim()
		.replace(/^</, '')
		.replace(/>$/, '');
}
