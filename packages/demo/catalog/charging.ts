import type { Charging } from '@titraj/contract/product-safety.ts';
import { hasBattery } from './has-battery.ts';

/** Categories of the directive on common chargers, with the power in watts of products without such data. */
const WATTS: Readonly<Record<string, number>> = { mobiteli: 15, tableti: 15, slusalice: 5, zvucnici: 15, 'prijenosna-racunala': 65 };
const USB_WITHOUT_PD = 15;

/** How a demo product charges; null for products without a battery or outside the directive. No charger is in the box. */
export function toCharging(category: string, specs: Readonly<Record<string, unknown>>): Charging | null {
	const usual = WATTS[category];
	if (usual === undefined || !hasBattery(specs)) return null;
	const most = typeof specs['charge_w'] === 'number' ? specs['charge_w'] : usual;
	return { charger_included: false, minimum_watts: Math.min(most, usual), maximum_watts: most, usb_pd: most > USB_WITHOUT_PD };
}
