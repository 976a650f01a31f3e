import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'El descuento vale para el lote entero; la garantía y la devolución, para cada producto por separado.',
	rows: [
		[
			'Lote Escritorio: monitor, teclado y ratón',
			'Monitor, teclado y ratón para un rincón de trabajo ordenado.',
			'Tres cosas que de todos modos se compran juntas, a juego en tamaño y conexiones.',
		],
		[
			'Lote Primeros pasos en electrónica',
			'Placa, sensor, resistencias y multímetro para los primeros proyectos.',
			'Todo para la primera medida y el primer diodo intermitente, sin adivinar qué falta.',
		],
		[
			'Lote Taller de reparación',
			'Estación de soldadura, herramientas y fuente para reparar.',
			'Para las reparaciones de casa no hace falta más, y cada pieza sigue siendo útil después.',
		],
		['Lote Pódcast para una persona', 'Micrófono, auriculares y cámara para grabar voz e imagen.', 'Voz, escucha e imagen en un solo pedido, sin adaptadores.'],
		[
			'Lote Red doméstica',
			'Router, conmutador y cables para un piso conectado.',
			'Inalámbrica para los móviles, por cable para el televisor y el escritorio, todo en la misma red.',
		],
		['Lote Viaje', 'Batería externa, cargador, cable y auriculares para el camino.', 'Cuatro cosas pequeñas que se olvidan a menudo, ahora en una caja.'],
		[
			'Lote Caja con fuente y refrigeración',
			'Caja, fuente y disipador para montar su equipo.',
			'La base de un ordenador que se conserva aunque cambie el procesador y la placa.',
		],
		['Lote Juego para dos', 'Consola, segundo mando y auriculares.', 'Para jugar en pareja hace falta otro mando, y para la paz de la casa, auriculares.'],
	],
};
