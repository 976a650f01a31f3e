import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { counted, hr } from '../text/number.ts';

export const mice: Blueprint = {
	category: 'misevi',
	prefix: 'MIS',
	stem: 'MI',
	weight: 2,
	theme: 'input',
	warranty: 24,
	makers: ['trsatin', 'kaprijan', 'likanor', 'risnjar', 'prvicar'],
	noun: ['miš', 'm'],
	series: [
		['', 'Go'],
		['', 'Plus'],
		['Pro', 'Light'],
	],
	design(d) {
		const wireless = d.chance(0.6);
		const dpi = d.by([1600, 3200], [6400, 12000], [19000, 26000]);
		const buttons = d.by([3], [5, 6], [6, 7, 8]);
		const weight = d.by([78, 85, 92], [70, 88, 110], [49, 58, 63]);
		const vertical = d.tier === 1 && d.chance(0.3);
		const hours = d.by([900], [120, 200], [70, 95]);
		return {
			tail: `${wireless ? 'bežični ' : ''}${vertical ? 'okomiti ' : ''}miš`,
			price: 6 + dpi * 0.0015 + buttons * 1.5 + (wireless ? 9 : 0) + (vertical ? 10 : 0) + d.tier * 9 + d.int(0, 6),
			specs: {
				dpi,
				button_count: buttons,
				connection: wireless ? d.by(['2,4 GHz'], ['2,4 GHz i Bluetooth'], ['2,4 GHz, Bluetooth i USB-C']) : 'USB',
				polling_hz: d.by([125], [500, 1000], [1000, 4000]),
				shape: vertical ? 'okomiti' : d.pick(['simetrični', 'za desnu ruku']),
				...(wireless ? { battery_life_h: hours } : { cable_cm: 180 }),
				weight_g: weight,
				click_life: d.by([3], [10, 20], [70, 100]),
			},
			special: ['dpi', 'connection', 'weight_g'],
			short: `${vertical ? 'Okomiti miš' : 'Miš'} s ${hr(dpi)} DPI i ${counted(buttons, ['tipkom', 'tipke', 'tipki'])}, mase ${weight} g.`,
			openings: [
				vertical
					? 'Ruka stoji kao pri rukovanju, pa podlaktica ne miruje u zakrenutom položaju.'
					: d.tier === 2
						? `S ${weight} grama jedva se osjeti pod rukom, a senzor prati i najbrže pokrete.`
						: 'Jednostavan miš koji ne traži upravljačke programe: uključite ga i radite.',
				`Senzor do ${hr(dpi)} DPI radi i na drvu i na tkanini.`,
			],
			facts: [
				wireless ? `Jedno punjenje ili baterija traje oko ${hours} sati rada.` : 'Kabel je mekan i ne vuče miš za sobom.',
				d.tier > 0 && 'Tipke se mogu preslikati, a postavke ostaju zapisane u mišu.',
				'Kotačić ima jasne zupce i ne škripi.',
				d.tier === 2 && 'Klizači od čistog PTFE-a zamjenjuju se u minuti.',
				!vertical && 'Oblik odgovara srednjim i velikim dlanovima.',
			],
			advice: [
				'DPI nije mjera kvalitete: za monitor od 27 inča dovoljno je 1600.',
				wireless
					? 'Bežični prijamnik držite na prednjoj strani računala ili na produžetku.'
					: 'Uz miš odaberite i podlogu: senzor na njoj radi ravnomjernije nego na golom stolu.',
			],
			picture: { kind: 'mouse', params: { color: 'black', count: buttons, variant: vertical ? 'vertical' : d.tier === 2 ? 'light' : 'classic' } },
			variants: inColours(d, 'm', ['black', 'white', 'grey', 'red'], 3),
		};
	},
};
