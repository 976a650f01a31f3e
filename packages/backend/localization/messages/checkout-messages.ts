import type { Messages } from './messages.ts';

const PROTECTED = {
	de: 'Die Kartendaten geben Sie auf einer geschützten Seite der Bank ein.',
	si: 'Podatke o kartici vpišete na zaščiteni strani banke.',
	it: 'Inserisci i dati della carta in una pagina protetta della banca.',
	es: 'Los datos de la tarjeta se introducen en una página protegida del banco.',
};

/**
 * Shipping and payment methods by code. Handlers give the texts in English for markets that do not read Croatian, so English is not listed.
 */
export const CHECKOUT_MESSAGES = {
	'shipping.courier': {
		title: { de: 'Paketdienst', si: 'Kurirska dostava', it: 'Corriere', es: 'Mensajería' },
	},
	'shipping.parcel_locker': {
		title: { de: 'Paketstation', si: 'Paketomat', it: 'Punto di ritiro automatico', es: 'Taquilla de paquetes' },
	},
	'shipping.bulky': {
		title: {
			de: 'Großgeräte bis zum Eingang',
			si: 'Veliko blago do vhoda',
			it: 'Merce ingombrante all’ingresso',
			es: 'Artículos voluminosos hasta la entrada',
		},
	},
	'shipping.pickup': {
		title: { de: 'Abholung in der Filiale', si: 'Prevzem v poslovalnici', it: 'Ritiro in negozio', es: 'Recogida en tienda' },
	},
	'payment.card': {
		title: { de: 'Karte', si: 'Kartica', it: 'Carta', es: 'Tarjeta' },
		description: PROTECTED,
	},
	'payment.wallet': {
		title: { de: 'Mobiles Banking', si: 'Mobilno bančništvo', it: 'Mobile banking', es: 'Banca móvil' },
		description: {
			de: 'Sie bestätigen die Zahlung in der App Ihrer Bank.',
			si: 'Plačilo potrdite v aplikaciji svoje banke.',
			it: 'Confermi il pagamento nell’app della tua banca.',
			es: 'Confirma el pago en la aplicación de su banco.',
		},
	},
	'payment.card_direct': {
		title: { de: 'Karte, direkt', si: 'Kartica, neposredno', it: 'Carta, diretta', es: 'Tarjeta, directa' },
		description: PROTECTED,
	},
	'payment.card_form': {
		title: {
			de: 'Karte, sofort eingegeben',
			si: 'Kartica, takojšen vnos',
			it: 'Carta, inserita subito',
			es: 'Tarjeta, introducida al momento',
		},
		description: {
			de: 'Die Kartendaten gehen direkt an die Bank; der Shop sieht und speichert sie nicht.',
			si: 'Podatki o kartici gredo neposredno banki; trgovina jih ne vidi in ne hrani.',
			it: 'I dati della carta vanno direttamente alla banca; il negozio non li vede e non li conserva.',
			es: 'Los datos de la tarjeta van directamente al banco; la tienda ni los ve ni los guarda.',
		},
	},
	'payment.bank_transfer': {
		title: { de: 'Überweisung', si: 'Plačilo na račun', it: 'Bonifico', es: 'Transferencia' },
		description: {
			de: 'Nach der Bestellung erhalten Sie die Überweisungsdaten mit QR-Code.',
			si: 'Po naročilu prejmete podatke za plačilo s kodo QR.',
			it: 'Dopo l’ordine ricevi i dati per il bonifico con un codice QR.',
			es: 'Tras el pedido recibe los datos de la transferencia con un código QR.',
		},
	},
	'payment.cash_on_delivery': {
		title: { de: 'Nachnahme', si: 'Po povzetju', it: 'Contrassegno', es: 'Contra reembolso' },
		description: {
			de: 'Sie zahlen dem Zusteller bei der Lieferung.',
			si: 'Dostavljavcu plačate ob dostavi.',
			it: 'Paghi al corriere alla consegna.',
			es: 'Paga al repartidor en la entrega.',
		},
	},
	'payment.gift_voucher': {
		title: {
			de: 'Geschenkkarte',
			si: 'Darilni bon',
			it: 'Carta regalo',
			es: 'Tarjeta regalo',
			rs: 'Poklon kartica',
			me: 'Poklon kartica',
			ba: 'Poklon kartica',
		},
		description: {
			de: 'Ihre Geschenkkarte deckt die ganze Bestellung.',
			si: 'Darilni bon pokrije celotno naročilo.',
			it: 'La tua carta regalo copre tutto l’ordine.',
			es: 'Su tarjeta regalo cubre todo el pedido.',
			rs: 'Poklon kartica pokriva celu porudžbinu.',
			me: 'Poklon kartica pokriva cijelu porudžbinu.',
			ba: 'Poklon kartica pokriva cijelu narudžbu.',
		},
	},
	'payment_fee.cash_on_delivery': {
		title: { de: 'Nachnahmegebühr', si: 'Strošek plačila po povzetju', it: 'Supplemento per il contrassegno', es: 'Gastos de contra reembolso' },
	},
	'payment_fee.other': {
		title: { de: 'Aufpreis für die Zahlungsart', si: 'Strošek plačila', it: 'Commissione di pagamento', es: 'Gastos por forma de pago' },
	},
	'payment.pay_in_store': {
		title: { de: 'In der Filiale', si: 'V poslovalnici', it: 'In negozio', es: 'En la tienda', rs: 'U prodavnici', me: 'U prodavnici' },
		description: {
			de: 'Sie zahlen bei der Abholung in der Filiale.',
			si: 'Plačate ob prevzemu v poslovalnici.',
			it: 'Paghi in negozio al momento del ritiro.',
			es: 'Paga en la tienda al recoger el pedido.',
		},
	},
} satisfies Messages;
