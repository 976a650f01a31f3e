import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Una postazione in quattro metri quadrati',
		'Scrivania, sedia, schermo, luce e cavi: abbiamo allestito una postazione in un angolo del soggiorno e misurato che cosa conta di più.',
		[
			'Una stanza solo per lavorare è rara. Abbiamo preso un angolo di due metri per due e cambiato una cosa alla volta per tre settimane. Ecco in quale ordine spenderemmo.',
			'## Prima la sedia',
			'Piedi ben appoggiati, ginocchia ad angolo retto, braccioli all’altezza del piano. Una sedia cara regolata male è peggio di una semplice regolata bene; guardi le nostre <a href="/proizvodi/gaming/gaming-stolice/">sedie</a>.',
			'## Scrivania',
			'La profondità conta più della larghezza. A sessanta centimetri lo schermo è troppo vicino, a settanta tutto va a posto.',
			'## Schermo e portatile',
			'Un portatile sul tavolo significa collo piegato. Uno schermo esterno, o un supporto con tastiera separata, risolve.',
			'## Luce e cavi',
			'Finestra di lato, lampada dal lato opposto alla mano che scrive. Una presa multipla sotto il piano e un solo cavo USB-C verso lo schermo mettono in ordine il resto.',
			'## Che cosa rifaremmo',
			'Sedia, altezza dello schermo, luce, cavi e solo allora la scrivania. Metà della spesa ha dato tre quarti del risultato.',
		],
	],
};
