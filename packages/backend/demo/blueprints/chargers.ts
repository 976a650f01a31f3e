import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { counted } from '../text/number.ts';

export const chargers: Blueprint = {
	category: 'punjaci',
	prefix: 'PUN',
	stem: 'PN',
	weight: 1.3,
	theme: 'power',
	warranty: 24,
	makers: ['kornatar', 'zirjan', 'ampernik', 'gackor'],
	noun: ['punjač', 'm'],
	series: [
		['', 'Mini'],
		['', 'Duo'],
		['Pro', 'Nano'],
	],
	design(d) {
		const power = d.by([20, 30], [45, 65], [100, 140, 240]);
		const ports = d.by([1], [2, 3], [3, 4]);
		const usbA = d.chance(0.6) ? 1 : 0;
		const gan = d.tier > 0;
		return {
			tail: `${gan ? 'GaN ' : ''}punjač ${power} W`,
			price: 7 + power * 0.42 + ports * 3.5 + (gan ? 5 : 0) + d.int(0, 4),
			specs: {
				charge_w: power,
				port_count: ports,
				usb_c: Math.max(1, ports - usbA),
				usb_a: ports === 1 ? 0 : usbA,
				technology: gan ? 'GaN' : 'silicij',
				standards: d.by([['PD 3.0']], [['PD 3.0', 'PPS']], [['PD 3.1', 'PPS']]),
				input_v: '100 do 240 V',
				plug: 'EU, sklopivi',
				cable_included: d.by([true, false], [false], [false]),
				efficiency: d.by([87], [91], [94]),
				weight_g: Math.round(38 + power * (gan ? 1.3 : 2.1) + ports * 8),
			},
			special: ['charge_w', 'port_count', 'technology'],
			short: `Punjač od ${power} W s ${counted(ports, ['izlazom', 'izlaza', 'izlaza'])}${gan ? ', izvedba GaN' : ''}.`,
			openings: [
				power >= 65
					? `Jedan punjač od ${power} W zamjenjuje tri: laptop, mobitel i slušalice pune se iz iste utičnice.`
					: `Snaga od ${power} W dovoljna je za brzo punjenje mobitela i manjih uređaja.`,
				gan
					? 'GaN izvedba manje se grije i u torbi zauzima pola prostora nekadašnjih punjača.'
					: 'Prema potrebi spušta napon, pa je siguran i za starije uređaje.',
			],
			facts: [
				ports > 1 && 'Snaga se sama raspoređuje prema priključenim uređajima.',
				'Zaštite od prenapona i pregrijavanja prekidaju punjenje na vrijeme.',
				'Zatič je sklopiv, pa ne grebe po torbi.',
				power >= 100 && 'Prolazi i za zahtjevnije laptope koji traže više od 90 W.',
				'Kabel preporučujemo do dva metra, s oznakom odgovarajuće snage.',
			],
			advice: [
				'Za punjenje snagom većom od 60 W potreban je kabel s oznakom E-marker.',
				'Punjač ostavljen u utičnici troši vrlo malo, ali ga ljeti ne ostavljajte pokrivenog.',
			],
			picture: { kind: 'charger', params: { color: 'white', size: power, count: ports } },
			variants: inColours(d, 'm', ['white', 'black'], 2),
		};
	},
};
