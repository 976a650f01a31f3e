/** Groups of words that shoppers use for the same thing; each finds what the others find. Folded, as the index has them. */
const GROUPS = [
	['graficka', 'gpu', 'vga'],
	['procesor', 'cpu'],
	['ram', 'memorija'],
	['ssd', 'nvme'],
	['hdd', 'disk'],
	['maticna', 'motherboard', 'mainboard'],
	['napajanje', 'psu'],
	['kuciste', 'case'],
	['hladnjak', 'cooler'],
	['ventilator', 'fan'],
	['tipkovnica', 'tastatura', 'keyboard'],
	['mis', 'mouse'],
	['monitor', 'zaslon', 'ekran'],
	['zvucnik', 'speaker'],
	['slusalice', 'headset', 'headphones'],
	['laptop', 'prijenosnik', 'notebook', 'prijenosno'],
	['mobitel', 'smartphone', 'telefon', 'pametni'],
	['televizor', 'tv'],
	['stol', 'desk'],
	['stolica', 'chair'],
	['punjac', 'charger'],
	['wifi', 'wi-fi', 'wlan'],
	['bezicni', 'bezicna', 'bezicno', 'wireless'],
	['zicni', 'zicna', 'zicno', 'wired'],
	['crni', 'crna', 'crno', 'black'],
	['bijeli', 'bijela', 'bijelo', 'white'],
	['crveni', 'crvena', 'crveno', 'red'],
	['plavi', 'plava', 'plavo', 'blue'],
	['srebrni', 'srebrna', 'srebrno', 'silver'],
	['mehanicka', 'mehanicki', 'mechanical'],
	['opticki', 'opticka', 'optical'],
	['zakrivljeni', 'curved'],
	['modularno', 'modular'],
	['vodeno', 'water', 'liquid'],
	['staklo', 'glass'],
	['m2', 'm.2'],
	['gskill', 'g.skill'],
];

const OTHERS = new Map<string, string[]>();
for (const group of GROUPS) for (const word of group) OTHERS.set(word, [...(OTHERS.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** Other words for one, in whatever form it stands. */
export const toSynonyms = (forms: readonly string[]): string[] => [...new Set(forms.flatMap((form) => OTHERS.get(form) ?? []))];
