import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['črn', 'črna', 'črno', 'črne', 'črni'],
	bijel: ['bel', 'bela', 'belo', 'bele', 'beli'],
	srebrn: ['srebrn', 'srebrna', 'srebrno', 'srebrne', 'srebrni'],
	siv: ['siv', 'siva', 'sivo', 'sive', 'sivi'],
	crven: ['rdeč', 'rdeča', 'rdeče', 'rdeče', 'rdeči'],
	plav: ['moder', 'modra', 'modro', 'modre', 'modri'],
	zelen: ['zelen', 'zelena', 'zeleno', 'zelene', 'zeleni'],
	ružičast: ['rožnat', 'rožnata', 'rožnato', 'rožnate', 'rožnati'],
	žut: ['rumen', 'rumena', 'rumeno', 'rumene', 'rumeni'],
	bakren: ['bakren', 'bakrena', 'bakreno', 'bakrene', 'bakreni'],
};
