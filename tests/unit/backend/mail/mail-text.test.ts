import { toMailText } from '@titraj/backend/platform/mail/mail-text.ts';
import { expect, test } from 'vitest';

test('the plain text of a mail has each of its parts in order', () => {
	const text = toMailText(
		{
			subject: 'Narudžba',
			paragraphs: ['Hvala.', 'Šaljemo sutra.'],
			digits: '123 456',
			rows: [
				['Ukupno', '39,90 €'],
				['Dostava', '5,00 €'],
			],
			button: { title: 'Narudžba', url: 'https://titraj.example/n/' },
			sections: [{ title: 'Uvjeti', paragraphs: ['Prvi.', 'Drugi.'], link: { title: 'Svi uvjeti', url: 'https://titraj.example/u/' } }],
			smallPrint: 'Odjava',
		},
		'Titraj',
	);
	expect(text.split('\n\n')).toEqual([
		...['Hvala.', 'Šaljemo sutra.', '123 456', 'Ukupno: 39,90 €\nDostava: 5,00 €', 'Narudžba:\nhttps://titraj.example/n/'],
		...['Uvjeti\n------\nPrvi.', 'Drugi.', 'Svi uvjeti:\nhttps://titraj.example/u/', 'Odjava', '-- \nTitraj'],
	]);
});

test('the plain text of a mail of one paragraph has nothing else but the signature', () => {
	expect(toMailText({ subject: 'Kod', paragraphs: ['Hvala.'] }, 'Titraj')).toBe('Hvala.\n\n-- \nTitraj');
});
