import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const gamepads: Blueprint = {
	category: 'gamepadi',
	prefix: 'GPD',
	stem: 'GP',
	weight: 0.9,
	theme: 'play',
	warranty: 24,
	makers: ['ilovar', 'susakar', 'likanor'],
	noun: ['gamepad', 'm'],
	series: [
		['', 'Classic'],
		['', 'Plus'],
		['Elite', 'Pro'],
	],
	design(d) {
		const wireless = d.tier > 0 || d.chance(0.4);
		const hall = d.tier === 2 || (d.tier === 1 && d.chance(0.4));
		const hours = d.by([12, 15], [20, 24], [30, 40]);
		return {
			tail: `${wireless ? 'bežični ' : ''}gamepad`,
			price: 11 + d.tier * 17 + (wireless ? 8 : 0) + (hall ? 7 : 0) + d.int(0, 8),
			specs: {
				connection: wireless ? d.by(['2,4 GHz'], ['2,4 GHz i Bluetooth'], ['2,4 GHz, Bluetooth i USB-C']) : 'USB',
				stick_type: hall ? 'Hallovi senzori' : 'potenciometri',
				triggers: d.by(['digitalni'], ['analogni'], ['analogni s graničnikom']),
				vibration: d.by(['1 motor'], ['2 motora'], ['4 motora']),
				extra_buttons: d.by([0], [0, 2], [4]),
				...(wireless ? { battery_life_h: hours } : { cable_cm: 250 }),
				polling_hz: d.by([125], [250, 500], [1000]),
				compatibility: ['računalo', 'mobitel', ...(d.tier > 0 ? ['konzole'] : [])],
				weight_g: d.int(185, 320),
			},
			special: ['connection', 'stick_type', 'polling_hz'],
			short: `${wireless ? 'Bežični' : 'Žični'} gamepad s palicama na principu ${hall ? 'Hallova senzora' : 'potenciometra'}.`,
			openings: [
				hall
					? 'Palice s Hallovim senzorom nemaju dijelova koji se taru, pa s godinama ne počinju same pomicati lik.'
					: 'Provjereni raspored tipki na kojem se prsti odmah snađu.',
				wireless ? `Jedno punjenje traje oko ${hours} sati igranja.` : 'Kabel od dva i pol metra dovoljan je i za kauč.',
			],
			facts: [
				d.tier === 2 && 'Tipke na poleđini slobodno se programiraju.',
				'Igre na računalu prepoznaju ga odmah, bez podešavanja.',
				d.tier > 0 && 'Vibracija je podesiva u tri stupnja.',
				'Površina na rukohvatima ne klizi ni kad se dlanovi zagriju.',
				wireless && 'Prijamnik se sprema u samo kućište.',
			],
			advice: ['Za takmičarsku igru isključite vibraciju i povećajte učestalost.', 'Bežični način preko prijamnika brži je od Bluetootha.'],
			picture: { kind: 'gamepad', params: { color: 'black', variant: 'classic' } },
			variants: inColours(d, 'm', ['black', 'white', 'red', 'blue'], 3),
		};
	},
};
