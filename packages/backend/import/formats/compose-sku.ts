import { createHash } from 'node:crypto';
import { slugify } from '../../platform/text/slugify.ts';

const LONGEST = 90;
/** Signs whose loss makes no two values equal. `6+` and `6` would be. */
const PLAIN = /^[\p{L}\p{N}\s\-_.,/]*$/u;

/** A code for a product whose program has none, from what identifies its row there: `majica-more--s-plava`. The same row has the same code in each run. */
export function composeSku(handle: string, options: readonly string[]): string {
	const parts = [handle, ...options].map((part) => part.trim());
	const [first = '', rest = ''] = [slugify(handle) || 'p', slugify(options.join(' '))];
	const code = rest === '' ? first : `${first}--${rest}`;
	const isWhole = code.length <= LONGEST && slugify(handle).length < 80 && rest.length < 80 && parts.every((part) => PLAIN.test(part));
	return isWhole ? code : `${code.slice(0, LONGEST - 9).replace(/-{1,2}$/, '')}-${createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 8)}`;
}
