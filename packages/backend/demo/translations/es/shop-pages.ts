import type { TitleAndShort } from '../texts.ts';

/** HTML of the pages about the shop, by Croatian slug. */
export const shopPages: Readonly<Record<string, string>> = {
	'o-nama': [
		'<p>Titraj empezó como un taller en el que se reparaban amplificadores e instrumentos de medida. Los clientes preguntaban más a menudo qué comprar que cómo reparar, así que junto al banco llegaron las estanterías. Hoy tenemos doce tiendas, un almacén en Zagreb y la misma costumbre: primero medir, después recomendar.</p>',
		'<h2>Cómo elegimos</h2>',
		'<p>Antes de entrar en el catálogo, cada aparato pasa por las manos de quienes después lo repararán. Medimos consumo, ruido y temperatura, leemos las instrucciones y comprobamos los recambios.</p>',
		'<h2>Cómo trabajamos</h2>',
		'<ul><li>El precio que ve es definitivo e incluye el IVA.</li><li>Junto a cada rebaja figura el precio más bajo de los 30 días anteriores.</li><li>Las existencias se actualizan durante el día, tienda por tienda.</li><li>Recogemos aparatos y pilas viejos, se hayan comprado donde se hayan comprado.</li></ul>',
		'<h2>Datos de la empresa</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Croacia. Número fiscal: 47019263580. Correo: info@titraj.example, teléfono: +385 1 555 0140. Direcciones y horarios están en la página <a href="/poslovnice/">Tiendas</a>.</p>',
	].join(''),
	kolacici: [
		'<p>Las cookies son pequeños registros que guarda su navegador. Sin su consentimiento solo usamos aquellas sin las que la tienda no funciona.</p>',
		'<h2>Necesarias</h2>',
		'<p>Recuerdan su sesión, la cesta, la lista de deseos y su elección sobre cookies. No se pueden desactivar y no siguen a nadie.</p>',
		'<h2>Analítica</h2>',
		'<p>Nos ayudan a saber qué páginas se leen y dónde se atascan los clientes. Se cargan cuando las permite y desaparecen cuando retira el consentimiento.</p>',
		'<h2>Marketing</h2>',
		'<p>Permiten que otros sitios le muestren lo que le interesa. También se cargan solo con su consentimiento.</p>',
		'<h2>Cómo cambiar la elección</h2>',
		'<p>El enlace a los ajustes de cookies está al pie de cada página. La elección vale para el navegador en que la hizo. El tratamiento de datos personales se describe en la página <a href="/privatnost/">Privacidad</a>.</p>',
	].join(''),
	kontakt: [
		'<h2>Atención al cliente</h2>',
		'<p>Teléfono: +385 1 555 0140, laborables de 8 a 18 horas. Correo: info@titraj.example. Para preguntas sobre un pedido tenga a mano su número; está en el mensaje que lo confirmó.</p>',
		'<h2>Servicio y reclamaciones</h2>',
		'<p>Correo: reklamacije@titraj.example. Puede dejar el aparato en cualquier <a href="/poslovnice/">tienda</a>. Lo que sigue está en la página <a href="/povrat-i-reklamacije/">Devoluciones y reclamaciones</a>.</p>',
		'<h2>Sede</h2>',
		'<p>Titraj d.o.o., Frekvencijska 12, 10000 Zagreb, Croacia. Número fiscal: 47019263580.</p>',
	].join(''),
};

export const authors: Readonly<Record<string, TitleAndShort>> = {
	'redakcija-doma': ['Redacción hogar', 'Hogar inteligente, red, luz y puestos de trabajo en casas tal como son.'],
	'redakcija-mjerenja': ['Redacción mediciones', 'Mide tensión, ruido, consumo y paciencia. Firma las pruebas cuyas cifras puede repetir.'],
};
