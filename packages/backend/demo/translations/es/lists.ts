import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Novedades', 'Productos que se han incorporado en los últimos sesenta días.'],
	akcija: ['Ofertas', 'Precios rebajados. Cada uno indica también el precio más bajo de los 30 días anteriores.'],
	najprodavanije: ['Los más vendidos', 'Lo que otros compradores eligen más a menudo, según las ventas del último año.'],
};
