import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const drones: Blueprint = {
	category: 'dronovi',
	prefix: 'DRO',
	stem: 'DR',
	weight: 0.7,
	theme: 'photo',
	warranty: 24,
	makers: ['unijar', 'palagrun', 'visovar'],
	noun: ['dron', 'm'],
	series: [
		['', 'Mini'],
		['', 'Air'],
		['Pro', 'Cine'],
	],
	design(d) {
		const weight = d.by([135, 249], [249, 570], [720, 895]);
		const flight = d.by([18, 24], [31, 34], [40, 45]);
		const range = d.by([1, 2], [6, 8], [10, 12]);
		const video = d.by(['2,7K, 30 fps', '4K, 30 fps'], ['4K, 60 fps'], ['5,1K, 50 fps']);
		const kit = (value: string, batteries: number, add: number) => ({ value, add, specs: { batteries } });
		return {
			tail: `dron, ${flight} min leta`,
			price: 95 + flight * 6 + range * 12 + d.tier * 190 + d.int(0, 40),
			specs: {
				weight_g: weight,
				flight_min: flight,
				range_km: range,
				video,
				gimbal: d.by(['2 osi', 'elektronička stabilizacija'], ['3 osi'], ['3 osi']),
				sensor: d.by(['1/3"'], ['1/1,3"'], ['4/3"']),
				wind_rating: d.by(['do 8 m/s'], ['do 10,7 m/s'], ['do 12 m/s']),
				obstacle_sensing: d.by(['nema'], ['naprijed i straga'], ['u svim smjerovima']),
				c_class: weight < 250 ? 'C0' : weight < 900 ? 'C1' : 'C2',
				batteries: 1,
				return_home: true,
			},
			special: ['flight_min', 'video', 'weight_g'],
			short: `Dron mase ${weight} g, do ${flight} minuta leta i snimanje ${video}.`,
			openings: [
				weight < 250
					? `S ${weight} grama spada u najlakši razred, uz najmanje ograničenja pri letu.`
					: `Masa od ${weight} g drži ga mirnim i kad na moru podigne vjetar.`,
				`Let traje do ${flight} minuta, a pri slaboj bateriji ili gubitku signala vraća se sam.`,
			],
			facts: [
				d.tier > 0 && 'Kamera na trima osima ostaje ravna i u naglim zaokretima.',
				d.tier === 2 && 'Prepreke uočava u svim smjerovima i sam ih zaobilazi.',
				'Elise se mijenjaju bez alata, rezervne su u kutiji.',
				`Domet veze je do ${range} km na otvorenom; uvijek letite u vidnom polju.`,
				'Upute za prijavu operatora na hrvatskom jeziku dolaze uz uređaj.',
			],
			advice: [
				'Prije prvog leta prijavite se u registar operatora i provjerite kartu zona.',
				'Drugu bateriju kupite odmah: jedan let rijetko je dovoljan za dobar kadar.',
			],
			picture: { kind: 'drone', params: { color: d.pick(['grey', 'white', 'black']), size: d.by([14], [20], [28]), count: 4 } },
			variants: inSizes('Komplet', [kit('osnovni komplet', 1, 0), ...(d.tier > 0 ? [kit('komplet s tri baterije', 3, 130)] : [])]),
		};
	},
};
