import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `Cómo elegir: ${title}`,
	guides: {
		racunala: [
			'Parta del trabajo que debe hacer el ordenador y no de una lista de componentes. Para la oficina y los estudios bastan 16 GB de memoria y un SSD; en los juegos decide la tarjeta gráfica y en la edición de vídeo, el número de núcleos.',
			'Si el ordenador está siempre en el mismo sitio, por el mismo dinero uno de sobremesa será más rápido, más silencioso y más fácil de ampliar.',
		],
		monitori: [
			'Para trabajar con textos importan la nitidez y un soporte ajustable; para jugar, la frecuencia y la respuesta. Recomendamos 2560 × 1440 puntos en 27 pulgadas y 3840 × 2160 en 32.',
			'La duración de la garantía figura en las especificaciones de cada modelo.',
		],
		periferija: [
			'El teclado y el ratón son las únicas partes del ordenador que se tocan todo el día. En nuestras tiendas puede probarlos en las mesas de exposición.',
			'Si tiene muchos aparatos en la mesa, los inalámbricos con receptor propio son más fiables que el Bluetooth.',
		],
		mreza: [
			'La señal se pierde en las paredes, no en el plano: dos aparatos en malla rinden más que uno solo, por potente que sea. Conecte por cable el televisor y el ordenador de sobremesa si es posible.',
			'Para velocidades superiores a un gigabit, revise toda la cadena: operador, router, cable y tarjeta de red.',
		],
		'mobiteli-i-tableti': [
			'Antes de comprar, mire cuántos años de actualizaciones de seguridad promete el fabricante: esa es la vida real del dispositivo.',
			'Traiga su móvil antiguo cuando recoja el nuevo. Pasamos los datos gratis y entregamos el aparato para su reciclaje.',
		],
		'tv-i-zvuk': [
			'La distancia al sofá decide el tamaño: en 4K calcule metro y medio para 55 pulgadas. En una sala luminosa son mejores Mini LED y QLED; en una oscura, OLED.',
			'El montaje en la pared y la retirada del aparato antiguo se acuerdan al hacer el pedido.',
		],
		'foto-i-video': [
			'El sensor y el objetivo duran una década; el número de megapíxeles se olvida en dos años. Para vídeo, busque estabilización y un enfoque automático que no pierda al sujeto.',
			'Quien vuela un dron con cámara debe registrarse como operador.',
		],
		'pametni-dom': [
			'Empiece por una cosa que le moleste cada día: el termo, la calefacción o la luz del pasillo. Los dispositivos de funcionamiento local siguen trabajando aunque no haya internet.',
			'Un solo protocolo en toda la casa ahorra disgustos; Matter y Zigbee son los que mejor se entienden con los demás.',
		],
		energija: [
			'Un cargador más potente con varias salidas sustituye a un cajón de cargadores viejos. Elija la potencia según el aparato más exigente, normalmente el portátil.',
			'Recogemos pilas y cargadores usados en todas las tiendas.',
		],
		'mjerna-oprema': [
			'Que su primer instrumento sea un multímetro con una categoría de seguridad adecuada al lugar de medida. Añada un osciloscopio cuando la señal deje de ser una línea tranquila.',
			'Puede pedir un informe de calibración con cada instrumento.',
		],
		'lemljenje-i-alat': [
			'Un buen soldador con control de temperatura vale más que diez vatios sin él. Las puntas se gastan: elija un tipo fácil de encontrar.',
			'Compre herramientas para 1000 V únicamente con la marca EN 60900.',
		],
		'elektronicki-dijelovi': [
			'Para el primer proyecto, elija un kit con placa, sensor y placa de pruebas. Compruebe el nivel lógico: una entrada de 3,3 V no soporta 5 V.',
			'Los centros educativos y las asociaciones tienen descuento en los kits; pida un presupuesto.',
		],
		gaming: [
			'Una consola es más sencilla; un ordenador, más adaptable. A una familia suelen bastarle una consola portátil y un segundo mando.',
			'Active el control parental al encenderla por primera vez.',
		],
		ured: [
			'El puesto de trabajo se ajusta por orden: silla, mesa, pantalla y luz. Una mesa regulable en altura compensa si trabaja más de cuatro horas al día.',
			'El coste por página figura en cada impresora.',
		],
		rasvjeta: [
			'Fíjese en los lúmenes, no en los vatios. Para el salón elija de 2700 a 3000 K; para el escritorio, 4000 K y un índice cromático superior a 90.',
			'Si usa un regulador, compruebe que la bombilla sea regulable y que el interruptor le corresponda.',
		],
	},
};
