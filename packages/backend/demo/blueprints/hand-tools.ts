import type { Blueprint } from '../blueprint.ts';
import { counted } from '../text/number.ts';

export const handTools: Blueprint = {
	category: 'rucni-alat',
	prefix: 'ALA',
	stem: 'RA',
	weight: 1.2,
	theme: 'tool',
	warranty: 36,
	makers: ['sutlar', 'nerezan', 'durdevar', 'cicaran'],
	noun: ['alat', 'm'],
	series: [
		['', 'Hobi'],
		['', 'Servis'],
		['Pro', 'ESD'],
	],
	design(d) {
		const [what, use, count, unitPrice] = d.pick([
			['set preciznih odvijača', 'odvijanje vijaka u laptopima i mobitelima', d.by([24, 32], [50, 62], [84, 120]), 0.42],
			['kliješta za skidanje izolacije', 'vodiče od 0,2 do 6 mm²', 1, 18],
			['sječice za elektroniku', 'izvode komponenti i tanke vodiče', 1, 11],
			['set pinceta', 'rad sa SMD dijelovima', d.by([4], [6], [8]), 2.4],
			['kliješta za mrežne konektore', 'konektore RJ45 i RJ11', 1, 24],
			['set odvijača za 1000 V', 'rad na električnim instalacijama', d.by([6], [7], [12]), 4.2],
		] as const);
		const steel = d.by(['CrV'], ['CrV', 'S2'], ['S2', 'nehrđajući čelik']);
		return {
			tail: what + (count > 1 ? `, ${count} kom` : ''),
			price: 4 + (count > 1 ? count * unitPrice : unitPrice) * (0.7 + d.tier * 0.5) + d.int(0, 3),
			specs: {
				tool_type: what,
				pieces: count,
				steel,
				handle: d.by(['plastika'], ['dvokomponentna ručka'], ['dvokomponentna ručka']),
				esd_safe: d.tier === 2 || what.includes('pinceta'),
				insulation: what.includes('1000 V') ? '1000 V, EN 60900' : 'nema',
				storage_case: count > 1 ? d.by(['torbica'], ['kutija'], ['kutija s umetkom']) : 'nema',
				length_mm: d.step(110, 220, 5),
				weight_g: d.step(90, 860, 10),
			},
			special: ['pieces', 'steel', 'storage_case'],
			short: `Namjena: ${use}. ${count > 1 ? `U kompletu ${count < 5 ? 'su' : 'je'} ${counted(count, ['komad', 'komada', 'komada'])}.` : `Materijal: ${steel}.`}`,
			openings: [
				`Predviđeno za ${use}, uz toleranciju koja čuva glave vijaka i rubove.`,
				d.tier === 2 ? 'Izrađeno za svakodnevnu uporabu u servisu, a ne za jednu popravku godišnje.' : 'Za kućnu radionicu i povremene popravke.',
			],
			facts: [
				`Radni dio (${steel}) zadržava oblik i nakon stotina uporaba.`,
				'Ručka ne klizi ni kad su ruke vlažne.',
				what.includes('1000 V') && 'Svaki je komad zasebno ispitan na 10.000 V.',
				count > 1 && 'Svaki komad ima svoje mjesto, pa se odmah vidi što nedostaje.',
				'Zamjenski nastavci i opruge dostupni su zasebno.',
			],
			advice: ['Veličinu nastavka uvijek isprobajte: pogrešan križni vrh uništi vijak.', 'Alat čuvajte suh i povremeno kapnite ulje na zglobove.'],
			picture: {
				kind: 'tool',
				params: {
					color: d.pick(['red', 'yellow', 'blue', 'black', 'green']),
					count,
					variant: what.includes('konektore') ? 'crimper' : what.includes('kliješta') || what.includes('sječice') ? 'pliers' : 'set',
				},
			},
		};
	},
};
