import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignedXml } from 'xml-crypto';

/** `lost`: the service takes the invoice, and its answer does not arrive. `page`: a proxy answers. Others are error codes of the service. */
export type FiscalMood = 'well' | 'down' | 'lost' | 'page' | 's004' | 's006';

interface Received {
	readonly name: string;
	readonly xml: string;
	readonly value: (element: string) => string | null;
}

export interface FiscalDouble {
	readonly url: string;
	mood: FiscalMood;
	/** Requests with a valid signature, in order. */
	readonly received: Received[];
	/** JIR by number of the invoice. */
	readonly jirs: Map<string, string>;
	close(): Promise<void>;
}

const NAMESPACE = 'http://www.apis-it.hr/fin/2012/types/f73';
/** Elements of an invoice in the order of FiskalizacijaSchema.xsd 1.9. */
const ORDER = [
	...['Oib', 'USustPdv', 'DatVrijeme', 'OznSlijed', 'BrRac', 'Pdv', 'IznosNePodlOpor', 'IznosUkupno', 'NacinPlac', 'OibOper', 'ZastKod', 'NakDost'],
	...['OibPrimateljaRacuna', 'PromijenjeniNacinPlac'],
];

/**
 * Plays the tax office's service after its public documentation (Tehnička specifikacija za korisnike 2.6, WSDL 1.9): it checks signature, order of elements and formats, gives
 * each invoice one JIR, and fails as the test asks.
 */
export async function startFiscalDouble(certificate: string): Promise<FiscalDouble> {
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			const answer = answerTo(double, Buffer.concat(parts).toString('utf8'), certificate);
			if (answer === null) return response.destroy();
			response.writeHead(double.mood === 'page' ? 502 : 200, { 'content-type': 'text/xml' });
			return response.end(answer);
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	const double: FiscalDouble = {
		...{ url: `http://127.0.0.1:${port}/FiskalizacijaServiceTest`, mood: 'well', received: [], jirs: new Map() },
		close: () => new Promise((done) => server.close(() => done())),
	};
	return double;
}

function answerTo(double: FiscalDouble, envelope: string, certificate: string): string | null {
	if (double.mood === 'down') return null;
	if (double.mood === 'page') return '<html><body>Bad gateway</body></html>';
	const body = /<soapenv:Body>(.*)<\/soapenv:Body>/s.exec(envelope)?.[1] ?? '';
	const name = /^<tns:(\w+) /.exec(body)?.[1] ?? '';
	if (name === 'EchoRequest') return wrap(`<tns:EchoResponse xmlns:tns="${NAMESPACE}">${/>(.*)</s.exec(body)?.[1]}</tns:EchoResponse>`);
	if (double.mood === 's004' || !isSigned(body, certificate)) return refuse(name, 's004', 'Neispravan digitalni potpis.');
	if (double.mood === 's006') return refuse(name, 's006', 'Sistemska pogreška prilikom obrade zahtjeva.');
	const problem = findProblem(body);
	if (problem !== null) return refuse(name, 's001', `Poruka nije u skladu s XML shemom : ${problem}`);
	const value = (element: string) => new RegExp(`<tns:${element}>([^<]*)</tns:${element}>`).exec(body)?.[1] ?? null;
	double.received.push({ name, xml: body, value });
	if (name === 'PromijeniNacPlacZahtjev')
		return wrap(
			`<tns:PromijeniNacPlacOdgovor xmlns:tns="${NAMESPACE}"><tns:PorukaOdgovora><tns:SifraPoruke>p001</tns:SifraPoruke><tns:Poruka>Uspješna prijava promjene načina plaćanja.</tns:Poruka></tns:PorukaOdgovora></tns:PromijeniNacPlacOdgovor>`,
		);
	const number = ['BrOznRac', 'OznPosPr', 'OznNapUr'].map(value).join('/');
	const jir = double.jirs.get(number) ?? randomUUID();
	double.jirs.set(number, jir);
	if (double.mood === 'lost') return null;
	return wrap(
		`<tns:RacunOdgovor xmlns:tns="${NAMESPACE}"><tns:Zaglavlje><tns:IdPoruke>${value('IdPoruke')}</tns:IdPoruke></tns:Zaglavlje><tns:Jir>${jir}</tns:Jir></tns:RacunOdgovor>`,
	);
}

const wrap = (body: string) =>
	`<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;

const refuse = (name: string, code: string, text: string) =>
	wrap(
		`<tns:${name.replace('Zahtjev', 'Odgovor')} xmlns:tns="${NAMESPACE}"><tns:Greske><tns:Greska><tns:SifraGreske>${code}</tns:SifraGreske><tns:PorukaGreske>${text}</tns:PorukaGreske></tns:Greska></tns:Greske></tns:${name.replace('Zahtjev', 'Odgovor')}>`,
	);

function isSigned(xml: string, certificate: string): boolean {
	const signature = /<Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#">.*<\/Signature>/s.exec(xml)?.[0];
	if (signature === undefined) return false;
	const verifier = new SignedXml({ publicCert: certificate });
	verifier.loadSignature(signature);
	try {
		return verifier.checkSignature(xml);
	} catch {
		return false;
	}
}

function findProblem(xml: string): string | null {
	const racun = /<tns:Racun>(.*)<\/tns:Racun>/s.exec(xml)?.[1] ?? '';
	const names = [...racun.matchAll(/<tns:(\w+)>/g)].map(([, name]) => name ?? '').filter((name) => ORDER.includes(name));
	if (names.join() !== ORDER.filter((name) => names.includes(name)).join()) return `elements in the order ${names.join()}`;
	const formats: readonly (readonly [RegExp, RegExp])[] = [
		[/<tns:(?:Oib|OibOper|OibPrimateljaRacuna)>([^<]*)</g, /^\d{11}$/],
		[/<tns:(?:DatVrijeme|DatumVrijeme)>([^<]*)</g, /^\d\d\.\d\d\.\d{4}T\d\d:\d\d:\d\d$/],
		[/<tns:(?:Osnovica|Iznos|IznosUkupno|Stopa|IznosNePodlOpor)>([^<]*)</g, /^-?\d{1,15}\.\d\d$/],
		[/<tns:ZastKod>([^<]*)</g, /^[a-f0-9]{32}$/],
		[/<tns:(?:NacinPlac|PromijenjeniNacinPlac)>([^<]*)</g, /^[GKCTO]$/],
	];
	for (const [where, format] of formats) for (const [all, text = ''] of xml.matchAll(where)) if (!format.test(text)) return all;
	return null;
}
