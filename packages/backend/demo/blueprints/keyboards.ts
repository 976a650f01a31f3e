import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { counted } from '../text/number.ts';

export const keyboards: Blueprint = {
	category: 'tipkovnice',
	prefix: 'TIP',
	stem: 'TK',
	weight: 2,
	theme: 'input',
	warranty: 24,
	makers: ['trsatin', 'zlarinix', 'prvicar', 'likanor', 'velnor'],
	noun: ['tipkovnica', 'f'],
	series: [
		['', 'Basic'],
		['', 'Plus'],
		['Pro', 'Studio'],
	],
	design(d) {
		const mechanical = d.tier > 0 && d.chance(0.65);
		const keys = mechanical ? d.pick([61, 68, 84, 87, 104]) : d.pick([79, 105, 105]);
		const wireless = d.tier > 0 && d.chance(0.6);
		const travel = mechanical ? d.pick([3.6, 4]) : d.pick([1.8, 2.2, 3]);
		const switches = mechanical ? d.pick(['linearne', 'taktilne', 'tihe linearne']) : d.pick(['škaraste', 'membranske']);
		return {
			tail: `${wireless ? 'bežična ' : 'žična '}${mechanical ? 'mehanička ' : ''}tipkovnica`,
			price: 10 + (mechanical ? 36 : 4) + (wireless ? 17 : 0) + d.tier * 16 + d.int(0, 12),
			specs: {
				key_count: keys,
				switches,
				key_travel: travel,
				layout: 'hrvatski (QWERTZ)',
				connection: wireless ? ['Bluetooth', '2,4 GHz', 'USB-C'] : 'USB',
				backlight: mechanical ? d.pick(['bijelo', 'RGB']) : d.by(['nema'], ['nema', 'bijelo'], ['bijelo']),
				...(wireless ? { battery_mah: d.pick([1800, 2500, 4000]) } : { cable_cm: d.pick([150, 180]) }),
				hot_swap: mechanical,
				weight_g: Math.round(keys * (mechanical ? 9 : 5) + d.int(0, 90)),
			},
			special: ['switches', 'key_count', 'backlight'],
			short: `${mechanical ? 'Mehanička tipkovnica' : 'Tipkovnica'} s ${counted(keys, ['tipkom', 'tipke', 'tipki'])} i hrvatskim rasporedom${wireless ? ', spaja se s tri uređaja' : ''}.`,
			openings: [
				mechanical
					? `Sklopke su ${switches}, a svaku možete zamijeniti bez lemljenja.`
					: `Hod tipki od ${String(travel).replace('.', ',')} mm i ${switches} sklopke čine pisanje tihim i lakim.`,
				keys < 100
					? 'Bez numeričkog bloka ostaje mjesta za miš, pa ramena miruju u prirodnom položaju.'
					: 'Puni raspored s numeričkim blokom štedi vrijeme svima koji unose brojke.',
			],
			facts: [
				'Hrvatska slova otisnuta su postupkom koji se ne briše.',
				wireless && 'Jednom tipkom prelazite s računala na tablet ili mobitel.',
				mechanical && 'Tipke su od debelog PBT-a i ne postaju sjajne.',
				'Nožice imaju dva nagiba i gumene jastučiće.',
				!wireless && 'Spaja se USB kabelom, bez upravljačkih programa.',
			],
			advice: [
				'Ako pišete u društvu, birajte tihe linearne ili membranske sklopke.',
				'Prašinu ispod tipki uklonite kistom jednom mjesečno; tekućina je najčešći razlog kvara.',
			],
			picture: { kind: 'keyboard', params: { color: 'black', count: keys, size: keys < 100 ? 36 : 44, variant: mechanical ? 'mech' : 'flat' } },
			variants: inColours(d, 'f', ['black', 'white', 'grey'], 2),
		};
	},
};
