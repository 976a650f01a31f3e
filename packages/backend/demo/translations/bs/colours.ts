import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['crni', 'crna', 'crno', 'crne', 'crni'],
	bijel: ['bijeli', 'bijela', 'bijelo', 'bijele', 'bijeli'],
	srebrn: ['srebrni', 'srebrna', 'srebrno', 'srebrne', 'srebrni'],
	siv: ['sivi', 'siva', 'sivo', 'sive', 'sivi'],
	crven: ['crveni', 'crvena', 'crveno', 'crvene', 'crveni'],
	plav: ['plavi', 'plava', 'plavo', 'plave', 'plavi'],
	zelen: ['zeleni', 'zelena', 'zeleno', 'zelene', 'zeleni'],
	ružičast: ['ružičasti', 'ružičasta', 'ružičasto', 'ružičaste', 'ružičasti'],
	žut: ['žuti', 'žuta', 'žuto', 'žute', 'žuti'],
	bakren: ['bakreni', 'bakrena', 'bakreno', 'bakrene', 'bakreni'],
};
