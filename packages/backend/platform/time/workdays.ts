const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Fixed public holidays of Croatia, as month and day. */
const FIXED = new Set(['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26']);

/** Made once: one takes 36 KB outside of the heap that the garbage collector counts, and every product of a list asks for its days. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', dateStyle: 'short', timeStyle: 'short' });

/** Day (ISO 8601), hour and time (`HH:MM`) in the shop's time zone. */
export function toShopTime(now: Date): { day: string; hour: number; time: string } {
	const parts = FORMAT.format(now);
	return { day: parts.slice(0, 10), hour: Number(parts.slice(11, 13)), time: parts.slice(11, 16) };
}

/** Whether goods are shipped on a day: not on weekends and public holidays. */
export function isWorkday(day: string): boolean {
	const weekday = new Date(day).getUTCDay();
	if (weekday === 0 || weekday === 6 || FIXED.has(day.slice(5))) return false;
	const easter = toEaster(Number(day.slice(0, 4)));
	// Easter Monday and Corpus Christi.
	return day !== addDays(easter, 1) && day !== addDays(easter, 60);
}

/** The day itself if it is a workday and `count` is 0, else the workday `count` workdays later. */
export function addWorkdays(day: string, count: number): string {
	let current = day;
	while (!isWorkday(current)) current = addDays(current, 1);
	for (let left = count; left > 0; left--) {
		do current = addDays(current, 1);
		while (!isWorkday(current));
	}
	return current;
}

/** The ISO 8601 day `count` days later. */
export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** The first moment after a day in the shop's time zone, which is one or two hours before UTC. */
export function toEndOfDay(day: string): Date {
	const midnight = Date.parse(addDays(day, 1));
	const hours = [2, 1].find((hour) => toShopTime(new Date(midnight - hour * HOUR)).time === '00:00') ?? 1;
	return new Date(midnight - hours * HOUR);
}

/** Easter Sunday by the method of Meeus, Jones and Butcher. */
function toEaster(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const rest = year % 100;
	const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
	const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
	const sum = moon + weekday - 7 * shift + 114;
	return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10);
}
