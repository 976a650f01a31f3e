import type { ConfirmationWords } from './confirmation-words.ts';

export const esConfirmation: ConfirmationWords = {
	ordered: (moment) => `Pedido hecho el ${moment}.`,
	delivery: 'Entrega',
	payment: 'Pago',
	instalments: (count) => `Plazos: ${count}`,
	bill: 'Datos de facturación',
	companyBill: 'Datos de facturación de empresa (R1)',
	note: 'Su nota',
	takeBack: {
		collection: (title) => `En la entrega retiramos gratis un aparato viejo del mismo tipo: ${title}.`,
		hand_in: (title) => `Puede entregar gratis en la tienda un aparato viejo del mismo tipo: ${title}.`,
	},
	backorder: (goods, days) =>
		`Bajo pedido, aún sin existencias: ${goods}.${days === null ? '' : ` Días hasta el envío, según lo indicado al hacer el pedido: ${days}.`}`,
	phone: (phone) => `Teléfono: ${phone}`,
	email: (email) => `Correo: ${email}`,
	oib: (oib) => `OIB (número fiscal): ${oib}`,
	withdrawal: {
		title: 'Derecho de desistimiento',
		returnCosts: { customer: '; los gastos de devolución corren de su cuenta', shop: '; los gastos de devolución corren de nuestra cuenta' },
		how: ({ email, address }, returnCosts) => [
			`Basta con enviarnos dentro de ese plazo una declaración inequívoca: con el formulario de nuestro sitio, por correo electrónico a ${email} o por correo postal a ${address}. También puede usar el modelo que figura más abajo. Confirmamos la recepción por correo electrónico.`,
			`Devuelva los productos en un plazo de {{law.return_days}} días desde la declaración${returnCosts}. Le reembolsamos lo pagado, con el coste de la entrega estándar más barata, a más tardar {{law.refund_days}} días después de recibir la declaración, por el mismo medio de pago. Podemos esperar a que lleguen los productos o a que demuestre que los ha enviado.`,
			'Puede probar los productos como en una tienda; usted responde de la pérdida de valor por un uso mayor. No cabe desistir de productos hechos a medida, de productos desprecintados que por salud o higiene no se devuelven ni de soportes de sonido, imagen o programas desprecintados.',
		],
		form: 'Abrir el formulario de desistimiento',
		modelTitle: 'Modelo de formulario de desistimiento',
		model: (to) => [
			'(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)',
			`A la atención de: ${to}`,
			'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta de los siguientes bienes:',
			'Pedido el (*) / recibido el (*):',
			'Nombre del consumidor o de los consumidores:',
			'Domicilio del consumidor o de los consumidores:',
			'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):',
			'Fecha:',
			'(*) Táchese lo que no proceda.',
		],
	},
	defects: {
		title: 'Responsabilidad por defectos y reclamaciones',
		text: ({ email, address }) => [
			'Respondemos de los defectos existentes en el momento de la entrega: durante {{law.liability_years}} años si vive en España. Puede pedir la reparación o la sustitución y, si no es posible o no se hace en un plazo razonable, la rebaja del precio o la resolución del contrato.',
			`Envíe las reclamaciones a ${email} o por correo postal a ${address}, con el número del pedido. Respondemos en un máximo de {{law.complaint_days}} días.`,
		],
	},
	seller: 'Vendedor',
	imprint: {
		court: 'Registro',
		capital: 'Capital social',
		management: 'Administración',
		mediator: 'Resolución extrajudicial de litigios',
		returns: 'Dirección de devolución',
	},
	terms: 'Las condiciones en nuestro sitio',
};
