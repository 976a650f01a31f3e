import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const microphones: Blueprint = {
	category: 'mikrofoni',
	prefix: 'MIK',
	stem: 'VG',
	weight: 0.9,
	theme: 'audio',
	warranty: 24,
	makers: ['vrgadin', 'sinusar', 'oktaron'],
	noun: ['mikrofon', 'm'],
	series: [
		['', 'Mini'],
		['Cast', ''],
		['Studio', 'Pro'],
	],
	design(d) {
		const xlr = d.tier === 2 && d.chance(0.6);
		const pattern = d.by(['kardioidna'], ['kardioidna', 'kardioidna i kružna'], ['kardioidna', 'četiri karakteristike']);
		const noise = d.by([22, 24], [16, 18], [9, 12]);
		const sampling = d.by(['16 bita / 48 kHz'], ['24 bita / 96 kHz'], ['24 bita / 192 kHz']);
		return {
			tail: `mikrofon ${xlr ? 'XLR' : 'USB'}`,
			price: 24 + d.tier * 52 + (24 - noise) * 3 + d.int(0, 14),
			specs: {
				connection: xlr ? 'XLR' : 'USB-C',
				capsule: d.by(['elektretna'], ['kondenzatorska'], xlr ? ['dinamička', 'kondenzatorska'] : ['kondenzatorska']),
				pattern,
				frequency_range: d.by(['50 Hz do 16 kHz'], ['30 Hz do 18 kHz'], ['20 Hz do 20 kHz']),
				noise_dba: noise,
				max_spl: d.by([110], [120], [130, 138]),
				...(xlr ? {} : { sampling }),
				headphone_out: !xlr && d.tier > 0,
				weight_g: d.step(180, 720, 20),
			},
			special: ['connection', 'pattern', 'noise_dba'],
			short: `Mikrofon ${xlr ? 'XLR za audiosučelje' : 'USB-C bez audiosučelja'}, vlastiti šum ${noise} dBA.`,
			openings: [
				xlr ? 'Spaja se na audiosučelje ili mješalo, pa zvuk oblikujete u svakom koraku.' : 'Spojite USB kabel i snimajte: audiosučelje nije potrebno.',
				`Vlastiti šum od ${noise} dBA ${noise < 14 ? 'omogućuje i snimanje tihog govora i akustične gitare' : 'za podcast, predavanja i pozive dovoljno je nizak'}.`,
			],
			facts: [
				'Metalni stalak i prijelaznik za stativ s 3/8" navojem su u kutiji.',
				!xlr && d.tier > 0 && 'Izlaz za slušalice daje Vaš glas bez kašnjenja.',
				pattern.includes('kružna') && 'Kružna karakteristika dobra je za razgovor udvoje.',
				'Tipka za isključivanje radi tiho, bez klika u snimci.',
				d.tier === 2 && 'Elastični nosač zaustavlja udarce o stol.',
			],
			advice: ['Govorite s udaljenosti od petnaestak centimetara, malo sa strane.', 'Tepih i zavjese poprave zvuk više od skupljeg mikrofona.'],
			picture: { kind: 'microphone', params: { color: 'black', variant: xlr ? 'xlr' : 'usb' } },
			variants: inColours(d, 'm', ['black', 'white', 'silver'], 2),
		};
	},
};
