import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';

export const AMOUNT = '^(0|[1-9]\\d{0,6})(\\.\\d{1,4})?$';
export const GTIN = '^(\\d{8}|\\d{12,14})$';
export const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$';
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
