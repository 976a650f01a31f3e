import { MAX_INT4 } from '../max-int4.ts';
import type { Format } from './setting.ts';

export const text: Format<string> = (value) => value;

/** An http(s) address, unchanged. */
export const address: Format<string> = (value) => {
	if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new Error('it must be an http(s) address such as https://shop.example');
	return value;
};

/** An http(s) address reduced to its origin. */
export const origin: Format<string> = (value) => new URL(address(value)).origin;

/** An http(s) URL reduced to origin and path, without a trailing slash. */
export const base: Format<string> = (value) => {
	const { origin, pathname } = new URL(address(value));
	return `${origin}${pathname.replace(/\/+$/, '')}`;
};

/** A whole number. */
export const whole =
	(least: number, most = MAX_INT4): Format<number> =>
	(value) => {
		const number = Number(value);
		if (!/^\d{1,10}$/.test(value) || number < least || number > most)
			throw new Error(`it must be a whole number from ${least}${most === MAX_INT4 ? '' : ` to ${most}`}`);
		return number;
	};

/** One of several words. */
export const oneOf =
	<const Word extends string>(...words: readonly Word[]): Format<Word> =>
	(value) => {
		const word = words.find((known) => known === value);
		if (word === undefined) throw new Error(`it must be ${words.join(' or ')}`);
		return word;
	};

/** `on` or `off`. */
export const onOff: Format<boolean> = (value) => oneOf('on', 'off')(value) === 'on';

/** `1` or `0`. */
export const oneOrZero: Format<boolean> = (value) => oneOf('1', '0')(value) === '1';

/** A secret with a minimum length. */
export const secret =
	(shortest = 16): Format<string> =>
	(value) => {
		if (value.length < shortest) throw new Error(`it is too short; it must have ${shortest} characters or more`);
		return value;
	};

/** Comma-separated values of a format, without duplicates. */
export const list =
	<Value>(format: Format<Value>): Format<readonly Value[]> =>
	(value) => [
		...new Set(
			value
				.split(',')
				.map((each) => each.trim())
				.filter(Boolean)
				.map(format),
		),
	];
