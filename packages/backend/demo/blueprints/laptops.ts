import type { Blueprint } from '../blueprint.ts';
import { crossed, inCapacities, inColours } from '../catalogue/variants.ts';
import { counted, hr } from '../text/number.ts';

export const laptops: Blueprint = {
	category: 'prijenosna-racunala',
	prefix: 'LAP',
	stem: 'N',
	weight: 5,
	theme: 'computing',
	warranty: 24,
	energyLabel: true,
	makers: ['velnor', 'mosorix', 'plitvar', 'elafix', 'risnjar', 'ravanix'],
	noun: ['laptop', 'm'],
	series: [
		['Go', 'Start'],
		['', 'Plus', 'Slim'],
		['Pro', 'Studio', 'Max'],
	],
	design(d) {
		const size = d.by([14, 15.6], [13.3, 14, 15.6, 16], [14, 16, 17.3]);
		const memory = d.by([8], [16], [32, 64]);
		const cores = d.by([4, 6], [8, 10], [12, 14, 16]);
		const coreWords = counted(cores, ['jezgru', 'jezgre', 'jezgara']);
		const storage = d.by([256], [512], [1000]);
		const battery = d.by([42, 45], [54, 57, 60], [72, 80, 99]);
		const weight = Math.round((0.02 + size * 0.085 + battery * 0.0042 + d.next() * 0.15) * 100) / 100;
		const resolution = d.by(['1920 × 1080'], ['1920 × 1200', '2240 × 1400'], ['2560 × 1600', '2880 × 1800']);
		const panel = d.by(['IPS'], ['IPS'], ['IPS', 'OLED']);
		const hours = Math.round(battery / d.by([6.2], [5.6], [6.6]));
		return {
			tail: `laptop ${hr(size)}", ${memory} GB`,
			price: 210 + memory * 8 + cores * 22 + battery * 2 + (panel === 'OLED' ? 190 : 0) + d.tier * 120 + d.int(0, 60),
			specs: {
				screen_size: size,
				resolution,
				panel,
				cpu_cores: cores,
				memory,
				storage,
				graphics: d.by(['integrirana'], ['integrirana'], ['integrirana', 'zasebna, 6 GB', 'zasebna, 8 GB']),
				wifi: d.by(['Wi-Fi 6'], ['Wi-Fi 6', 'Wi-Fi 6E'], ['Wi-Fi 6E', 'Wi-Fi 7']),
				ports: ['USB-C', 'USB-A', 'HDMI'],
				battery_wh: battery,
				operating_system: d.pick(['bez operativnog sustava', 'Linux', 'Linux']),
				weight_kg: weight,
			},
			special: ['screen_size', 'memory', 'storage'],
			short: `Prijenosno računalo s ${hr(size)}-inčnim ${panel} zaslonom, ${memory} GB memorije i baterijom od ${battery} Wh.`,
			openings: [
				`Zaslon dijagonale ${hr(size)} inča i masa od ${hr(weight)} kg čine ga računalom koje ${weight < 1.6 ? 'svaki dan nosite sa sobom' : 'većinu vremena provodi na stolu, ali bez muke ide i na put'}.`,
				`Uz ${coreWords} i ${memory} GB memorije ${d.tier === 0 ? 'dokumenti, videopozivi i učenje idu bez čekanja' : d.tier === 1 ? 'ostaje brz i s dvadesetak otvorenih kartica' : 'nosi se s obradom videa, prevođenjem koda i velikim tablicama'}.`,
			],
			facts: [
				`Baterija od ${battery} Wh u uredskom radu traje otprilike ${hours} sati.`,
				panel === 'OLED' && 'OLED zaslon prikazuje pravu crnu i drži boje točnima i pri slaboj svjetlini.',
				`Razlučivost ${resolution} daje oštar tekst i dovoljno mjesta za dva dokumenta jedan uz drugi.`,
				memory >= 32 && 'Memorije ima dovoljno za virtualne strojeve i velike projekte.',
				'Puni se preko USB-C priključka, pa isti punjač može poslužiti i mobitelu.',
				'Tipkovnica ima hrvatski raspored, uključujući č, ć, đ, š i ž.',
			],
			advice: [
				'Memorija je zalemljena na ploču, zato odmah odaberite količinu koja će Vam trebati i za nekoliko godina.',
				'Ako računalo najviše stoji na stolu, razmislite i o vanjskom monitoru: oči i vrat bit će Vam zahvalni.',
				'Isporučuje se s punjačem i kratkim uputama na hrvatskom jeziku.',
			],
			picture: { kind: 'laptop', params: { size, variant: d.tier === 2 ? 'pro' : 'slim' } },
			variants: crossed(
				inCapacities(
					d.chance(0.5)
						? [
								[storage, 0],
								[storage === 512 ? 1000 : storage * 2, storage === 1000 ? 110 : 60],
							]
						: [[storage, 0]],
				),
				inColours(d, 'm', ['silver', 'black', 'blue'], 2),
			),
		};
	},
};
