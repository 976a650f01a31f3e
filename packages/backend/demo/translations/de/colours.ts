import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['schwarz', 'schwarz', 'schwarz', 'schwarz', 'schwarz'],
	bijel: ['weiß', 'weiß', 'weiß', 'weiß', 'weiß'],
	srebrn: ['silber', 'silber', 'silber', 'silber', 'silber'],
	siv: ['grau', 'grau', 'grau', 'grau', 'grau'],
	crven: ['rot', 'rot', 'rot', 'rot', 'rot'],
	plav: ['blau', 'blau', 'blau', 'blau', 'blau'],
	zelen: ['grün', 'grün', 'grün', 'grün', 'grün'],
	ružičast: ['rosa', 'rosa', 'rosa', 'rosa', 'rosa'],
	žut: ['gelb', 'gelb', 'gelb', 'gelb', 'gelb'],
	bakren: ['kupfer', 'kupfer', 'kupfer', 'kupfer', 'kupfer'],
};
