import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const drills: Blueprint = {
	category: 'busilice-i-odvijaci',
	prefix: 'BUS',
	stem: 'AK',
	weight: 0.9,
	theme: 'tool',
	warranty: 36,
	makers: ['nerezan', 'durdevar', 'sutlar'],
	noun: ['odvijač', 'm'],
	series: [
		['', 'Hobi'],
		['', 'Compact'],
		['Pro', 'Servis'],
	],
	design(d) {
		const voltage = d.by([3.6, 10.8], [12, 18], [18]);
		const torque = Math.round(voltage * d.by([1.9], [2.4], [3.6]));
		const brushless = d.tier === 2 || (d.tier === 1 && d.chance(0.4));
		const capacity = d.by([1.5], [2], [4, 5]);
		const kit = (value: string, batteries: number, add: number) => ({ value, add, specs: { batteries } });
		return {
			tail: `aku-odvijač ${hr(voltage)} V`,
			price: 17 + voltage * 2.4 + (brushless ? 26 : 0) + d.tier * 12 + d.int(0, 9),
			specs: {
				voltage,
				torque_nm: torque,
				battery_ah: capacity,
				batteries: 1,
				speeds: d.by(['1'], ['2'], ['2']),
				no_load_rpm: d.by(['0–240', '0–750'], ['0–400 / 0–1450'], ['0–500 / 0–2000']),
				chuck_mm: d.by([6, 10], [10, 13], [13]),
				brushless,
				impact: d.tier === 2 && d.chance(0.5),
				light: true,
				charge_time_h: d.by([3], [1.5], [1]),
				weight_kg: d.by([0.5, 1], [1.1, 1.3], [1.5, 1.8]),
			},
			special: ['voltage', 'torque_nm', 'battery_ah'],
			short: `Akumulatorski odvijač ${hr(voltage)} V, okretni moment ${torque} Nm.`,
			openings: [
				`Okretni moment od ${torque} Nm ${torque >= 40 ? 'dovoljan je za dulje vijke u hrastovini' : torque >= 20 ? 'pokriva namještaj, police i gipskarton' : 'namijenjen je finim poslovima: namještaju, bravama i poklopcima'}.`,
				brushless ? 'Motor bez četkica traje dulje i bolje iskoristi bateriju.' : 'Za kućne popravke i sklapanje namještaja više od ovoga rijetko treba.',
			],
			facts: [
				'Svjetlo na prednjoj strani pada točno na vijak.',
				voltage >= 12 && 'Spojka s više stupnjeva čuva glave vijaka.',
				capacity >= 4 && 'Ista baterija pokreće i druge alate iz serije.',
				'Punjač pokazuje napredak i prekida kad je baterija puna.',
				d.tier === 2 && 'Udarni rad prolazi i kroz opeku.',
			],
			advice: ['Za bušenje u beton birajte izvedbu s udarom i odgovarajuće svrdlo.', 'Bateriju spremite napola napunjenu ako alat miruje mjesecima.'],
			picture: {
				kind: 'drill',
				params: { color: d.pick(['green', 'blue', 'yellow', 'red', 'black']), size: voltage, variant: voltage < 6 ? 'driver' : 'drill' },
			},
			variants: voltage > 3.6 ? inSizes('Komplet', [kit('bez baterije', 0, -14), kit('dvije baterije i kovčeg', 2, d.by([22], [38], [75]))]) : [],
		};
	},
};
