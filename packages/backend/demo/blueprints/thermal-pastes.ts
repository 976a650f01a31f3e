import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const thermalPastes: Blueprint = {
	category: 'termalne-paste',
	prefix: 'PAS',
	stem: 'TP',
	weight: 0.7,
	theme: 'small',
	warranty: 24,
	makers: ['galunda', 'snjeznar', 'cicaran'],
	noun: ['pasta', 'f'],
	series: [
		['', 'Basic'],
		['', 'Carbon'],
		['Extreme', 'Nano'],
	],
	design(d) {
		const conductivity = d.by([4.5, 5.6, 6.2], [8.5, 9.2, 10], [12.5, 13.8, 14.2]);
		const perGram = d.by([0.9], [1.9], [3.1]);
		const tube = (grams: number) => ({ value: `${grams} g`, add: (grams - 2) * perGram * (grams > 5 ? 0.75 : 0.9), specs: { mass_g: grams } });
		return {
			tail: `termalna pasta ${hr(conductivity)} W/mK`,
			price: 2.4 + 2 * perGram,
			specs: {
				mass_g: 2,
				thermal_conductivity: conductivity,
				viscosity: d.pick(['niska', 'srednja', 'visoka']),
				electrically_conductive: false,
				temperature_range: d.pick(['−50 do 200 °C', '−40 do 180 °C', '−60 do 240 °C']),
				shelf_life_years: d.pick([3, 5, 8]),
				applicator: d.pick(['lopatica', 'kist', 'lopatica i maramica']),
			},
			special: ['mass_g', 'thermal_conductivity', 'applicator'],
			short: `Termalna pasta vodljivosti ${hr(conductivity)} W/mK, ne provodi struju.`,
			openings: [
				`Toplinska vodljivost od ${hr(conductivity)} W/mK ${d.tier === 2 ? 'spušta temperaturu procesora za nekoliko stupnjeva u odnosu na običnu pastu' : 'za procesore i grafičke čipove srednje klase sasvim je dovoljna'}.`,
				'Ispunjava neravnine koje okom ne vidite, a kroz koje hladnjak inače ne može odvesti toplinu.',
			],
			facts: [
				'Ne provodi struju, pa kap na ploči ne može napraviti kratki spoj.',
				'Dovoljno je zrno graška: pritisak hladnjaka rasporedi ostalo.',
				'U pakiranju je i pribor za nanošenje.',
				d.tier === 2 && 'Ne suši se ni nakon nekoliko godina rada.',
			],
			advice: ['Staru pastu prije nanošenja uklonite alkoholom i krpicom bez dlačica.', 'Jedan gram dovoljan je za tri do četiri nanošenja.'],
			picture: { kind: 'paste', params: { color: d.pick(['grey', 'silver', 'white', 'blue']), size: 4, variant: 'syringe' } },
			variants: inSizes('Masa', d.tier === 0 ? [tube(2), tube(4), tube(30)] : [tube(2), tube(4)]),
			unit_price: { from: 'mass_g', description: 'g' },
		};
	},
};
