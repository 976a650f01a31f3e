/** Number of mails that an unconfirmed address may get in a row. */
const FREE = 3;
const FIRST_GAP = 10 * 60_000;
const LONGEST_GAP = 12 * 3_600_000;
/** Milliseconds for which a mail counts. */
export const COUNTED = 24 * 3_600_000;

/**
 * Whether an unconfirmed address may get another mail now. `sent`: times of its mails in the last 24 hours, in any order. The gap doubles
 * with each mail, so an address gets at most about ten a day, whoever causes them.
 */
export function mayMail(sent: readonly Date[], now: Date): boolean {
	const counted = sent.map((at) => at.getTime()).filter((at) => now.getTime() - at < COUNTED);
	if (counted.length < FREE) return true;
	const gap = Math.min(LONGEST_GAP, FIRST_GAP * 2 ** (counted.length - FREE));
	return now.getTime() - Math.max(...counted) >= gap;
}
