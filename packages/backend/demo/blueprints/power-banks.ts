import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const powerBanks: Blueprint = {
	category: 'prijenosne-baterije',
	prefix: 'PBK',
	stem: 'KB',
	weight: 1.2,
	theme: 'power',
	warranty: 24,
	makers: ['kornatar', 'zirjan', 'gackor', 'kolocar'],
	noun: ['baterija', 'f'],
	series: [
		['', 'Mini'],
		['', 'Mag'],
		['Pro', 'Max'],
	],
	design(d) {
		const capacity = d.by([5000, 10000], [10000, 15000, 20000], [20000, 25600, 26800]);
		const power = d.by([12, 18], [22, 30, 45], [65, 100, 140]);
		const wireless = d.tier === 1 && d.chance(0.4) ? 15 : 0;
		const weight = Math.round(capacity * 0.019 + power * 0.4);
		return {
			tail: `prijenosna baterija ${hr(capacity)} mAh`,
			price: 6 + capacity * 0.0016 + power * 0.28 + (wireless ? 9 : 0) + d.tier * 4 + d.int(0, 4),
			specs: {
				battery_mah: capacity,
				capacity_wh: Math.round(capacity * 0.0037),
				charge_w: power,
				port_count: d.by([2], [2, 3], [3, 4]),
				usb_c: d.by([1], [1, 2], [2]),
				wireless_charge: wireless || 'nema',
				standards: d.by([['PD 3.0']], [['PD 3.0', 'PPS']], [['PD 3.1', 'PPS']]),
				pass_through: d.tier > 0,
				display: d.by(['četiri svjetla'], ['četiri svjetla', 'postotak'], ['postotak i snaga']),
				input_w: d.by([12], [22], [65]),
				weight_g: weight,
			},
			special: ['battery_mah', 'charge_w', 'weight_g'],
			short: `Prijenosna baterija od ${hr(capacity)} mAh, do ${power} W, masa ${weight} g.`,
			openings: [
				`Kapacitet od ${hr(capacity)} mAh puni prosječan mobitel otprilike ${Math.max(1, Math.round(capacity / 5600))} ${capacity / 5600 < 1.5 ? 'put' : 'puta'}.`,
				power >= 65
					? `Izlaz od ${power} W dovoljan je i za laptop, pa je jedina baterija koju nosite na put.`
					: 'Stane u džep jakne, a puni mobitel, slušalice i sat.',
			],
			facts: [
				Math.round(capacity * 0.0037) <= 100 && `S ${Math.round(capacity * 0.0037)} Wh smije u ručnu prtljagu u zrakoplovu.`,
				wireless > 0 && 'Bežično punjenje radi i kroz tanje futrole.',
				d.tier > 0 && 'Može puniti i dok se sama puni.',
				'Kabel USB-C je u kutiji.',
				'Zaštita isključuje izlaz pri kratkom spoju i pregrijavanju.',
			],
			advice: ['Ljeti je ne ostavljajte u parkiranom automobilu.', 'Jednom u tri mjeseca napunite je i kad je ne koristite.'],
			picture: { kind: 'powerbank', params: { color: 'black', size: capacity, count: d.by([2], [2], [3]) } },
			variants: inColours(d, 'f', ['black', 'white', 'blue', 'green'], 3),
		};
	},
};
