/** Texts of error pages when no dictionary is available (Spec 8). */
export const ERROR_TEXTS = {
	'maintenance.title': 'Stranica se upravo ažurira',
	'maintenance.text': 'Vraćamo se za nekoliko minuta. Stranica će se sama ponovno učitati.',
	'maintenance.refresh': 'Osvježi stranicu',
	'error.page.title': 'Greška {{code}}',
	'error.page.text': 'Stranica se nije mogla prikazati. Pokušajte ponovno ili se vratite na naslovnicu.',
	'error.page.busy': 'S Vaše je mreže u kratkom vremenu stiglo previše upita. Pričekajte trenutak pa pokušajte ponovno.',
	'error.page.home': 'Povratak na naslovnicu',
} as const;
