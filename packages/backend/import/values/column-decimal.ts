import type { DecimalSign } from './parse-amount.ts';

const NUMBER = /^\s*[+-]?(\d+)([.,])(\d+)(?:([.,])\d+)*/;

/**
 * Detects the decimal sign of a column from all its values; null if they do not show it. `1.000` alone may be one or a thousand: if every value
 * has exactly three digits after its sign, they are a fraction in a column of measures (`isMeasure`) such as kilograms, which are not written in groups of thousands.
 */
export function detectColumnDecimal(texts: readonly string[], isMeasure: boolean): DecimalSign | null {
	let [commas, points, whole] = [0, 0, 0];
	const unclear = new Set<DecimalSign>();
	for (const text of texts) {
		const match = NUMBER.exec(text);
		if (match === null) {
			if (/\d/.test(text)) whole += 1;
			continue;
		}
		const sign = toSign(match[2]);
		const proven = toProven(match);
		if (proven === ',') commas += 1;
		else if (proven === '.') points += 1;
		else unclear.add(sign);
	}
	if (commas !== points) return commas > points ? ',' : '.';
	const [only] = unclear;
	return isMeasure && commas === 0 && whole === 0 && unclear.size === 1 && only !== undefined ? only : null;
}

/** Whether every fraction of a column of counts is zero: `3.000` pieces are three. */
export const areWholeCounts = (texts: readonly string[]): boolean => texts.every((text) => /^\s*-?\d{1,9}[.,]000\s*$/.test(text));

function toProven([text, before = '', first, after = '', last]: RegExpExecArray): DecimalSign | null {
	// `1.234,50`: the last sign. `1.234.567`: the other one.
	if (last !== undefined && last !== first) return toSign(last);
	if (last !== undefined) return toSign(first) === ',' ? '.' : ',';
	const isFraction = after.length !== 3 || before.length > 3 || /^[+-]?0$/.test(before);
	return isFraction && text !== undefined ? toSign(first) : null;
}

const toSign = (sign: string | undefined): DecimalSign => (sign === ',' ? ',' : '.');
