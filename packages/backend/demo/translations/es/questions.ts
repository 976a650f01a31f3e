import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'¿Cuándo llegará mi pedido?',
			'<p>Los pedidos recibidos en laborables hasta las 14 horas salen el mismo día. Plazos y precios están en la página <a href="/dostava/">Envío</a>.</p>',
		],
		[
			'¿Puedo pedir sin registrarme?',
			'<p>Sí. Bastan una dirección de entrega y un correo. La cuenta es útil para seguir pedidos y guardar una lista de deseos; encontrará más en las <a href="/cesta-pitanja/racun/">preguntas sobre la cuenta</a>.</p>',
		],
		[
			'¿Puedo cambiar o anular un pedido?',
			'<p>Hasta el envío, sí: escriba a info@titraj.example con el número. Después tiene 14 días para el <a href="/povrat-i-reklamacije/">desistimiento</a>.</p>',
		],
		[
			'¿Qué significa «precio más bajo en 30 días»?',
			'<p>Es el precio más bajo al que ofrecimos el producto en los 30 días anteriores a la rebaja. Así puede juzgar usted mismo si es grande.</p>',
		],
		['¿Cómo se usa un cupón?', '<p>Escriba el código en la cesta y confirme. El importe cambia al momento. En un pedido vale un cupón.</p>'],
		[
			'El aparato se ha averiado. ¿Adónde lo llevo?',
			'<p>A cualquier <a href="/poslovnice/">tienda</a>, con el recibo. El diagnóstico en garantía es gratuito.</p>',
		],
	],
	'pitanja-o-racunu': [
		[
			'He olvidado la contraseña. ¿Y ahora?',
			'<p>En la página de acceso elija la contraseña olvidada y escriba su correo. El enlace para la nueva vale una hora.</p>',
		],
		['¿Cómo cambio la dirección de entrega?', '<p>En los datos de la cuenta o en el propio pedido. Los pedidos ya enviados conservan su dirección.</p>'],
		['¿Cómo elimino mi cuenta?', '<p>En los datos de la cuenta elija la eliminación. Guardamos las facturas el tiempo que pide la ley; lo demás se borra.</p>'],
	],
};
