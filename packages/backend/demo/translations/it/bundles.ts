import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: "Lo sconto vale per l'intero pacchetto; garanzia e reso valgono per ogni prodotto separatamente.",
	rows: [
		[
			'Pacchetto Scrivania: monitor, tastiera e mouse',
			'Monitor, tastiera e mouse per un angolo di lavoro ordinato.',
			'Tre cose che si comprano comunque insieme, accordate per misura e connessioni.',
		],
		[
			'Pacchetto Primi passi in elettronica',
			'Scheda, sensore, resistenze e multimetro per i primi progetti.',
			'Tutto per la prima misura e il primo diodo lampeggiante, senza chiedersi che cosa manca.',
		],
		[
			'Pacchetto Laboratorio di riparazione',
			'Stazione saldante, utensili e alimentatore per riparare.',
			'Per le riparazioni di casa non serve altro, e ogni pezzo resta utile anche dopo.',
		],
		[
			'Pacchetto Podcast per una persona',
			'Microfono, cuffie e videocamera per registrare voce e immagine.',
			'Voce, ascolto e immagine in un solo ordine, senza adattatori.',
		],
		[
			'Pacchetto Rete di casa',
			'Router, switch e cavi per un appartamento connesso.',
			'Senza fili per i telefoni, via cavo per televisore e scrivania, tutto nella stessa rete.',
		],
		[
			'Pacchetto Viaggio',
			'Power bank, caricabatterie, cavo e cuffie per il viaggio.',
			'Quattro piccole cose che si dimenticano più spesso, ora in una sola scatola.',
		],
		[
			'Pacchetto Case con alimentatore e raffreddamento',
			"Case, alimentatore e dissipatore per l'assemblaggio.",
			'La base di un computer che resta anche quando cambia processore e scheda madre.',
		],
		['Pacchetto Gioco in due', 'Console, secondo controller e cuffie.', 'Per giocare in due serve un secondo controller, per la quiete di casa le cuffie.'],
	],
};
