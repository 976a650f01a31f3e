import type { Blueprint } from '../blueprint.ts';
import { inColours } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const robotVacuums: Blueprint = {
	category: 'robotski-usisavaci',
	prefix: 'ROB',
	stem: 'RV',
	weight: 0.9,
	theme: 'home',
	warranty: 24,
	makers: ['cetinor', 'lastovan', 'istanik'],
	noun: ['usisavač', 'm'],
	series: [
		['', 'Eco'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const suction = d.by([2000, 2500], [4000, 5000], [7000, 8000, 10000]);
		const minutes = d.by([90, 100], [120, 150], [180]);
		const station = d.by(['punjenje'], ['punjenje', 'pražnjenje prašine'], ['pražnjenje i pranje krpe']);
		const navigation = d.by(['žiroskop'], ['laser'], ['laser i kamera']);
		const mop = d.by([false, true], [true], [true]);
		const threshold = d.by([15], [18, 20], [22]);
		return {
			tail: `robotski usisavač ${hr(suction)} Pa`,
			price: 60 + suction * 0.034 + minutes * 0.3 + (station === 'punjenje' ? 0 : station.startsWith('pražnjenje i') ? 190 : 90) + d.tier * 42 + d.int(0, 30),
			specs: {
				suction_pa: suction,
				runtime_min: minutes,
				navigation,
				station,
				mopping: mop,
				dust_ml: d.pick([300, 400, 500, 600]),
				water_ml: mop ? d.pick([180, 250, 300]) : 'nema',
				threshold_mm: threshold,
				noise_db: d.by([64], [60], [57]),
				height_mm: d.pick([78, 95, 97, 102]),
				virtual_walls: d.tier > 0,
				protocol: 'Wi-Fi',
			},
			special: ['suction_pa', 'runtime_min', 'station'],
			short: `Robotski usisavač od ${hr(suction)} Pa, ${minutes} minuta rada, ${mop ? 'usisava i briše pod' : 'bez brisanja poda'}.`,
			openings: [
				`Usisna snaga od ${hr(suction)} Pa ${suction >= 4000 ? 'pokupi i dlake s tepiha' : 'dovoljna je za parket i pločice'}, a jedno punjenje pokriva ${Math.round(minutes * 0.9)} m².`,
				d.tier === 0
					? 'Uključite ga prije odlaska na posao i vratite se na čist pod.'
					: 'Laser iscrta tlocrt stana, pa birate sobe, redoslijed i mjesta koja preskače.',
			],
			facts: [
				station.startsWith('pražnjenje') && 'Postaja sama prazni spremnik; vrećicu mijenjate otprilike svaka dva mjeseca.',
				station.includes('pranje') && 'Krpu pere i suši, bez mirisa vlage.',
				mop && 'Količina vode prilagođava se vrsti poda.',
				`Prelazi pragove do ${threshold} mm.`,
				'Četke, filtri i krpe dostupni su kao zamjenski dijelovi.',
			],
			advice: ['Prije prvog kruga podignite kabele i rese tepiha.', 'Visinu namještaja usporedite s visinom usisavača prije kupnje.'],
			picture: { kind: 'vacuum', params: { color: 'white', variant: 'robot' } },
			variants: inColours(d, 'm', ['white', 'black'], 2),
		};
	},
};
