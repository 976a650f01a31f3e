import type { Blueprint } from '../blueprint.ts';

export const printers: Blueprint = {
	category: 'pisaci',
	prefix: 'PIS',
	stem: 'OL',
	weight: 0.9,
	theme: 'computing',
	warranty: 24,
	makers: ['olibar', 'molatix', 'velnor'],
	noun: ['pisač', 'm'],
	series: [
		['', 'Home'],
		['', 'Duo'],
		['Pro', 'Office'],
	],
	design(d) {
		const laser = d.by([false, true], [true, false], [true]);
		const colour = laser ? d.chance(0.45) : true;
		const speed = laser ? d.by([20, 24], [26, 30], [34, 40]) : d.by([8, 10], [12, 15], [15, 20]);
		const tank = !laser && d.tier > 0;
		const duplex = d.by([false, true], [true], [true]);
		return {
			tail: `${laser ? 'laserski' : 'tintni'} pisač${colour ? ' u boji' : ''}`,
			price: 40 + speed * 3 + (colour && laser ? 90 : 0) + (tank ? 70 : 0) + d.tier * 42 + d.int(0, 20),
			specs: {
				technology: laser ? 'laserska' : tank ? 'tintna, spremnici' : 'tintna',
				print_colour: colour,
				speed_ppm: speed,
				duplex,
				scanner: d.by(['da'], ['da'], ['da, ulagač']),
				functions: d.by([['ispis', 'kopiranje', 'skeniranje']], [['ispis', 'kopiranje', 'skeniranje']], [['ispis', 'kopiranje', 'skeniranje', 'faks']]),
				paper_capacity: d.by([100, 150], [250], [350, 550]),
				resolution_dpi: d.by(['600 × 600'], ['1200 × 600'], ['1200 × 1200']),
				connection: d.by(['USB i Wi-Fi'], ['USB, Wi-Fi i LAN'], ['USB, Wi-Fi i LAN']),
				pages_yield: laser ? d.by([1000], [1500, 3000], [6000]) : tank ? d.by([6000], [6000], [7500]) : 220,
				weight_kg: laser ? d.by([7.4], [9.8], [14.2]) : d.by([4.2], [5.8], [6.6]),
			},
			special: ['technology', 'speed_ppm', 'duplex'],
			short: `${laser ? 'Laserski' : 'Tintni'} pisač, ${speed} stranica u minuti, ${tank ? 'spremnici tinte umjesto uložaka' : laser ? 'jedan toner za više od tisuću stranica' : 'za povremeni ispis kod kuće'}.`,
			openings: [
				tank
					? 'Spremnici tinte spuštaju trošak ispod centa po stranici, što se isplati već nakon prve školske godine.'
					: laser
						? `Ispisuje ${speed} stranica u minuti, a tekst je otporan na vodu i zasušivanje.`
						: 'Za povremeni ispis fotografija i dokumenata u boji.',
				`Postavlja se preko mobitela: ispis s kauča i skeniranje u jedan PDF.`,
			],
			facts: [
				duplex && 'Dvostrani ispis uključen je tvornički, pa papira traje dvostruko više.',
				'Hrvatske izbornike i upute naći ćete i na zaslonu.',
				d.tier === 2 && 'Ulagač skenira pedeset stranica bez nadzora.',
				colour && 'Boje na dijagramima i grafovima ostaju čitke i na običnom papiru.',
				laser && 'Prvi list izlazi nakon osam sekundi.',
			],
			advice: ['Cijenu uspoređujte po stranici, ne po uređaju.', 'Laserski pisač podnosi i mjesece mirovanja, tintni ne voli stati.'],
			picture: { kind: 'printer', params: { color: d.pick(['white', 'grey', 'black']), variant: laser ? 'laser' : 'inkjet' } },
		};
	},
};
