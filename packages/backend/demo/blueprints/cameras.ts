import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const cameras: Blueprint = {
	category: 'fotoaparati',
	prefix: 'FOT',
	stem: 'F',
	weight: 1,
	theme: 'photo',
	warranty: 24,
	makers: ['losinar', 'visovar', 'palagrun'],
	noun: ['fotoaparat', 'm'],
	series: [
		['', 'Compact'],
		['', 'II'],
		['Pro', 'R'],
	],
	design(d) {
		const sensor = d.by(['1"', 'APS-C'], ['APS-C'], ['puni format']);
		const megapixels = d.by([18, 20], [24, 26, 32], [24, 33, 45]);
		const burst = d.by([7, 10], [11, 15], [20, 30]);
		const video = d.by(['4K, 30 fps'], ['4K, 60 fps'], ['6K, 30 fps', '8K, 30 fps']);
		const fixed = sensor === '1"';
		const iso = d.by([12800], [32000, 51200], [102400]);
		const lens = (value: string, add: number) => ({ value, add, specs: { lens: value }, params: {} });
		return {
			tail: `${fixed ? 'kompaktni fotoaparat' : 'fotoaparat'} ${megapixels} MP`,
			price: 240 + megapixels * 11 + burst * 9 + d.tier * 330 + d.int(0, 60),
			specs: {
				sensor,
				megapixels,
				lens: fixed ? '24–100 mm, f/1.8' : 'samo tijelo',
				burst_fps: burst,
				video,
				stabilisation: d.by(['elektronička'], ['u tijelu, 5 stupnjeva'], ['u tijelu, 7 stupnjeva']),
				iso_max: iso,
				screen_size: 3,
				viewfinder: d.by(['nema'], ['2,4 M točaka'], ['5,8 M točaka']),
				card_slots: d.by([1], [1], [2]),
				shots_per_charge: d.by([240, 320], [400, 450], [520, 600]),
				weight_g: d.by([300, 350], [380, 480], [620, 720]),
			},
			special: ['sensor', 'megapixels', 'video'],
			short: `${fixed ? 'Kompaktni' : 'Bezzrcalni'} fotoaparat sa senzorom ${sensor}, ${megapixels} MP i snimanjem ${video}.`,
			openings: [
				fixed
					? 'Velik senzor u malom tijelu: slike s puta koje ćete poželjeti i otisnuti.'
					: `Senzor ${sensor === 'puni format' ? 'punog formata' : sensor} i ${megapixels} milijuna točaka ostavljaju prostor za izrezivanje i veće otiske.`,
				`Fokus prepoznaje lica, oči i životinje, a rafal od ${burst} sličica u sekundi hvata i pokret.`,
			],
			facts: [
				d.tier > 0 && 'Stabilizacija u tijelu radi sa svakim objektivom.',
				`Najveća osjetljivost ISO ${hr(iso)} pomaže u koncertnim dvoranama i crkvama.`,
				'Punjenje ide preko USB-C priključka, i tijekom snimanja.',
				d.tier === 2 && 'Dva utora za kartice pišu sigurnosnu kopiju odmah, pri snimanju.',
				'Zaslon se zakreće u svim smjerovima.',
			],
			advice: ['Prvi dodatak neka bude druga baterija, tek potom novi objektiv.', 'Kartice birajte prema brzini zapisa, a ne samo prema kapacitetu.'],
			picture: { kind: 'camera', params: { color: d.pick(['black', 'black', 'silver']), size: d.by([10], [12], [14]), variant: fixed ? 'compact' : 'lens' } },
			variants: fixed ? [] : inSizes('Izvedba', [lens('samo tijelo', 0), lens('s objektivom 18–50 mm', d.by([110], [160], [420]))]),
		};
	},
};
