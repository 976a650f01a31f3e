import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const speakers: Blueprint = {
	category: 'zvucnici',
	prefix: 'ZVU',
	stem: 'Z',
	weight: 1.5,
	theme: 'audio',
	warranty: 24,
	makers: ['sinusar', 'bodulin', 'oktaron', 'lokrumin', 'uckarin'],
	noun: ['zvučnik', 'm'],
	series: [
		['', 'Mini'],
		['', 'Boom'],
		['Max', 'Studio'],
	],
	design(d) {
		const desktop = d.chance(0.35);
		const power = desktop ? d.by([6, 10], [20, 30], [50, 80]) : d.by([5, 8], [16, 20, 30], [40, 60]);
		const hours = d.by([8, 10], [12, 15], [18, 24]);
		const rating = d.by(['IPX5'], ['IP67'], ['IP67']);
		return {
			tail: desktop ? `stolni zvučnici 2.0, ${power} W` : `Bluetooth zvučnik ${power} W`,
			price: 9 + power * 2.1 + d.tier * 14 + d.int(0, 8),
			specs: {
				output_w: power,
				channels: desktop ? '2.0' : d.by(['mono'], ['mono', 'stereo'], ['stereo']),
				connection: desktop ? ['USB', '3,5 mm', ...(d.tier > 0 ? ['Bluetooth'] : [])] : ['Bluetooth', 'USB-C'],
				frequency_range: d.by(['100 Hz do 18 kHz'], ['70 Hz do 20 kHz'], ['50 Hz do 20 kHz']),
				...(desktop ? { cable_cm: 150 } : { battery_life_h: hours, water_rating: rating }),
				pairing: !desktop && d.tier > 0,
				controls: desktop ? 'kotačić na desnom zvučniku' : 'tipke na gornjoj strani',
				weight_g: desktop ? d.step(800, 3600, 100) : d.step(220, 1400, 20),
			},
			special: desktop ? ['output_w', 'channels', 'connection'] : ['output_w', 'battery_life_h', 'water_rating'],
			short: desktop ? `Par stolnih zvučnika ukupne snage ${power} W.` : `Prijenosni zvučnik od ${power} W, do ${hours} sati glazbe, zaštita ${rating}.`,
			openings: [
				desktop
					? 'Dva zvučnika uz monitor pretvaraju računalo u pristojnu liniju, bez dodatnih uređaja.'
					: `Zaštita ${rating} znači da ga ne morate čuvati od ${rating === 'IP67' ? 'pijeska ni od pada u plićak' : 'kiše i prskanja'}.`,
				`Snaga od ${power} W ${power >= 30 ? 'ispunjava i veću sobu ili terasu' : 'dovoljna je za stol, kuhinju ili izlet'}.`,
			],
			facts: [
				!desktop && `Jedno punjenje traje oko ${hours} sati pri srednjoj glasnoći.`,
				!desktop && d.tier > 0 && 'Dva ista zvučnika spajaju se u stereo par.',
				desktop && 'Izlaz za slušalice je na prednjoj strani.',
				desktop && d.tier > 0 && 'Bluetooth prima glazbu s mobitela, bez kabela.',
				'Govor je čist i kad je glasnoća mala.',
				d.tier === 2 && 'Pasivni radijatori spuštaju bas bez krčanja.',
			],
			advice: ['Odmaknite zvučnik od kuta prostorije ako bas postane mutan.', 'Stolne zvučnike usmjerite prema ušima, a ne prema rubu stola.'],
			picture: { kind: 'speaker', params: { color: 'black', count: desktop ? 2 : 1, variant: desktop ? 'bookshelf' : 'portable' } },
			variants: inColours(d, desktop ? 'p' : 'm', ['black', 'blue', 'red', 'green'], desktop ? 1 : 3),
		};
	},
};
