import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const projectors: Blueprint = {
	category: 'projektori',
	prefix: 'PRJ',
	stem: 'PJ',
	weight: 0.7,
	theme: 'display',
	warranty: 24,
	makers: ['zvizdar', 'biokvar', 'svitlan'],
	noun: ['projektor', 'm'],
	series: [
		['', 'Mini'],
		['', 'Home'],
		['Laser', 'Cinema'],
	],
	design(d) {
		const lumens = d.by([250, 400, 600], [1100, 1600], [2200, 3000]);
		const resolution = d.by(['1280 × 720', '1920 × 1080'], ['1920 × 1080'], ['3840 × 2160']);
		const source = d.by(['LED'], ['LED'], ['laser']);
		const noise = d.by([34], [30], [26]);
		const image = d.by(['30 do 100"'], ['40 do 120"'], ['60 do 150"']);
		const battery = d.tier === 0 && d.chance(0.5);
		return {
			tail: `projektor ${resolution.startsWith('38') ? '4K' : resolution.startsWith('19') ? 'Full HD' : 'HD'} ${hr(lumens)} lm`,
			price: 60 + lumens * 0.22 + d.tier * 150 + (battery ? 40 : 0) + d.int(0, 30),
			specs: {
				luminous_flux: lumens,
				resolution,
				light_source: source,
				lamp_life_h: d.by([20000], [25000, 30000], [30000]),
				throw_ratio: d.by(['1,2 : 1'], ['1,2 : 1', '1,0 : 1'], ['0,25 : 1', '1,2 : 1']),
				image_size: image,
				keystone: d.by(['okomita'], ['automatska'], ['automatska']),
				ports: ['HDMI', 'USB'],
				...(battery ? { battery_life_h: 2.5 } : {}),
				audio_w: d.by([3, 5], [10], [20, 30]),
				noise_db: noise,
				weight_kg: d.by([0.9, 1.2], [2.1, 2.8], [4.6, 5.9]),
			},
			special: ['luminous_flux', 'resolution', 'light_source'],
			short: `${source === 'laser' ? 'Laserski' : 'LED'} projektor od ${hr(lumens)} lumena, veličina slike ${image}.`,
			openings: [
				`Svjetlosni tok od ${hr(lumens)} lumena ${lumens >= 2000 ? 'čitak je i u prostoriji s upaljenim svjetlom' : lumens >= 1000 ? 'traži navučene zavjese, ne i potpuni mrak' : 'namijenjen je večernjem gledanju u zamračenoj sobi'}.`,
				`Izvor svjetla traje ${source === 'laser' ? 'oko 30.000' : 'više od 20.000'} sati, pa nema zamjene lampe.`,
			],
			facts: [
				battery && 'Ugrađena baterija pokriva jedan film na terasi.',
				d.tier > 0 && 'Trapezno izobličenje ispravlja sam, čim ga okrenete prema zidu.',
				`Ventilator je na ${noise} dB${noise < 28 ? ', pa ga film nadglasa' : ''}.`,
				'USB memorija otvara filmove bez računala.',
				d.tier === 2 && 'Podržava HDR i prikaz sporta bez trzanja.',
			],
			advice: [
				'Platno s mat površinom poboljša sliku više od dodatnih lumena.',
				'Izmjerite udaljenost prije kupnje: omjer projekcije govori koliko će slika biti velika.',
			],
			picture: { kind: 'projector', params: { color: d.pick(['white', 'white', 'black', 'grey']), variant: d.tier === 0 ? 'mini' : 'home' } },
		};
	},
};
