import type { Database } from '../tables.ts';

/** Removes control characters except line breaks, and collapses white space. */
export const tidyText = (text: string): string =>
	text
		.replaceAll(/[^\P{C}\n]/gu, '')
		.replaceAll(/[^\S\n]+/g, ' ')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim();

/** A plausible e-mail address in lower case; null for anything else. */
export function readEmail(text: string): string | null {
	const email = text.trim().toLowerCase();
	return email.length <= 254 && /^[^\s@<>",;:()[\]\\]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(email) ? email : null;
}

const HOUR_MS = 3_600_000;

/** Whether a session has reached the hourly limit of rows in a table. */
export async function hasWrittenEnough(
	db: Database,
	table: 'post_comments' | 'contact_messages',
	{ sessionId, now, limit }: { sessionId: string; now: Date; limit: number },
): Promise<boolean> {
	const { count } = await db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('session_id', '=', sessionId)
		.where('created_at', '>', new Date(now.getTime() - HOUR_MS))
		.executeTakeFirstOrThrow();
	return Number(count) >= limit;
}
