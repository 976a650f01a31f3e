const DAY = 24 * 60 * 60_000;

/** Whether a provider is asked again: the first time at once, then with each time twice the pause, at most daily. */
export function isDueAgain({ created_at, asked_at }: { created_at: Date; asked_at: Date | null }, now: Date): boolean {
	if (asked_at === null) return true;
	const age = asked_at.getTime() - created_at.getTime();
	return now.getTime() - asked_at.getTime() >= Math.min(age, DAY);
}
