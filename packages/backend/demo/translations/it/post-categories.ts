import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ["Guide all'acquisto", 'Come scegliere, a che cosa badare e che cosa in fondo non serve.'],
	testovi: ['Prove', 'Misure dal nostro laboratorio, con un metodo che può ripetere.'],
	'uradi-sam': ['Fai da te', 'Istruzioni per saldare, assemblare, riparare e per i primi progetti.'],
	'dom-i-ured': ['Casa e ufficio', 'Rete, luce, casa intelligente e un angolo di lavoro ordinato.'],
	pojmovi: ['Glossario', 'Sigle e cifre delle confezioni, spiegate con parole semplici.'],
	'iz-trgovine': ['Dal negozio', 'Novità, diritti di chi acquista e uno sguardo dietro al banco.'],
};
