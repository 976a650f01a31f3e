import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['black', 'black', 'black', 'black', 'black'],
	bijel: ['white', 'white', 'white', 'white', 'white'],
	srebrn: ['silver', 'silver', 'silver', 'silver', 'silver'],
	siv: ['grey', 'grey', 'grey', 'grey', 'grey'],
	crven: ['red', 'red', 'red', 'red', 'red'],
	plav: ['blue', 'blue', 'blue', 'blue', 'blue'],
	zelen: ['green', 'green', 'green', 'green', 'green'],
	ružičast: ['pink', 'pink', 'pink', 'pink', 'pink'],
	žut: ['yellow', 'yellow', 'yellow', 'yellow', 'yellow'],
	bakren: ['copper', 'copper', 'copper', 'copper', 'copper'],
};
