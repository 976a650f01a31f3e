import type { Blueprint } from '../blueprint.ts';
import { capacity, counted } from '../text/number.ts';

export const desktops: Blueprint = {
	category: 'stolna-racunala',
	prefix: 'STR',
	stem: 'D',
	weight: 2.5,
	theme: 'computing',
	warranty: 36,
	makers: ['velnor', 'plitvar', 'risnjar', 'mosorix', 'dravex'],
	noun: ['računalo', 'n'],
	series: [
		['Ured', 'Start'],
		['', 'Plus'],
		['Gaming', 'Studio'],
	],
	design(d) {
		const mini = d.tier < 2 && d.chance(0.3);
		const cores = d.by([4, 6], [6, 8], [12, 16]);
		const memory = d.by([8, 16], [16, 32], [32, 64]);
		const storage = d.by([256, 512], [512, 1000], [1000, 2000]);
		const graphics = mini ? 'integrirana' : d.by(['integrirana'], ['integrirana', 'zasebna, 8 GB'], ['zasebna, 12 GB', 'zasebna, 16 GB']);
		const separate = graphics !== 'integrirana';
		return {
			tail: `stolno računalo ${memory} GB, ${capacity(storage)}`,
			price: 190 + cores * 26 + memory * 6 + storage * 0.08 + (separate ? 160 + d.tier * 220 : 0) + d.int(0, 40),
			specs: {
				cpu_cores: cores,
				cpu_boost: d.by([4.2, 4.4], [4.7, 5], [5.3, 5.6]),
				memory,
				storage,
				graphics,
				wifi: d.by(['nema'], ['Wi-Fi 6'], ['Wi-Fi 6E', 'Wi-Fi 7']),
				lan: d.by(['1 Gb/s'], ['1 Gb/s', '2,5 Gb/s'], ['2,5 Gb/s']),
				ports: ['USB-C', 'USB-A', 'HDMI', 'DisplayPort'],
				psu_power: mini ? 120 : d.by([350], [450, 500], [750, 850]),
				operating_system: 'bez operativnog sustava',
				volume_l: mini ? d.pick([1.4, 2.1, 3.9]) : d.pick([18, 28, 41, 46]),
			},
			special: ['cpu_cores', 'memory', 'graphics'],
			short: `${mini ? 'Malo' : 'Sklopljeno i ispitano'} stolno računalo: ${counted(cores, ['jezgra', 'jezgre', 'jezgara'])}, ${memory} GB memorije i SSD od ${capacity(storage)}.`,
			openings: [
				mini
					? 'Računalo veličine knjige smjestit ćete iza monitora, a ipak ima sve priključke koje ured traži.'
					: 'Sastavljeno je od standardnih dijelova, pa svaki od njih možete sami zamijeniti ili nadograditi.',
				`Svaki primjerak prije otpreme četiri sata radi pod punim opterećenjem. Uz ${memory} GB memorije spreman je za posao čim ga uključite.`,
			],
			facts: [
				separate && `Grafička kartica (${graphics.replace('zasebna, ', '')} memorije) pokreće novije igre i ubrzava obradu videa.`,
				`SSD od ${capacity(storage)} podiže sustav za petnaestak sekundi.`,
				!mini && 'Na ploči su ostala slobodna mjesta za memoriju i još jedan M.2 disk.',
				mini && 'U uredskom radu troši manje od 25 W i gotovo se ne čuje.',
				'Procesor hladi hladnjak koji i ljeti ostaje tih.',
				!mini && 'Kabeli su složeni iza ploče, pa zrak slobodno prolazi kroz kućište.',
			],
			advice: [
				'Operativni sustav nije uključen; na zahtjev ga instaliramo prije isporuke.',
				'Ako niste sigurni je li snaga dovoljna za Vaše programe, pošaljite nam njihov popis prije kupnje.',
			],
			picture: {
				kind: 'case',
				params: { color: d.pick(['black', 'white', 'grey']), size: mini ? 15 : 40, count: mini ? 0 : d.int(1, 3), variant: mini ? 'mini' : 'tower' },
			},
		};
	},
};
