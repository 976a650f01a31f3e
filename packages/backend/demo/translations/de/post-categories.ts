import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ['Kaufberatung', 'Wie Sie wählen, worauf Sie achten und was Sie eigentlich nicht brauchen.'],
	testovi: ['Tests', 'Messungen aus unserer Werkstatt, mit einem Verfahren, das Sie nachvollziehen können.'],
	'uradi-sam': ['Selber machen', 'Anleitungen zum Löten, Zusammenbauen, Reparieren und für erste Projekte.'],
	'dom-i-ured': ['Zuhause und Büro', 'Netzwerk, Licht, Smart Home und ein aufgeräumter Arbeitsplatz.'],
	pojmovi: ['Glossar', 'Abkürzungen und Zahlen von den Verpackungen, einfach erklärt.'],
	'iz-trgovine': ['Aus dem Geschäft', 'Neuigkeiten, Käuferrechte und ein Blick hinter den Ladentisch.'],
};
