import type { PaymentMethod } from '../../api/shop.ts';
import { isAmount, toPoint, toShortComma } from '../../ui/typed.ts';

type Instalments = PaymentMethod['instalments'];

/** Methods that can be paid in instalments. */
export const isInInstalments = (code: string): boolean => ['card', 'card_direct', 'card_form'].includes(code);

/** Steps as typed: above which amount how many at most, such as `150: 6; 1000: 24`. */
export const toInstalmentsText = (instalments: Instalments): string => instalments.map(({ above, most }) => `${toShortComma(above)}: ${most}`).join('; ');

/** The steps that a text names; null if one is something else. */
export function toInstalments(text: string): Instalments | null {
	const steps = text
		.split(';')
		.filter((step) => step.trim() !== '')
		.map((step) => {
			const [above = '', most = '', ...more] = step.split(':').map(toPoint);
			return more.length === 0 && isAmount(above) && /^\d{1,2}$/.test(most) ? { above, most: Number(most) } : null;
		});
	const valid = steps.filter((step) => step !== null);
	return valid.length === steps.length ? valid : null;
}
