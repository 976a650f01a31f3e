import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['crni', 'crna', 'crno', 'crne', 'crni'],
	bijel: ['beli', 'bela', 'belo', 'bele', 'beli'],
	srebrn: ['srebrni', 'srebrna', 'srebrno', 'srebrne', 'srebrni'],
	siv: ['sivi', 'siva', 'sivo', 'sive', 'sivi'],
	crven: ['crveni', 'crvena', 'crveno', 'crvene', 'crveni'],
	plav: ['plavi', 'plava', 'plavo', 'plave', 'plavi'],
	zelen: ['zeleni', 'zelena', 'zeleno', 'zelene', 'zeleni'],
	ružičast: ['roze', 'roze', 'roze', 'roze', 'roze'],
	žut: ['žuti', 'žuta', 'žuto', 'žute', 'žuti'],
	bakren: ['bakarni', 'bakarna', 'bakarno', 'bakarne', 'bakarni'],
};
