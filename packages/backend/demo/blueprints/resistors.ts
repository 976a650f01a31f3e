import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

const RESISTANCES = [10, 22, 47, 100, 220, 330, 470, 680, 1000, 2200, 4700, 10_000, 22_000, 47_000, 100_000, 470_000, 1_000_000];
const CAPACITANCES = ['10 nF', '47 nF', '100 nF', '1 µF', '10 µF', '47 µF', '100 µF', '470 µF', '1000 µF', '2200 µF'] as const;

export const resistors: Blueprint = {
	category: 'otpornici-i-kondenzatori',
	prefix: 'OTP',
	stem: 'RC',
	weight: 1.2,
	theme: 'small',
	warranty: 24,
	makers: ['ohmvid', 'brusnikar', 'ciovar'],
	noun: ['komplet', 'm'],
	series: [
		['', ''],
		['', ''],
		['', 'Precizni'],
	],
	design(d) {
		const kit = d.chance(0.2);
		const capacitor = !kit && d.chance(0.4);
		const value = capacitor ? d.pick(CAPACITANCES) : toOhms(d.pick(RESISTANCES));
		const tolerance = capacitor ? d.by(['±20 %'], ['±10 %'], ['±5 %']) : d.by(['±5 %'], ['±1 %'], ['±0,1 %']);
		const each = capacitor ? d.by([0.04, 0.08], [0.09, 0.14], [0.2, 0.32]) : d.by([0.012], [0.018], [0.055]);
		const pack = (pieces: number) => ({ value: `${pieces} kom`, add: (pieces - 25) * each * (pieces > 100 ? 0.55 : 0.8), specs: { pieces } });
		const voltage = d.by(['16 V', '25 V'], ['50 V'], ['100 V']);
		return {
			tail: kit ? 'komplet otpornika, 600 kom' : `${capacitor ? 'kondenzator' : 'otpornik'} ${value}`,
			price: kit ? 8.9 + d.tier * 6 : 0.55 + each * 25,
			specs: kit
				? {
						component: 'otpornik',
						value_range: '10 Ω do 1 MΩ, 30 vrijednosti',
						tolerance,
						power_rating: '0,25 W',
						technology: 'metalni sloj',
						package: 'THT',
						pieces: 600,
						storage_case: 'kutija s pretincima',
					}
				: {
						component: capacitor ? 'kondenzator' : 'otpornik',
						value_range: value,
						tolerance,
						...(capacitor
							? { voltage_rating: voltage, technology: value.includes('nF') ? 'keramički' : 'elektrolitski' }
							: {
									power_rating: d.by(['0,25 W'], ['0,25 W', '0,5 W'], ['0,5 W', '1 W']),
									technology: d.by(['ugljeni sloj'], ['metalni sloj'], ['metalni sloj']),
								}),
						package: d.pick(['THT', 'THT', 'SMD 0805', 'SMD 1206']),
						operating_temp: '−55 do 125 °C',
						pieces: 25,
					},
			special: kit ? ['component', 'value_range', 'pieces'] : ['component', 'value_range', 'tolerance'],
			short: kit
				? 'Trideset vrijednosti po dvadeset komada, u kutiji s pretincima.'
				: `${capacitor ? 'Kondenzator' : 'Otpornik'} ${value}, tolerancija ${tolerance}.`,
			openings: [
				kit
					? 'Trideset najčešćih vrijednosti pokriva gotovo svaki hobi projekt i školsku vježbu.'
					: `Vrijednost ${value} uz odstupanje ${tolerance}, pakirano u vrećicu s oznakom.`,
				d.tier === 2
					? 'Uža tolerancija potrebna je u mjernim i audio sklopovima.'
					: 'Standardna tolerancija dovoljna je za logiku, svjetleće diode i sabirnice.',
			],
			facts: [
				'Izvodi se dobro leme i ne oksidiraju u vrećici.',
				kit && 'Vrijednosti su označene na svakom pretincu.',
				!kit && 'Oznaka serije otisnuta je na vrećici, radi naknadne narudžbe iste serije.',
				'Bez olova, prema važećim propisima.',
				capacitor && 'Izvodi su dovoljno dugi za eksperimentalnu pločicu.',
			],
			advice: ['Kod elektrolitskih kondenzatora pazite na polaritet.', 'Snagu otpornika računajte s dvostrukom rezervom.'],
			picture: {
				kind: 'resistor',
				params: { color: capacitor ? 'blue' : d.pick(['copper', 'blue']), count: kit ? 5 : 3, variant: capacitor ? 'capacitor' : 'axial' },
			},
			variants: kit ? [] : inSizes('Pakiranje', [pack(25), pack(100), ...(d.tier === 0 ? [pack(500)] : [])]),
			unit: 'pak',
			unit_price: { from: 'pieces', description: 'kom' },
		};
	},
};

function toOhms(ohms: number): string {
	if (ohms >= 1_000_000) return `${hr(ohms / 1_000_000)} MΩ`;
	return ohms >= 1000 ? `${hr(ohms / 1000)} kΩ` : `${ohms} Ω`;
}
