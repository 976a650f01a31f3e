import type { Attribute } from '@titraj/contract/product-parts.ts';
import { text } from './label-parts.ts';

/** Data below the scale of a label, and its regulation. */
export interface LabelFacts {
	readonly regulation: string;
	/** SVG of the lower part, below y = 526. */
	readonly drawn: string;
}

/** Detects the product group: lumens mean a light source, a battery a phone or tablet, anything else is a display. */
export function toLabelFacts(attributes: readonly Attribute[]): LabelFacts {
	const numberOf = (code: string): number | null => {
		const title = attributes.find(({ attribute_code }) => attribute_code === code)?.title ?? '';
		// Croatian number format: 1.200,5.
		const value = Number.parseFloat(title.replaceAll('.', '').replace(',', '.'));
		return Number.isFinite(value) && value > 0 ? value : null;
	};
	if (numberOf('luminous_flux') !== null) return { regulation: '2019/2015', drawn: toConsumption(numberOf('power_w')) };
	const battery = numberOf('battery_mah');
	if (battery !== null) return { regulation: '2023/1669', drawn: toEndurance(battery, attributes) };
	const inches = numberOf('screen_size') ?? 0;
	return { regulation: '2019/2013', drawn: toConsumption(numberOf('power_w') ?? Math.round(inches * 0.9)) + toDiagonal(inches) };
}

const toConsumption = (watts: number | null): string =>
	text(180, 610, 64, watts === null ? '–' : String(Math.ceil(watts)), { anchor: 'end', bold: true }) + text(192, 610, 28, 'kWh/1000h', { bold: true });

function toDiagonal(inches: number): string {
	const frame =
		'<rect x="52" y="640" width="104" height="62" fill="none" stroke="#000" stroke-width="4"/><path d="m60 694 88-46" stroke="#000" stroke-width="3"/>';
	return frame + text(190, 668, 26, `${Math.round(inches * 2.54)} cm`, { bold: true }) + text(190, 698, 26, `${inches} ″`);
}

/** Battery endurance per charge and in cycles, and ingress protection. */
function toEndurance(battery: number, attributes: readonly Attribute[]): string {
	const hours = Math.floor(battery / 110);
	const protection = attributes.find(({ attribute_code }) => attribute_code === 'water_rating')?.title ?? 'IP20';
	const cell =
		'<rect x="30" y="556" width="60" height="34" rx="4" fill="none" stroke="#000" stroke-width="4"/><path d="M94 566v14" stroke="#000" stroke-width="6"/>';
	return [
		cell,
		text(112, 584, 32, `${hours} h ${battery % 60} min`, { bold: true }),
		text(30, 648, 22, 'Ciklusi punjenja'),
		text(354, 648, 32, '800', { anchor: 'end', bold: true }),
		text(30, 700, 22, 'Zaštita kućišta'),
		text(354, 700, 32, protection, { anchor: 'end', bold: true }),
	].join('');
}
