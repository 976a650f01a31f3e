import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'y',
	short: ['{noun} de {maker}: {specs}.', '{noun} con datos medidos: {specs}.', '{noun} para quien lee primero la tabla: {specs}.'],
	lead: [
		'De un vistazo: {specs}.',
		'Los datos que más cuentan son {specs}.',
		'Para recordar: {specs}.',
		'En resumen, este modelo de {maker} ofrece {specs}.',
		'Aquí deciden tres datos: {specs}.',
	],
	headings: ['Conviene saber', 'En cifras', 'Qué recibe'],
	service: [
		'Los pedidos recibidos en día laborable antes de las 14 horas salen el mismo día.',
		'Puede desistir de la compra en 14 días sin indicar el motivo.',
		'Si no está seguro de que este modelo le convenga, escríbanos: respondemos en un día laborable.',
		'La garantía es válida con la factura y el aparato se entrega en cualquiera de nuestras tiendas.',
		'Puede dejarnos el embalaje y el aparato viejo al recoger el pedido.',
	],
	themes: {
		display: [
			'La resolución, la frecuencia y el tipo de panel deciden la imagen de cada día, por eso figuran los tres.',
			'Antes del envío comprobamos la uniformidad de la imagen y los píxeles defectuosos.',
		],
		computing: [
			'La memoria y el disco deciden cuánto tiempo seguirá siendo rápido un equipo: elíjalos pensando en los próximos años.',
			'Los datos de la tabla están medidos y no copiados de la caja.',
		],
		part: [
			'Antes de hacer el pedido, compruebe las medidas y el consumo en la tabla.',
			'Si duda de que encaje en su equipo, envíenos la lista de componentes.',
		],
		input: [
			'El agarre, el recorrido y el peso son cuestión de costumbre: puede probar el modelo en nuestras tiendas.',
			'Las piezas pequeñas se piden por separado, para que un buen aparato no acabe en un cajón.',
		],
		audio: ['Las medidas cuentan la mitad de la historia y su música, la otra mitad.', 'El sonido se juzga mejor en el lugar donde se va a escuchar.'],
		network: ['La velocidad de la etiqueta solo se alcanza si el resto de la red acompaña.', 'La configuración lleva unos minutos y no exige ninguna cuenta.'],
		mobile: [
			'El plazo de las actualizaciones de seguridad se indica antes de la compra, no en letra pequeña después.',
			'La batería y la pantalla se cambian en nuestro taller, casi siempre en el mismo día.',
		],
		photo: ['Una buena luz hace más que cualquier ajuste; lo demás está en la tabla.', 'Si lo desea, le enseñamos los menús y los ajustes al recogerlo.'],
		home: ['Sigue funcionando aunque falle internet, porque la programación se guarda en el propio aparato.', 'Los consumibles se venden por separado.'],
		bench: [
			'Un buen instrumento muestra el mismo valor hoy y dentro de un año.',
			'Los límites de la tabla indican también dónde se puede trabajar con seguridad.',
		],
		tool: ['La calidad del acero y del mango se nota en el tornillo número cien.', 'Las puntas y los recambios siguen disponibles durante años.'],
		small: ['Una cosa pequeña, pero suele ser la que espera todo el proyecto.', 'La serie va impresa en el envase, así un pedido posterior será igual.'],
		power: [
			'La protección contra sobrecalentamiento y cortocircuito se prueba en cada unidad.',
			'La potencia solo dice la verdad junto al número de aparatos, por eso figuran ambos datos.',
		],
		furniture: [
			'Una buena postura empieza por la altura correcta: mida antes de elegir.',
			'Las piezas se piden por separado, desde las ruedas hasta el tablero entero.',
		],
		light: ['El flujo luminoso y la reproducción cromática están medidos, no estimados.', 'La luz cálida es para la noche y la neutra, para el trabajo.'],
		play: [
			'La respuesta rápida importa más que las luces, y los datos están en la tabla.',
			'Puede probarlo en el rincón de juego de nuestras tiendas más grandes.',
		],
		print: [
			'El coste por página decide más que el precio de la impresora, por eso el rendimiento figura en la tabla.',
			'Los consumibles llegan al siguiente día laborable y recogemos los envases vacíos.',
		],
	},
};
