import type { ConfirmationWords } from './confirmation-words.ts';
import { srConfirmation } from './sr.ts';

const { withdrawal, defects } = srConfirmation;

/** The Serbian texts in Montenegrin. */
export const meConfirmation: ConfirmationWords = {
	...srConfirmation,
	withdrawal: {
		...withdrawal,
		how: (reach, returnCosts) => [
			...withdrawal.how(reach, returnCosts).slice(0, 2),
			'Robu smijete da isprobate kao u prodavnici; za umanjenje vrijednosti zbog veće upotrebe odgovarate Vi. Odustanak nije moguć za robu izrađenu po Vašoj mjeri, za otpečaćenu robu koja se zbog zdravlja ili higijene ne vraća i za otpečaćene nosače zvuka, slike ili programa.',
		],
		modelTitle: 'Primjer obrasca za odustanak od ugovora',
		model: (to) => withdrawal.model(to).map((line) => line.replace('sledeće', 'sljedeće')),
	},
	defects: {
		...defects,
		text: (reach) => [
			'Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo {{law.liability_years}} godine. Možete da tražite popravku ili zamjenu, a ako to nije moguće ili nije učinjeno u razumnom roku, umanjenje cijene ili raskid ugovora.',
			...defects.text(reach).slice(1),
		],
	},
};
