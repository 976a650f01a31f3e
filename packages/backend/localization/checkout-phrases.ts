import type { OwnPhrases } from './own-phrase-book.ts';

/** Ways of delivery and payment: who does not read Croatian is told of them in English by the handlers, and here in other languages. */
export const CHECKOUT_PHRASES: OwnPhrases = {
	'Courier delivery': { de: 'Paketdienst', si: 'Kurirska dostava', it: 'Corriere', es: 'Mensajería' },
	'Parcel locker': { de: 'Paketstation', si: 'Paketomat', it: 'Punto di ritiro automatico', es: 'Taquilla de paquetes' },
	'Pickup in store': { de: 'Abholung in der Filiale', si: 'Prevzem v poslovalnici', it: 'Ritiro in negozio', es: 'Recogida en tienda' },
	Card: { de: 'Karte', si: 'Kartica', it: 'Carta', es: 'Tarjeta' },
	'Mobile banking': { de: 'Mobiles Banking', si: 'Mobilno bančništvo', it: 'Mobile banking', es: 'Banca móvil' },
	'You confirm the payment in the app of your bank.': {
		de: 'Sie bestätigen die Zahlung in der App Ihrer Bank.',
		si: 'Plačilo potrdite v aplikaciji svoje banke.',
		it: 'Conferma il pagamento nell’app della Sua banca.',
		es: 'Confirma el pago en la aplicación de su banco.',
	},
	'You enter the card details on a protected page of the bank.': {
		de: 'Die Kartendaten geben Sie auf einer geschützten Seite der Bank ein.',
		si: 'Podatke o kartici vpišete na zaščiteni strani banke.',
		it: 'Inserisce i dati della carta in una pagina protetta della banca.',
		es: 'Los datos de la tarjeta se introducen en una página protegida del banco.',
	},
	'Card, direct': { de: 'Karte, direkt', si: 'Kartica, neposredno', it: 'Carta, diretta', es: 'Tarjeta, directa' },
	'Card, entered at once': {
		de: 'Karte, sofort eingegeben',
		si: 'Kartica, takojšen vnos',
		it: 'Carta, inserita subito',
		es: 'Tarjeta, introducida al momento',
	},
	'Card details go straight to the bank; the shop neither sees nor keeps them.': {
		de: 'Die Kartendaten gehen direkt an die Bank; der Shop sieht und speichert sie nicht.',
		si: 'Podatki o kartici gredo neposredno banki; trgovina jih ne vidi in ne hrani.',
		it: 'I dati della carta vanno direttamente alla banca; il negozio non li vede e non li conserva.',
		es: 'Los datos de la tarjeta van directamente al banco; la tienda ni los ve ni los guarda.',
	},
	'Bank transfer': { de: 'Überweisung', si: 'Plačilo na račun', it: 'Bonifico', es: 'Transferencia' },
	'After the order you get a payment slip with a 2D code. The goods are kept for three working days.': {
		de: 'Nach der Bestellung erhalten Sie einen Zahlschein mit 2D-Code. Die Ware wird drei Werktage reserviert.',
		si: 'Po naročilu dobite plačilni nalog s kodo 2D. Blago hranimo tri delovne dni.',
		it: 'Dopo l’ordine riceve un bollettino con codice 2D. La merce viene tenuta per tre giorni lavorativi.',
		es: 'Tras el pedido recibe una orden de pago con código 2D. Guardamos el género tres días laborables.',
	},
	'Cash on delivery': { de: 'Nachnahme', si: 'Po povzetju', it: 'Contrassegno', es: 'Contra reembolso' },
	'You pay the courier in cash or by card.': {
		de: 'Sie zahlen dem Zusteller bar oder mit Karte.',
		si: 'Dostavljavcu plačate z gotovino ali kartico.',
		it: 'Paga al corriere in contanti o con carta.',
		es: 'Paga al mensajero en efectivo o con tarjeta.',
	},
	'In the store': { de: 'In der Filiale', si: 'V poslovalnici', it: 'In negozio', es: 'En la tienda' },
	'You pay in cash or by card at pickup, at no extra cost.': {
		de: 'Bei der Abholung zahlen Sie bar oder mit Karte, ohne weitere Kosten.',
		si: 'Ob prevzemu plačate z gotovino ali kartico, brez dodatnih stroškov.',
		it: 'Al ritiro paga in contanti o con carta, senza altri costi.',
		es: 'Al recoger paga en efectivo o con tarjeta, sin coste adicional.',
	},
};
