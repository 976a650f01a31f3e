import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: informática y electrónica con medidas comprobadas', 'Ordenadores, electrónica y herramientas, con medidas en lugar de promesas.'],
	'o-nama': ['Quiénes somos', 'Titraj es una tienda croata de tecnología con doce establecimientos, servicio técnico y taller.'],
	dostava: ['Envío', 'Plazos, precios y formas de entrega: mensajería, taquilla, recogida en tienda y subida a casa.'],
	placanje: ['Formas de pago', 'Tarjetas, transferencia, contra reembolso, plazos y pago en tienda.'],
	'povrat-i-reklamacije': ['Devoluciones y reclamaciones', 'Desistimiento en 14 días, responsabilidad por defectos y garantía: qué rige y cómo proceder.'],
	'uvjeti-kupnje': ['Condiciones de compra', 'Cómo nace el contrato, cómo se indican los precios y las rebajas y qué derechos tiene como comprador.'],
	privatnost: ['Privacidad', 'Qué datos personales tratamos, por qué, durante cuánto tiempo y cuáles son sus derechos.'],
	kolacici: ['Cookies', 'Qué cookies usamos, para qué sirven y cómo cambiar su elección.'],
	kontakt: ['Contacto', 'Escríbanos, llámenos o visítenos. Respondemos en un día laborable.'],
	'cesta-pitanja': ['Preguntas frecuentes', 'Respuestas breves sobre pedidos, envío, pago, devoluciones y servicio.'],
	'pitanja-o-racunu': ['Preguntas sobre la cuenta', 'Acceso, contraseña, datos y eliminación de la cuenta.'],
	letak: ['Folleto: otoño en el taller', 'Aparatos, herramientas y piezas para tardes más largas.'],
	'adventski-kalendar': ['Calendario de Adviento', 'Del 1 al 24 de diciembre, una oferta cada día, abierta de medianoche a medianoche.'],
	'jesenski-kalendar': ['Calendario de otoño', 'Del 1 al 24 de noviembre, una oferta cada día, como ensayo del Adviento.'],
	'pravila-kalendara': ['Ofertas y reglas del calendario de Adviento', 'Qué había detrás de cada ventana, cuánto descuenta y en qué condiciones.'],
	'pravila-jesenskog-kalendara': ['Ofertas y reglas del calendario de otoño', 'Qué había detrás de cada ventana, cuánto descuenta y en qué condiciones.'],
	'skole-i-radionice': ['Para escuelas y talleres', 'Lotes, facturas proforma y ayuda para equipar aulas y clubes técnicos.'],
	'rodendan-trgovine': ['Cumpleaños de la tienda', 'Anuncio de la celebración de primavera, en preparación.'],
	'radni-kut': ['Un rincón de trabajo para el invierno', 'Mesa, luz, pantalla y sonido: todo para un rincón en el que la espalda no note el día.'],
	'zastita-okolisa': ['Medio ambiente', 'Recogida de aparatos viejos y pilas, reparaciones y embalaje sin plástico.'],
};
