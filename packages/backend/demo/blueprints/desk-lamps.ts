import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const deskLamps: Blueprint = {
	category: 'stolne-lampe',
	prefix: 'LAM',
	stem: 'DL',
	weight: 0.8,
	theme: 'light',
	warranty: 24,
	energyLabel: true,
	makers: ['svitlan', 'lumbara', 'zvizdar'],
	noun: ['lampa', 'f'],
	series: [
		['', 'Mini'],
		['', 'Flex'],
		['Pro', 'Studio'],
	],
	design(d) {
		const lumens = d.by([300, 400], [500, 650], [800, 1000]);
		const kelvin = d.by(['4000 K'], ['2700 do 6500 K'], ['2700 do 6500 K']);
		const power = Math.round(lumens / d.by([75], [85], [100]));
		const usb = d.by([false], [true, false], [true]);
		return {
			tail: `stolna lampa ${lumens} lm`,
			price: 11 + lumens * 0.028 + (usb ? 6 : 0) + d.tier * 13 + d.int(0, 6),
			specs: {
				luminous_flux: lumens,
				power_w: power,
				colour_temperature_range: kelvin,
				cri: d.by([80], [90], [95]),
				dim_levels: d.by(['3'], ['5'], ['bez stupnjeva']),
				arm: d.by(['savitljivi vrat'], ['zglobni krak'], ['zglobni krak']),
				usb_charge: usb,
				auto_dim: d.tier === 2,
				base_type: d.by(['postolje'], ['postolje', 'stezaljka'], ['postolje', 'stezaljka']),
				height_cm: d.int(34, 62),
				lifetime_h: 25000,
			},
			special: ['luminous_flux', 'cri', 'colour_temperature_range'],
			short: `Stolna lampa od ${lumens} lumena i potrošnje ${power} W.`,
			openings: [
				`Svjetlosni tok od ${lumens} lumena osvjetljava cijelu radnu površinu, bez sjena preko ruke.`,
				d.tier > 0
					? 'Temperaturu svjetla birate prema dobu dana: toplije navečer, neutralnije za rad.'
					: 'Jednostavna lampa bez izbornika: dodir za jačinu i dodir za gašenje.',
			],
			facts: [
				usb && 'USB-C izlaz puni mobitel uz lampu.',
				d.tier === 2 && 'Senzor prilagođava jačinu svjetlu u sobi.',
				'Svjetlo ne treperi, što se osjeti nakon više sati čitanja.',
				'Krak ostaje u položaju bez dotezanja vijaka.',
				'Indeks boja visok je i za crtanje i slaganje boja.',
			],
			advice: ['Ako pišete desnom rukom, lampu postavite s lijeve strane.', 'Za dvomonitorski stol birajte izvedbu sa stezaljkom.'],
			picture: { kind: 'lamp', params: { color: 'white', variant: 'desk' } },
			variants: inColours(d, 'f', ['white', 'black', 'green', 'copper'], 3),
		};
	},
};
