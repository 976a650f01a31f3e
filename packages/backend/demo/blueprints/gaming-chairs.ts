import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';

export const gamingChairs: Blueprint = {
	category: 'gaming-stolice',
	prefix: 'STO',
	stem: 'MG',
	weight: 0.9,
	theme: 'furniture',
	warranty: 36,
	makers: ['medvedgar', 'jablanar', 'kamenor'],
	noun: ['stolica', 'f'],
	series: [
		['', 'Start'],
		['', 'Comfort'],
		['Pro', 'Max'],
	],
	design(d) {
		const load = d.by([110, 120], [130, 150], [150, 180]);
		const material = d.by(['umjetna koža'], ['umjetna koža', 'tkanina'], ['tkanina', 'mreža']);
		const recline = d.by([120, 135], [150, 155], [160, 165]);
		const armrests = d.by(['2D'], ['3D'], ['4D']);
		return {
			tail: `stolica, do ${load} kg`,
			price: 72 + load * 0.55 + d.tier * 62 + d.int(0, 25),
			specs: {
				load_kg: load,
				upholstery: material,
				armrests,
				recline_deg: recline,
				height_range: d.pick(['42 do 52 cm', '44 do 54 cm', '46 do 56 cm']),
				lumbar: d.by(['jastuk'], ['jastuk', 'ugrađena'], ['ugrađena, podesiva']),
				mechanism: d.by(['njihanje'], ['njihanje s kočnicom'], ['sinkroni mehanizam']),
				base_material: d.by(['čelik'], ['aluminij'], ['aluminij']),
				gas_class: d.by(['klasa 3'], ['klasa 4'], ['klasa 4']),
				seat_width_cm: d.int(49, 56),
				weight_kg: d.by([16], [19], [23]),
			},
			special: ['load_kg', 'upholstery', 'armrests'],
			short: `Stolica nosivosti ${load} kg, presvlaka: ${material}, rukonasloni ${armrests}.`,
			openings: [
				`Nosivost od ${load} kg i ${recline}° nagiba omogućuju i rad i odmor u istoj stolici.`,
				material === 'mreža' ? 'Mreža diše, što se u srpnju osjeti već nakon pola sata.' : 'Presvlaka se briše vlažnom krpom i ne hvata miris.',
			],
			facts: [
				'Rukonasloni se spuštaju u visinu stola.',
				`Naslon se naginje do ${recline}°.`,
				d.tier > 0 && 'Ugrađeni ili priloženi jastuk podupire donji dio leđa.',
				'Kotačići su mekani i ne ostavljaju tragove na parketu.',
				d.tier === 2 && 'Sinkroni mehanizam prati leđa i pri naginjanju.',
			],
			advice: ['Namjestite visinu tako da stopala budu ravno na podu, a koljena pod pravim kutom.', 'Nakon mjesec dana dotegnite sve vijke.'],
			picture: { kind: 'chair', params: { color: 'black', variant: material === 'mreža' ? 'office' : 'gaming' } },
			variants: inColours(d, 'f', ['black', 'grey', 'red', 'blue'], 3),
		};
	},
};
