import { esConfirmation } from './confirmation/es.ts';
import type { MailWords } from './mail-words.ts';

export const es: MailWords = {
	locale: 'es-ES',
	signature: ({ name, street, postcode, city, phone, email }) => `${name}, ${street}, ${postcode} ${city}, Croacia. Teléfono ${phone}, ${email}`,
	account: {
		signup: {
			subject: 'Confirme su registro',
			paragraphs: ['Le damos la bienvenida a {shop}. Un paso más: confirme que esta dirección es suya y podrá iniciar sesión.'],
			button: 'Confirmar el registro',
			smallPrint: 'El enlace es válido durante 48 horas. Si no se ha registrado, ignore este mensaje y no se creará ninguna cuenta.',
		},
		known: {
			subject: 'Ya tiene una cuenta en {shop}',
			paragraphs: [
				'Alguien acaba de intentar crear una cuenta con esta dirección, que ya tiene una asociada. Si ha sido usted, inicie sesión o establezca una contraseña nueva.',
			],
			button: 'Establecer una contraseña nueva',
			smallPrint: 'Si no ha sido usted, no tiene que hacer nada: su cuenta sigue como estaba.',
		},
		sign_in: {
			subject: 'Enlace para iniciar sesión',
			paragraphs: [
				'Se ha introducido demasiadas veces una contraseña incorrecta para su cuenta de {shop}. Si desea iniciar sesión, abra la página de acceso con este enlace e introduzca su contraseña.',
			],
			button: 'Iniciar sesión',
			smallPrint: 'El enlace es válido durante una hora. Si no desea iniciar sesión, no tiene que hacer nada: nadie puede entrar sin su contraseña.',
		},
		password: {
			subject: 'Contraseña nueva',
			paragraphs: ['Ha solicitado una contraseña nueva para su cuenta en {shop}. Establézcala con el siguiente enlace.'],
			button: 'Establecer una contraseña nueva',
			smallPrint: 'El enlace es válido durante una hora y para un solo uso. Si no ha solicitado una contraseña nueva, ignore este mensaje.',
		},
		password_api: {
			subject: 'Código para una contraseña nueva',
			paragraphs: ['Ha solicitado una contraseña nueva para su cuenta en {shop}. Introduzca este código.'],
			smallPrint: 'El código es válido durante 15 minutos y para un solo uso. No se lo diga a nadie: nadie de la tienda se lo pedirá.',
		},
		password_changed: {
			subject: 'Su contraseña ha cambiado',
			paragraphs: ['La contraseña de su cuenta en {shop} acaba de cambiar. Si ha sido usted, no tiene que hacer nada. Si no, establezca una nueva enseguida.'],
			button: 'Establecer una contraseña nueva',
		},
		email: {
			subject: 'Confirme su nueva dirección de correo',
			paragraphs: ['Ha solicitado que esta sea la dirección de su cuenta en {shop}.'],
			button: 'Confirmar la dirección',
			smallPrint: 'El enlace es válido durante 24 horas. Hasta que la confirme, sigue valiendo la dirección actual.',
		},
		email_changing: {
			subject: 'Cambio de la dirección de correo',
			paragraphs: [
				'Se ha solicitado otra dirección de correo para su cuenta en {shop}. Si ha sido usted, confírmela desde el mensaje enviado a la nueva dirección. Si no, establezca enseguida una contraseña nueva.',
			],
			button: 'Establecer una contraseña nueva',
		},
		closed: {
			subject: 'La cuenta está cerrada',
			paragraphs: [
				'Su cuenta en {shop} está cerrada y los datos que contenía se han borrado. Conservamos los pedidos el tiempo que exige la ley.',
				'Gracias por su confianza.',
			],
		},
	},
	newsletter: {
		subject: 'Confirme su suscripción a las novedades',
		paragraphs: ['Ha solicitado recibir las novedades de la tienda online {shop}. Confirme que esta dirección es suya y podremos enviárselas.'],
		button: 'Confirmar la suscripción',
		smallPrint: 'Con el mismo enlace también puede darse de baja. Si no ha sido usted, ignore este mensaje: sin confirmación no enviamos nada.',
	},
	stockAlert: {
		ask: (title) => ({
			subject: '¿Le avisamos cuando vuelva a estar disponible?',
			paragraphs: [
				`Ha pedido que le avisemos cuando «${title}» vuelva a estar disponible. Confirme que esta dirección es suya y le enviaremos un único mensaje.`,
			],
			button: 'Confirmar',
			smallPrint: 'Con el mismo enlace también puede cancelar el aviso. Si no ha sido usted, ignore este mensaje: sin confirmación no enviamos nada.',
		}),
		back: (title, url) => ({
			subject: `De nuevo disponible: ${title}`,
			paragraphs: [`«${title}», el producto que esperaba, vuelve a estar disponible. No podemos reservarlo y puede haber pocas unidades.`],
			button: 'Ver el producto',
			smallPrint: `Este es el único mensaje sobre este producto. Lo que guardamos del aviso: ${url}`,
		}),
	},
	priceAlert: {
		ask: (title, price) => ({
			subject: '¿Le avisamos cuando baje de precio?',
			paragraphs: [
				`Ha pedido que le avisemos cuando «${title}» cueste ${price} o menos. Confirme que esta dirección es suya y le enviaremos un único mensaje.`,
			],
			button: 'Confirmar',
			smallPrint: 'Con el mismo enlace también puede cancelar el aviso. Si no ha sido usted, ignore este mensaje: sin confirmación no enviamos nada.',
		}),
		cheaper: (title, price, url) => ({
			subject: `Precio más bajo: ${title}`,
			paragraphs: [`«${title}» cuesta ahora ${price}. El precio puede cambiar antes de la compra.`],
			button: 'Ver el producto',
			smallPrint: `Este es el único mensaje sobre este producto. Lo que guardamos del aviso: ${url}`,
		}),
	},
	merchant: {
		order: (number, total) => `Nuevo pedido ${number} (${total})`,
		message: 'Nuevo mensaje del formulario de contacto',
		withdrawal: (reference) => `Declaración de desistimiento (${reference})`,
		failedJob: (name) => `Un trabajo ha fallado: ${name}`,
		customer: (who) => `Cliente: ${who}`,
		orderNumber: (number) => `Número de pedido: ${number}`,
		answer: 'La respuesta a este mensaje llega al cliente.',
		failedNext: 'La tienda no lo completa por sí sola mientras exista la causa. Lista de trabajos fallidos y repetición: /admin/#/jobs.',
		refusedRefund: (number, amount) => `Un reembolso fue rechazado: pedido ${number} (${amount})`,
		refusedNext: (number) =>
			`El dinero no se ha devuelto. Compruébelo en el proveedor de pagos y después repita el reembolso o páguelo usted mismo: /admin/#/orders/${number}.`,
		smallPrint: 'La tienda {shop} se envía este mensaje a sí misma. Los destinatarios se cambian en /admin/#/jobs.',
	},
	abandonment: {
		subject: 'Hemos guardado su cesta',
		paragraphs: ['Los productos que eligió le esperan en la cesta. Puede continuar desde cualquier dispositivo.'],
		button: 'Ver la cesta',
		smallPrint: 'El enlace es válido durante 30 días. Los precios y las existencias pueden cambiar.',
	},
	voucher: {
		subject: 'Su tarjeta regalo de {shop}',
		paragraphs: [
			'Se ha emitido para usted una tarjeta regalo de {shop}. Introduzca este código en la cesta y pague con ella todo el pedido o una parte. Lo que quede vale para la próxima compra.',
		],
		smallPrint: 'Guarde este mensaje: quien tenga el código puede pagar con él, y no podemos volver a mostrarlo.',
	},
	voucherFacts: { value: 'Valor', validTo: 'Válida hasta el', paid: 'Pagado con tarjeta regalo', toPay: 'A pagar', back: 'Devuelto a la tarjeta regalo' },
	order: {
		subject: (number) => `Hemos recibido el pedido ${number}`,
		thanks: (number) => `Gracias por su pedido. Su número es ${number}.`,
		onItsWay: 'Le escribiremos en cuanto esté en camino.',
		afterTransfer: 'Enviamos el pedido, o lo preparamos para la recogida, en cuanto recibimos la transferencia.',
		storeHours: (hours) => `Horario: ${hours}`,
		transferData: {
			title: 'Datos de la transferencia',
			recipient: 'Beneficiario',
			iban: 'IBAN',
			amount: 'Importe',
			reference: 'Referencia',
			payUntil: 'Fecha límite de pago',
			code: 'Código de pago. Si no lo ve, abra los datos de la transferencia.',
			open: 'Abrir los datos de la transferencia con el código QR',
		},
		delivery: (from, to) => `Entrega prevista: ${to === undefined ? from : `del ${from} al ${to}`}`,
		ready: (day) => `Listo para recoger a partir del ${day}`,
		pickup: (store) => `Recogida: ${store}. Cuando el pedido esté listo, le enviaremos un mensaje.`,
		locker: ({ title, address, postcode, city, hours }) => `Taquilla de paquetes: ${title}, ${address}, ${postcode} ${city}. Horario: ${hours}.`,
		total: 'Total',
		tax: 'IVA incluido',
		open: 'Ver el pedido',
		withdrawal: 'Puede desistir de la compra en un plazo de {{law.withdrawal_days}} días desde la recepción de los productos, sin indicar el motivo.',
		confirmation: esConfirmation,
		checking: (number) =>
			`Hemos recibido su pedido ${number}. Primero revisamos los pedidos de este importe: los productos quedarán reservados cuando confirmemos el pedido y hasta entonces no tiene que pagar nada. Le escribiremos por correo.`,
		reservedOnPayment: 'Los productos aún no están reservados: los reservamos cuando recibimos el pago.',
		keptUntil: (day) => `Guardamos el pedido hasta el ${day}. Si no lo recoge antes, lo cancelaremos sin cobrarle nada.`,
		onPage: 'No repetimos el nombre, la dirección ni la nota en este mensaje: están en la página del pedido.',
		several: {
			subject: 'Pedidos con su dirección de correo',
			text: 'Con esta dirección se han enviado varios pedidos o declaraciones en poco tiempo, por lo que le informamos en un solo mensaje. Si no ha sido usted, no tiene que hacer nada.',
		},
		lookup: {
			subject: (number) => `Enlace a su pedido ${number}`,
			paragraphs: (number) => [
				`Para el pedido ${number} se ha introducido varias veces una dirección de correo incorrecta, por lo que durante un tiempo no se puede abrir con la dirección. Este enlace lo abre. Si no lo ha solicitado, no tiene que hacer nada.`,
			],
		},
		confirmed: {
			subject: (number) => `Hemos confirmado su pedido ${number}`,
			paragraphs: (number) => [
				`El pedido ${number} está confirmado y los productos están reservados. En la página del pedido se indica qué sigue; si se paga por adelantado, puede pagarlo allí.`,
			],
		},
		rejected: {
			subject: (number) => `El pedido ${number} se ha cancelado`,
			paragraphs: (number) => [
				`No podemos entregar el pedido ${number}, por lo que lo hemos cancelado. No se le cobra nada. Si tiene preguntas, responda a este mensaje.`,
			],
		},
		paid: {
			subject: (number) => `Hemos recibido el pago del pedido ${number}`,
			paragraphs: (number) => [`Gracias. El pago ha llegado y ya estamos preparando el pedido ${number}.`],
		},
		paid_lacking: {
			subject: (number) => `Hemos recibido el pago del pedido ${number}, pero no hay existencias suficientes`,
			paragraphs: (number) => [
				`Hemos recibido el pago del pedido ${number}, pero en este momento no hay existencias suficientes. Le escribiremos en cuanto las haya.`,
				'Si no desea esperar, responda a este mensaje: cancelaremos el pedido y le devolveremos el dinero.',
			],
		},
		rejected_paid: {
			subject: (number) => `El pedido ${number} se ha cancelado`,
			paragraphs: (number) => [
				`No podemos entregar el pedido ${number}, por lo que lo hemos cancelado. Le devolvemos el dinero por el mismo medio de pago, a más tardar 14 días después de la cancelación.`,
				'Si pagó por transferencia, responda a este mensaje con el IBAN en el que desea recibir el reembolso.',
			],
		},
		shipped: {
			subject: (number) => `Su pedido ${number} está en camino`,
			paragraphs: (number) => [`El pedido ${number} está en camino.`],
		},
		shipped_part: {
			subject: (number) => `Parte de su pedido ${number} está en camino`,
			paragraphs: (number) => [`Parte del pedido ${number} está en camino. Enviaremos el resto más adelante y entonces le avisaremos de nuevo.`],
		},
		shipped_rest: {
			subject: (number) => `El resto de su pedido ${number} está en camino`,
			paragraphs: (number) => [`El resto del pedido ${number} está en camino. Con esto hemos enviado todo lo que pidió.`],
		},
		tracking_changed: {
			subject: (number) => `Seguimiento de su pedido ${number}`,
			paragraphs: (number) => [`Estos son los datos de seguimiento del envío del pedido ${number}. Si antes recibió otros, valen estos.`],
		},
		shipment: { contents: 'En este envío', next: 'Pendiente de envío' },
		lines_cancelled: {
			subject: (number) => `Su pedido ${number} ha cambiado`,
			paragraphs: (number) => [
				`No podemos entregar una parte del pedido ${number}, por lo que la hemos cancelado. Si la pagó, le devolvemos el dinero por el mismo medio de pago, a más tardar 14 días después de la cancelación.`,
			],
		},
		goods_added: {
			subject: (number) => `Hemos añadido productos a su pedido ${number}`,
			paragraphs: (number) => [
				`Como acordamos, hemos añadido productos al pedido ${number}. Este mensaje confirma el pedido completo y sustituye a la confirmación anterior.`,
			],
		},
		return_received: {
			subject: (number) => `Hemos recibido su devolución del pedido ${number}`,
			paragraphs: (number) => [`Los productos del pedido ${number} han llegado de vuelta a nuestro almacén.`],
		},
		refunded: {
			subject: (number) => `Hemos reembolsado su pedido ${number}`,
			paragraphs: (number) => [`El dinero del pedido ${number} se ha reembolsado. La fecha en que llegue a su cuenta depende del banco.`],
		},
		changedGoods: { lines_cancelled: 'Cancelado', goods_added: 'Añadido', return_received: 'Productos devueltos' },
		refundDue: 'Le devolvemos',
		refundPaid: 'Reembolsado',
		tracking: { title: 'Seguimiento del paquete', link: 'Siga su paquete' },
		ready_for_pickup: {
			subject: (number) => `Su pedido ${number} está listo para la recogida`,
			paragraphs: (number) => [`El pedido ${number} está listo para la recogida. En la página del pedido se indica dónde le espera.`],
		},
		store_changed: {
			subject: (number) => `Recoge su pedido ${number} en otra tienda`,
			paragraphs: (number) => [`Como acordamos, recoge el pedido ${number} en otra tienda. Le escribiremos cuando esté listo.`],
		},
		cancelled: {
			subject: (number) => `El pedido ${number} se ha cancelado`,
			paragraphs: (number) => [
				`El pedido ${number} no se pagó dentro del plazo, por lo que lo hemos cancelado. No se le cobra nada y los productos vuelven a estar a la venta.`,
				'Si ha pagado entretanto, avísenos: le devolveremos el dinero.',
			],
		},
		cancelled_by_customer: {
			subject: (number) => `El pedido ${number} se ha cancelado`,
			paragraphs: (number) => [
				`Ha cancelado el pedido ${number}. No se le cobra nada y los productos vuelven a estar a la venta.`,
				'Si no ha sido usted quien ha cancelado el pedido, responda a este mensaje.',
			],
		},
		cancelled_paid: {
			subject: (number) => `El pedido ${number} se ha cancelado`,
			paragraphs: (number) => [
				`Ha cancelado el pedido ${number}, que estaba pagado. Le devolvemos el dinero por el mismo medio de pago, a más tardar {{law.refund_days}} días después de la cancelación.`,
				'Si pagó por transferencia, responda a este mensaje con el IBAN en el que desea recibir el reembolso. Responda también si no ha sido usted quien ha cancelado el pedido.',
			],
		},
	},
	withdrawal: {
		subject: (reference) => `Hemos recibido su declaración de desistimiento (${reference})`,
		received: ({ at, number, name }) =>
			`Confirmamos que el ${at} recibimos la declaración de desistimiento de la compra del pedido ${number}, enviada por ${name}.`,
		goods: (items) => (items === null ? 'Productos: todo el pedido.' : `Productos: ${items}`),
		goodsInStatement: 'Se refiere a una parte del pedido, según la declaración.',
		unknown: ({ at, number }) =>
			`Confirmamos que el ${at} recibimos una declaración de desistimiento de una compra${number === null ? '' : `, con el número de pedido ${number}`}.`,
		unknownNext:
			'Estos datos no corresponden a ningún pedido hecho con esta dirección de correo. Si la declaración es suya, escríbanos con el número de la confirmación del pedido: vale desde el momento indicado. Si no lo es, ignore este mensaje.',
		whatNext:
			'Devuelva los productos en un plazo de {{law.return_days}} días desde esta declaración. Le reembolsamos a más tardar {{law.refund_days}} días después de recibirla, por el mismo medio con el que pagó.',
	},
};
