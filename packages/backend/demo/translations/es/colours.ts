import type { ColourWords } from '../product-texts.ts';

export const colours: ColourWords = {
	crn: ['negro', 'negra', 'negro', 'negras', 'negros'],
	bijel: ['blanco', 'blanca', 'blanco', 'blancas', 'blancos'],
	srebrn: ['plateado', 'plateada', 'plateado', 'plateadas', 'plateados'],
	siv: ['gris', 'gris', 'gris', 'grises', 'grises'],
	crven: ['rojo', 'roja', 'rojo', 'rojas', 'rojos'],
	plav: ['azul', 'azul', 'azul', 'azules', 'azules'],
	zelen: ['verde', 'verde', 'verde', 'verdes', 'verdes'],
	ružičast: ['rosa', 'rosa', 'rosa', 'rosa', 'rosa'],
	žut: ['amarillo', 'amarilla', 'amarillo', 'amarillas', 'amarillos'],
	bakren: ['cobrizo', 'cobriza', 'cobrizo', 'cobrizas', 'cobrizos'],
};
