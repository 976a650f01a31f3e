import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['nero', 'nera', 'nero', 'nere', 'neri'],
	bijel: ['bianco', 'bianca', 'bianco', 'bianche', 'bianchi'],
	srebrn: ['argento', 'argento', 'argento', 'argento', 'argento'],
	siv: ['grigio', 'grigia', 'grigio', 'grigie', 'grigi'],
	crven: ['rosso', 'rossa', 'rosso', 'rosse', 'rossi'],
	plav: ['blu', 'blu', 'blu', 'blu', 'blu'],
	zelen: ['verde', 'verde', 'verde', 'verdi', 'verdi'],
	ružičast: ['rosa', 'rosa', 'rosa', 'rosa', 'rosa'],
	žut: ['giallo', 'gialla', 'giallo', 'gialle', 'gialli'],
	bakren: ['rame', 'rame', 'rame', 'rame', 'rame'],
};
