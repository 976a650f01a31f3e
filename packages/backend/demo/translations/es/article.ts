import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Un puesto de trabajo en cuatro metros cuadrados',
		'Mesa, silla, pantalla, luz y cables: montamos un puesto en un rincón del salón y medimos qué cambia más.',
		[
			'Pocas casas tienen una habitación solo para trabajar. Tomamos un rincón de dos metros por dos y durante tres semanas cambiamos una cosa tras otra. En este orden gastaríamos el dinero.',
			'## Primero la silla',
			'Pies apoyados, rodillas en ángulo recto, reposabrazos a la altura de la mesa. Una silla cara mal ajustada es peor que una sencilla bien ajustada; vea nuestras <a href="/proizvodi/gaming/gaming-stolice/">sillas</a>.',
			'## Mesa',
			'El fondo importa más que el ancho. A sesenta centímetros la pantalla queda demasiado cerca; a setenta todo encaja.',
			'## Pantalla y portátil',
			'Un portátil sobre la mesa significa cuello doblado. Una pantalla externa, o un soporte con teclado aparte, lo arregla.',
			'## Luz y cables',
			'Ventana a un lado, lámpara en el lado opuesto a la mano que escribe. Una regleta bajo la mesa y un solo cable USB-C hasta la pantalla ordenan el resto.',
			'## Lo que repetiríamos',
			'Silla, altura de la pantalla, luz, cables y solo entonces la mesa. La mitad del gasto dio tres cuartos del efecto.',
		],
	],
};
