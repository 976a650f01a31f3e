import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const ledBulbs: Blueprint = {
	category: 'led-zarulje',
	prefix: 'ZAR',
	stem: 'LB',
	weight: 1.2,
	theme: 'light',
	warranty: 24,
	energyLabel: true,
	makers: ['lumbara', 'svitlan', 'istanik'],
	noun: ['žarulja', 'f'],
	series: [
		['', 'Eco'],
		['', 'Warm'],
		['Smart', 'Color'],
	],
	design(d) {
		const base = d.pick(['E27', 'E27', 'E14', 'GU10']);
		const power = base === 'GU10' ? d.by([4], [5], [6]) : d.by([5, 6], [8, 9], [10, 12, 15]);
		const lumens = Math.round((power * d.by([88], [100], [107])) / 10) * 10;
		const kelvin = d.pick([2700, 3000, 4000]);
		const smart = d.tier === 2;
		const hours = d.by([15000], [20000, 25000], [25000]);
		const each = 1.4 + power * 0.28 + (smart ? 6 : 0) + d.tier;
		const pack = (pieces: number) => ({
			value: pieces === 1 ? '1 komad' : `${pieces} kom`,
			add: pieces === 1 ? 0 : each * (pieces * 0.84 - 1),
			specs: { pieces },
		});
		return {
			tail: `LED žarulja ${base} ${power} W`,
			price: each,
			specs: {
				bulb_base: base,
				power_w: power,
				luminous_flux: lumens,
				colour_temperature: kelvin,
				cri: d.by([80], [80, 90], [90, 97]),
				dimmable: d.by([false], [true, false], [true]),
				...(smart ? { protocol: d.pick(['Wi-Fi', 'Zigbee', 'Matter']), colours: '16 milijuna' } : {}),
				beam_angle: base === 'GU10' ? 36 : 220,
				lifetime_h: hours,
				pieces: 1,
				equivalent_w: Math.round(lumens / 14 / 5) * 5,
			},
			special: ['bulb_base', 'luminous_flux', 'colour_temperature'],
			short: `LED žarulja ${base}, ${hr(lumens)} lm, ${hr(kelvin)} K${smart ? ', pametna' : ''}.`,
			openings: [
				smart
					? 'Boju i jačinu mijenjate s mobitela ili rasporedom, a radi i na klasičnoj sklopki.'
					: `Svjetlosni tok od ${hr(lumens)} lumena odgovara staroj žarulji od ${Math.round(lumens / 14 / 5) * 5} W.`,
				`Temperatura ${hr(kelvin)} K ${kelvin <= 3000 ? 'stvara toplo, ugodno svjetlo za dnevni boravak' : 'daje neutralno svjetlo za kuhinju i radni stol'}.`,
			],
			facts: [
				`Vijek trajanja je ${hr(hours)} sati, što je uz četiri sata na dan više od deset godina.`,
				d.tier > 0 && 'Boje predmeta prikazuje vjerno, bez sivila.',
				!smart && 'Uključuje se odmah, bez zagrijavanja.',
				smart && 'Prizori se spremaju i pozivaju jednim dodirom.',
				'Ne zuji i ne treperi.',
			],
			advice: ['Za prigušivanje provjerite je li sklopka predviđena za LED.', 'Jednake žarulje u luster kupujte iz istog pakiranja.'],
			picture: { kind: 'lamp', params: { color: smart ? 'pink' : 'white', size: power, variant: 'bulb' } },
			variants: inSizes('Pakiranje', smart ? [pack(1), pack(2)] : [pack(1), pack(3), ...(d.chance(0.4) ? [pack(6)] : [])]),
			unit_price: { from: 'pieces', description: 'kom' },
		};
	},
};
