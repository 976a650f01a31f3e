import { toFieldText } from '../../texts/api-words.ts';
import { formatTime } from '../../texts/format.ts';
import { isTextKey, t } from '../../texts/text.ts';
import { toComma } from '../../ui/typed.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const AMOUNT = /^-?\d+\.\d{2}$/;

/** Groups of the texts of values that the API names, by the field. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
	['kind', ['papers.kind']],
	['status', ['order.status', 'order.set', 'payment.status']],
	['state', ['content.state']],
	['role', ['role']],
	['carrier', ['carrier']],
]);

/** A value of the log of changes: moments and amounts as people write them, and the fields of what has several. */
export function toValueText(field: string, value: unknown): string {
	if (value === undefined || value === null || value === '') return '–';
	if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
	if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((part) => toValueText(field, part)).join(', ');
	if (typeof value === 'object')
		return Object.entries(value)
			.map(([name, part]) => `${toFieldText(name)}: ${toValueText(name, part)}`)
			.join('; ');
	return toPlain(field, String(value));
}

function toPlain(field: string, text: string): string {
	if (MOMENT.test(text)) return formatTime(text);
	if (AMOUNT.test(text)) return toComma(text);
	const key = (GROUPS.get(field) ?? []).map((group) => `${group}.${text}`).find(isTextKey);
	return key === undefined ? text : t(key);
}
