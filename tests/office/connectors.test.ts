import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('what a connector gave up is listed with the reason, tried again and discarded: %s', async (width) => {
	const [order, sku] = [`${width}-1042`, `${width}-ABC/1`];
	const name = `Pantheon ${width}`;
	const merchant = await openMerchant(office.backend());
	const failure = { reason: 'POST https://erp.example/orders answered 422: kupac je blokiran', failed_at: new Date().toISOString() };
	const report = async (problems: readonly object[]) => (await merchant.call('POST', '/connector-reports', { name, total: problems.length, problems })).body;
	const problems = [
		{ ...failure, kind: 'order', key: order, subject: order, repeatable: true },
		{ ...failure, kind: 'product', key: sku, subject: sku, reason: `price: ${'na-upit'.repeat(30)}`, repeatable: false },
	];
	await report(problems);

	const page = await office.open('/', { width, bypassCSP: true });
	await page.getByRole('link', { name: /Ono što veze nisu mogle prenijeti/ }).click();
	await page.getByRole('heading', { name: 'Veze s drugim sustavima' }).waitFor();
	await page.getByText(`Narudžba ${order} nije poslana`).waitFor();
	expect(await page.getByText(failure.reason).count()).toBeGreaterThan(0);
	expect(await auditPage(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

	const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	expect(await page.getByRole('button', { name: `Pokušaj ponovno: ${sku}` }).count()).toBe(0);
	await page.getByRole('button', { name: `Pokušaj ponovno: ${order}` }).click();
	await confirm();
	await page.getByText('veza će pokušati ponovno').waitFor();
	await page.getByRole('button', { name: `Odbaci: ${sku}` }).click();
	await confirm();
	await page.getByText('veza će odbaciti').waitFor();
	const { decisions } = await report(problems);
	expect(decisions).toHaveLength(2);
	expect(decisions).toEqual(
		expect.arrayContaining([
			{ kind: 'order', key: order, decision: 'repeat' },
			{ kind: 'product', key: sku, decision: 'dismiss' },
		]),
	);
	await report([]);

	await office
		.backend()
		.db.updateTable('connectors')
		.set({ reported_at: new Date('2026-01-02T03:04:00Z') })
		.where('name', '=', name)
		.execute();
	await page.reload();
	await page.getByText(/Ne javlja se od 2\. sij 2026\./).waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: `Ukloni vezu ${name}` }).click();
	await confirm();
	await page.getByRole('heading', { name: 'Veze s drugim sustavima' }).waitFor({ state: 'hidden' });
});
