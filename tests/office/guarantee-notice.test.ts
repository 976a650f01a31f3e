import { endpoints } from '@titraj/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';

const office = browseOffice();

/** Number of sizes of the notice that the shop gets in a language. */
async function shown(language: string): Promise<number> {
	const headers = { authorization: `Bearer ${await office.backend().newToken()}`, 'base-lang': language };
	const response = await fetch(`${office.backend().url}${endpoints._get_hapi_misc_info.path}`, { headers });
	const { data }: { data: { guarantee_notice: unknown[] } } = JSON.parse(await response.text());
	return data.guarantee_notice.length;
}

test.each(OFFICE_WIDTHS)(
	'the notice of the legal guarantee is uploaded in each language, shown to shoppers of that language, and taken away: %s',
	async (width) => {
		const page = await office.open('/settings', { width, bypassCSP: true });
		const card = page.getByRole('region', { name: 'Obavijest o zakonskom jamstvu' });
		const language = card.getByLabel('Jezik obavijesti');
		const remove = card.getByRole('button', { name: 'Ukloni sliku' });
		const upload = async () => {
			await card.getByLabel('Slika obavijesti').setInputFiles({ name: 'obavijest.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 800) });
			await remove.waitFor();
		};
		await upload();
		await expect.poll(() => shown('hr')).toBeGreaterThan(0);
		expect(await shown('en')).toBe(0);
		await language.selectOption('en');
		await remove.waitFor({ state: 'detached' });
		await upload();
		await card.getByText('Učitano: hrvatski, engleski').waitFor();
		await expect.poll(() => shown('en')).toBeGreaterThan(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
		expect(await auditPage(page)).toEqual([]);
		for (const code of ['en', 'hr']) {
			await language.selectOption(code);
			await remove.click();
			await remove.waitFor({ state: 'detached' });
			await expect.poll(() => shown(code)).toBe(0);
		}
	},
);
