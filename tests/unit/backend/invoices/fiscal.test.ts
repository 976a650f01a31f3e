import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCertificate } from '@titraj/backend/invoices/fiscal/certificate.ts';
import { parseAnswer } from '@titraj/backend/invoices/fiscal/fiscal-client.ts';
import { type FiscalInvoice, isReported, toMoment, toQr } from '@titraj/backend/invoices/fiscal/fiscal-invoice.ts';
import { signRequest } from '@titraj/backend/invoices/fiscal/sign-request.ts';
import { toRequestXml } from '@titraj/backend/invoices/fiscal/to-request-xml.ts';
import { toZki } from '@titraj/backend/invoices/fiscal/zki.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLISHED_ZKI } from '#tests/support/fiscal/published-example.ts';
import { type TestCertificate, writeTestCertificate } from '#tests/support/fiscal/test-certificate.ts';

const XMLSEC = '/usr/bin/xmlsec1';
if (!existsSync(XMLSEC)) console.log('xmlsec1 is not available: signatures are verified only by the library that makes them.');

let folder: string;
let own: TestCertificate;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'fiscal-'));
	own = await writeTestCertificate(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test('the security code of a published example is the published one', () => {
	const { p12, password, input, zki } = PUBLISHED_ZKI;
	expect(toZki(input, parseCertificate(Buffer.from(p12, 'base64'), password).privateKey)).toBe(zki);
});

const INVOICE: FiscalInvoice = {
	...{ oib: '12345678903', issuedAt: '01.12.2026 10:11:12', sequence: 7, premises: 'WEB1', device: '1', total: '115.01', inVat: true, untaxed: null },
	...{ rates: [{ percent: '25.00', net: '92.01', vat: '23.00' }], means: 'K', operatorOib: '12345678903', buyerOib: null },
};

const toSigned = async () => {
	const certificate = parseCertificate(await readFile(own.file), own.password);
	const zki = toZki(INVOICE, certificate.privateKey);
	const xml = toRequestXml({ invoice: INVOICE, zki, isSubsequent: false, messageId: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', sentAt: '01.12.2026 10:11:13' });
	return signRequest(xml, 'RacunZahtjev', certificate);
};

describe.skipIf(!existsSync(XMLSEC))('xmlsec1', () => {
	const verify = async (xml: string) => {
		const [document, certificate] = [join(folder, 'request.xml'), join(folder, 'certificate.pem')];
		await writeFile(document, xml);
		await writeFile(certificate, own.certificate);
		return execFileSync(XMLSEC, ['--verify', '--id-attr:Id', 'RacunZahtjev', '--pubkey-cert-pem', certificate, document], { stdio: 'pipe' });
	};

	test('accepts the signature of a request', async () => {
		await expect(verify(await toSigned())).resolves.toBeDefined();
	});

	test('refuses it once an amount was changed', async () => {
		await expect(verify((await toSigned()).replace('115.01', '115.02'))).rejects.toThrow();
	});
});

test('a signature names the certificate, its issuer and its serial number', async () => {
	const xml = await toSigned();
	expect(xml).toContain('<X509IssuerName>CN=FISKAL 1,O=VRTNA TRGOVINA\\, D.O.O. HR12345678903,C=HR</X509IssuerName>');
	expect(xml).toContain(`<X509SerialNumber>${0x3ecb10d9}</X509SerialNumber>`);
	expect(xml).toContain('<Reference URI="#RacunZahtjev">');
});

test.each([
	['a wrong password', () => parseCertificate(Buffer.from(PUBLISHED_ZKI.p12, 'base64'), 'wrong')],
	['a file that is no certificate', () => parseCertificate(Buffer.from('nothing'), '')],
])('%s is an error', (_title, parse) => expect(parse).toThrow());

describe('the QR code', () => {
	const issuedAt = new Date('2020-09-21T04:30:00Z');
	test.each([
		['its JIR', '12345678-1234-1234-1234-123456789012', 152599, 'jir=12345678-1234-1234-1234-123456789012&datv=20200921_0630&izn=152599'],
		['its security code, until it has one', null, 510, 'zki=12345678123412341234123456789012&datv=20200921_0630&izn=510'],
		['a negative amount', null, -10550, 'zki=12345678123412341234123456789012&datv=20200921_0630&izn=-10550'],
	])('of an invoice names %s, as in the examples of the tax office', (_title, jir, cents, query) => {
		expect(toQr({ jir, zki: '12345678123412341234123456789012', issuedAt, cents })).toBe(`https://porezna.gov.hr/rn?${query}`);
	});
});

test('moments are written in Croatian time', () => {
	expect([toMoment(new Date('2026-07-01T22:30:05Z')), toMoment(new Date('2026-12-31T23:00:00Z'))]).toEqual(['02.07.2026 00:30:05', '01.01.2027 00:00:00']);
});

test.each([
	['to a consumer by transfer', 'invoice', null, 'T', true],
	['to a company by card', 'invoice', '12345678903', 'K', true],
	['to a company by transfer', 'invoice', '12345678903', 'T', false],
	['to a company by gift voucher', 'invoice', '12345678903', 'O', false],
	['a packing slip', 'packing_slip', null, 'K', false],
	['a credit note to a consumer', 'credit_note', null, 'O', true],
] as const)('%s is reported as the law says', (_title, kind, oib, means, expected) => {
	const content: Pick<Parameters<typeof isReported>[0]['content'], 'buyer' | 'payment'> = {
		buyer: { name: '', company: null, oib, street: '', postcode: '', city: '', country: 'HR' },
		payment: { code: 'card', title: '', means },
	};
	// @ts-expect-error only these parts decide
	expect(isReported({ kind, content }, { fiscal: 'on' })).toBe(expected);
	// @ts-expect-error only these parts decide
	expect(isReported({ kind, content }, { fiscal: 'erp' })).toBe(false);
});

test.each([
	['an error page', '<html><body>502</body></html>'],
	['no XML', 'Service unavailable'],
	['half a document', '<a xmlns="http://www.apis-it.hr/fin/2012/types/f73"><b>'],
])('%s is no answer of the service', (_title, xml) => expect(() => parseAnswer(xml)).toThrow());

test.each([
	['K', true],
	['T', false],
] as const)('to a company that pays a part by gift voucher, an invoice is reported by the means of the rest: %s', (rest, expected) => {
	const payment = { code: 'card', title: '', means: 'O', vouchers: { cents: 1000, rest } } as const;
	const buyer = { name: '', company: null, oib: '12345678903', street: '', postcode: '', city: '', country: 'HR' };
	// @ts-expect-error only these parts decide
	expect(isReported({ kind: 'invoice', content: { buyer, payment } }, { fiscal: 'on' })).toBe(expected);
});
