import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';

export const AMOUNT = '^(0|[1-9]\\d{0,6})(\\.\\d{1,4})?$';
export const GTIN = '^(\\d{8}|\\d{12,14})$';
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';
/** Days and times that exist; `Date` would take 30 February for a day in March, and the database refuses what `Date` cannot read. */
export const INSTANT = `^[1-9]\\d{3}-(?!02-3|(0[469]|11)-31)(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T(${CLOCK}(:[0-5]\\d(\\.\\d{1,9})?)?|24:00(:00)?)(Z|[+-]${CLOCK})$`;
/** A backslash is refused, because browsers read it as a slash: `/\\\\host` would be another host. */
export const PLACE = '^(https?://[^\\s\\p{C}]+|/([^\\s\\p{C}/\\\\][^\\s\\p{C}\\\\]*)?)$';

/** Messages for merchants about texts that do not match a pattern. */
export const PATTERN_REASONS: ReadonlyMap<string, string> = new Map([
	[AMOUNT, 'must be an amount with a decimal point, such as 129.90'],
	[KPD_PATTERN, 'is no KPD code: six digits with points, such as 26.20.11'],
	[GTIN, 'must have 8, 12, 13 or 14 digits'],
	[INSTANT, 'must be a time with its zone, such as 2026-12-24T18:00:00+01:00'],
	[PLACE, 'must be an address with https:// or a path of the shop, such as /documents/label.svg'],
]);
