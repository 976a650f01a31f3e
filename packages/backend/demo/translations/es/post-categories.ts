import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ['Guías de compra', 'Cómo elegir, en qué fijarse y qué no necesita en realidad.'],
	testovi: ['Pruebas', 'Medidas de nuestro taller, con un procedimiento que puede repetir.'],
	'uradi-sam': ['Hágalo usted mismo', 'Instrucciones para soldar, montar, reparar y empezar proyectos.'],
	'dom-i-ured': ['Casa y oficina', 'Red, iluminación, hogar inteligente y un rincón de trabajo ordenado.'],
	pojmovi: ['Glosario', 'Siglas y cifras de las cajas, explicadas con palabras sencillas.'],
	'iz-trgovine': ['Desde la tienda', 'Novedades, derechos del comprador y una mirada tras el mostrador.'],
};
